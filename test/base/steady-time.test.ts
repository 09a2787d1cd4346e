import { beforeEach, describe, expect, it } from 'vitest';
import { SteadyTime } from '../../src/base/steady-time.ts';
import { recorder } from './recorder.ts';

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;
const DAY = 24 * HOUR;
const START = Date.parse('2026-07-01T00:00:00Z');

/** A machine whose time can be set, and which can sleep or be halted, beside a Discord whose time is right. */
class Machine {
  right = START;
  ticks = 7_000;
  uptime = 90_000;
  off = 0;
  readonly recorder = recorder();
  readonly time = new SteadyTime({
    machine: () => this.right + this.off,
    ticks: () => this.ticks,
    uptime: () => this.uptime,
  });

  begin(): this {
    this.time.begin(this.recorder.log);
    return this;
  }

  runs(ms: number): void {
    for (let left = ms; left > 0; left -= SECOND) {
      const step = Math.min(left, SECOND);
      this.right += step;
      this.ticks += step;
      this.uptime += step;
      this.time.look();
    }
  }

  sleeps(ms: number): void {
    this.right += ms;
    this.uptime += ms;
    this.runs(SECOND);
  }

  /** As a virtual machine that's halted by its host. */
  isHalted(ms: number): void {
    this.right += ms;
    this.runs(SECOND);
  }

  /** A reply of Discord's, 100 ms after its request. */
  reply(wrong = 0): void {
    const asked = this.ticks;
    const said = Math.floor((this.right + wrong) / SECOND) * SECOND;
    this.runs(100);
    this.time.heard(said, asked);
  }

  get error(): number {
    return Math.abs(this.time.now() - this.right);
  }

  get said(): [string, unknown][] {
    return this.recorder.lines.map(({ message, data }) => [message, data]);
  }
}

let on: Machine;
beforeEach(() => {
  on = new Machine().begin();
});

describe.each([HOUR, -HOUR, 30 * DAY, -30 * DAY])('a machine whose time jumps by %i ms', (jump) => {
  it('and back is not followed, twice', () => {
    for (let time = 0; time < 2; time++) {
      on.runs(HOUR);
      on.off = jump;
      expect(on.error).toBe(0);
      on.runs(30 * SECOND);
      expect(on.error).toBe(0);
      on.off = 0;
      on.runs(30 * SECOND);
      expect(on.error).toBe(0);
    }
    const there = jump > 0 ? 'ahead' : 'back';
    const again = jump > 0 ? 'back' : 'ahead';
    const line = (direction: string, ms: number) => [
      `the machine’s time has jumped ${direction}; the bot’s goes on`,
      { seconds: ms / SECOND },
    ];
    const both = [line(there, jump), line(again, -jump)];
    expect(on.said).toEqual([...both, ...both]);
  });

  it('and stays wrong is not followed while Discord says so, and told apart from it', () => {
    on.reply();
    on.off = jump;
    on.runs(SECOND);
    expect(on.time.isInDoubt).toBe(true);
    on.reply();
    expect(on.time.isInDoubt).toBe(false);
    expect(on.error).toBeLessThan(SECOND);
    expect(on.time.off).toBe(jump);
    on.runs(DAY);
    on.reply();
    expect(on.error).toBeLessThan(SECOND);
    on.off = 0;
    on.reply();
    expect([on.time.off, on.error]).toEqual([0, 0]);
  });

  it('before the process starts is put right by the second reply', () => {
    on = new Machine();
    on.off = jump;
    on.begin();
    expect(on.error).toBe(Math.abs(jump));
    on.reply();
    expect(on.error).toBe(Math.abs(jump));
    on.reply();
    expect(on.error).toBeLessThanOrEqual(SECOND);
    expect(on.said).toEqual([
      [
        'the bot’s time is set to Discord’s',
        { seconds: expect.closeTo(-jump / SECOND, -1), machine: jump / SECOND },
      ],
    ]);
    on.off = 0;
    on.runs(SECOND);
    on.reply();
    expect([on.time.off, on.error]).toEqual([0, 0]);
  });
});

it('goes on while the machine sleeps, which is no jump', () => {
  on.runs(HOUR);
  on.sleeps(9 * HOUR);
  expect(on.error).toBe(0);
  expect(on.said).toEqual([['the machine slept', { seconds: (9 * HOUR) / SECOND }]]);
  expect(on.time.isInDoubt).toBe(true);
  on.reply();
  expect(on.time.isInDoubt).toBe(false);
});

it('does not take a machine’s wrong time after a sleep', () => {
  on.reply();
  on.off = 30 * DAY;
  on.sleeps(HOUR);
  on.reply();
  on.reply();
  expect(on.error).toBeLessThan(SECOND);
});

it('follows a machine that was halted once Discord says so twice', () => {
  on.reply();
  on.isHalted(5 * HOUR);
  expect(on.error).toBe(5 * HOUR);
  on.reply();
  on.reply();
  expect(on.error).toBe(0);
});

it('does not go by a single reply that is wrong', () => {
  on.reply();
  on.reply(30 * DAY);
  expect(on.time.isInDoubt).toBe(true);
  on.reply();
  on.reply(-DAY);
  on.reply(HOUR);
  expect(on.error).toBe(0);
});

it('is the machine’s as long as that is nearly right', () => {
  on.reply();
  on.off = 400;
  on.runs(SECOND);
  on.reply();
  expect(on.time.now()).toBe(on.right + 400);
  expect(on.said).toEqual([]);
});

it('is the machine’s until it begins', () => {
  on = new Machine();
  on.off = HOUR;
  on.reply();
  on.reply();
  expect(on.time.now()).toBe(on.right + HOUR);
  expect([on.time.isInDoubt, on.time.unheard]).toEqual([false, 0]);
});
