import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { systemClock } from '../../../src/base/clock.ts';
import { Rounds } from '../../../src/discord/gateway/rounds.ts';
import { Refusal } from '../../../src/table/refusal.ts';
import { recorder } from '../../base/recorder.ts';
import { quiet } from '../announcing/fixtures.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
afterEach(() => void vi.useRealTimers());

const servers = Array.from({ length: 10_000 }, (_none, at) => `g${at}`);

it('visit each of ten thousand servers once, at most four at a time', async () => {
  const visited: string[] = [];
  let under = 0;
  let most = 0;
  const visit = async (guildId: string) => {
    most = Math.max(most, ++under);
    await new Promise(setImmediate);
    visited.push(guildId);
    under -= 1;
  };
  const rounds = new Rounds({ clock: systemClock, visit, untilQuiet: () => null, log: recorder().log });
  for (const server of servers) rounds.add(server);
  await rounds.idle();
  expect(visited.toSorted()).toEqual(servers.toSorted());
  expect(most).toBe(4);
});

it('wait while people are answered, but not forever', async () => {
  let answered = () => {};
  let people: Promise<void> | null = new Promise((resolve) => {
    answered = resolve;
  });
  const visit = vi.fn(async () => undefined);
  const rounds = new Rounds({ clock: systemClock, visit, untilQuiet: () => people, log: recorder().log });
  rounds.add('g1');
  await quiet();
  expect(visit).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(100);
  await quiet();
  expect(visit).toHaveBeenCalledTimes(1);
  answered();
  people = null;
  await rounds.stop();
});

it('pause as a whole while the store is away, with one line, and go on where they were', async () => {
  let isAway = true;
  const visit = vi.fn(async () => {
    if (isAway) throw new Refusal('storeUnreadable', null);
  });
  const { log, lines } = recorder();
  const rounds = new Rounds({ clock: systemClock, visit, untilQuiet: () => null, log });
  for (const server of servers) rounds.add(server);
  await quiet();
  expect(visit.mock.calls.length).toBeLessThanOrEqual(8);
  expect(lines).toHaveLength(1);
  isAway = false;
  visit.mockClear();
  await vi.advanceTimersByTimeAsync(1_000);
  await rounds.idle();
  expect(visit).toHaveBeenCalledTimes(servers.length);
});

it('pass over a server that cannot be read, and stop at once when they have to', async () => {
  const visit = vi.fn((_guildId: string, signal: AbortSignal) =>
    visit.mock.calls.length === 1
      ? Promise.reject(new Refusal('serverUnreadable', null))
      : new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve())),
  );
  const rounds = new Rounds({ clock: systemClock, visit, untilQuiet: () => null, log: recorder().log });
  for (const server of servers) rounds.add(server);
  await quiet();
  await rounds.stop();
  expect(visit.mock.calls.length).toBeLessThanOrEqual(5);
});
