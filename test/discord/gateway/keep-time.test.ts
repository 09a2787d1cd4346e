import { type DefaultRestOptions, REST } from 'discord.js';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SteadyTime } from '../../../src/base/steady-time.ts';
import { keepTime, settleTime } from '../../../src/discord/gateway/keep-time.ts';
import { ManualClock } from '../../base/manual-clock.ts';
import { recorder } from '../../base/recorder.ts';

const HOUR = 3_600_000;
const START = Date.parse('2026-07-01T00:00:00Z');

/** A machine, and a Discord that says what time it is with each reply. */
let off: number;
let clock: ManualClock;
let time: SteadyTime;
let asked: string[];
let rest: REST;
let isAway: boolean;
let end: () => void;
beforeEach(() => {
  [off, asked, isAway, clock] = [0, [], false, new ManualClock(START)];
  const right = () => clock.now();
  vi.spyOn(Date, 'now').mockImplementation(() => right() + off);
  time = new SteadyTime({
    machine: () => Date.now(),
    ticks: () => right() - START,
    uptime: () => right() - START,
  });
  time.begin(recorder().log);
  const headers = {
    'content-type': 'application/json',
    'x-ratelimit-limit': '1',
    'x-ratelimit-remaining': '0',
  };
  rest = new REST({
    retries: 0,
    makeRequest: async (url) => {
      if (isAway) throw new Error('away');
      asked.push(new URL(url).pathname);
      time.heard(Math.floor(right() / 1_000) * 1_000, right() - START);
      return new Response('{}', {
        headers: { ...headers, 'x-ratelimit-reset-after': '1' },
      }) as unknown as Awaited<ReturnType<typeof DefaultRestOptions.makeRequest>>;
    },
  }).setToken('token');
  end = keepTime(rest, time, clock);
});
afterEach(() => {
  end();
  vi.restoreAllMocks();
});

const turns = async () => {
  for (let turn = 0; turn < 20; turn++) await new Promise(setImmediate);
};
const passes = async (ms: number) => {
  for (let passed = 0; passed < ms; passed += 10_000) {
    clock.advance(10_000);
    time.look();
    rest.handlers.clear();
    await turns();
  }
};

it('asks Discord until it is known what time it is, then only if nothing has been heard for ten minutes', async () => {
  await settleTime(rest, time);
  expect(asked).toEqual(['/api/v10/gateway']);
  expect(time.isInDoubt).toBe(false);
  await passes(600_000);
  expect(asked.length).toBe(1);
  await passes(20_000);
  expect(asked.length).toBe(2);
});

it('asks at once when the machine’s time jumps, and goes by what it hears', async () => {
  await settleTime(rest, time);
  off = 720 * HOUR;
  time.look();
  clock.advance(0);
  await turns();
  expect(asked.length).toBe(2);
  expect([time.isInDoubt, time.off]).toEqual([false, off]);
  expect(Math.abs(time.now() - clock.now())).toBeLessThan(1_000);
});

it('asks once a minute while Discord is away', async () => {
  isAway = true;
  await settleTime(rest, time);
  await passes(30_000);
  isAway = false;
  await passes(60_000);
  expect(asked).toEqual(['/api/v10/gateway']);
  expect(time.isInDoubt).toBe(false);
});

it('lets nobody wait for limits that are over, when the machine’s time is set back', async () => {
  await rest.get('/users/@me');
  clock.advance(2_000);
  off = -HOUR;
  time.look();
  await rest.get('/users/@me');
  expect(asked.length).toBe(2);
});
