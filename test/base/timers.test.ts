import { expect, it } from 'vitest';
import { type Clock, Timers } from '../../src/base/clock.ts';
import { ManualClock } from './manual-clock.ts';

/** Counts the timers that are set at once. */
class Counting implements Clock {
  readonly manual = new ManualClock(0);
  set = 0;

  now(): number {
    return this.manual.now();
  }

  schedule(delay: number, task: () => void): () => void {
    this.set += 1;
    const cancel = this.manual.schedule(delay, () => {
      this.set -= 1;
      task();
    });
    return () => {
      this.set -= 1;
      cancel();
    };
  }
}

it('runs each task at its time, with one timer for all', () => {
  const clock = new Counting();
  const timers = new Timers(clock);
  const ran: [string, number][] = [];
  const note = (key: string) => void ran.push([key, clock.now()]);
  timers.set('late', 30, note);
  timers.set('early', 10, note);
  timers.set('moved', 5, note);
  timers.set('moved', 20, note);
  timers.set('cancelled', 15, note);
  timers.cancel('cancelled');
  timers.by('late', 40, note);
  expect(clock.set).toBe(1);
  clock.manual.advance(100);
  expect(ran).toEqual([
    ['early', 10],
    ['moved', 20],
    ['late', 30],
  ]);
  expect(clock.set).toBe(0);
});

it('runs what is due in a year', () => {
  const clock = new Counting();
  let ran = 0;
  new Timers(clock).set('key', 365 * 24 * 3_600_000, () => (ran += 1));
  clock.manual.advance(365 * 24 * 3_600_000 - 1);
  expect(ran).toBe(0);
  clock.manual.advance(1);
  expect(ran).toBe(1);
});

it('runs nothing once it is stopped', () => {
  const clock = new Counting();
  const timers = new Timers(clock);
  timers.set('key', 10, () => expect.unreachable());
  timers.stop();
  timers.set('key', 10, () => expect.unreachable());
  expect(clock.set).toBe(0);
  clock.manual.advance(100);
});
