import { beforeEach, describe, expect, it, vi } from 'vitest';
import { doubling, Retries, retry } from '../../src/base/retry.ts';
import { ManualClock } from './manual-clock.ts';

const MINUTE = 60_000;

describe('a retry', () => {
  const failing = (times: number) => {
    let left = times;
    return vi.fn(async () => {
      if (left-- > 0) throw new Error(`${left} to go`);
      return 'done';
    });
  };
  const waits: [number, unknown][] = [];
  const wait = async (pause: number, error: unknown) => void waits.push([pause, (error as Error).message]);
  const tried = (attempt: () => Promise<string>, isWorthRetrying = () => true) =>
    retry(attempt, { pauses: [100, 400], isWorthRetrying, wait });
  beforeEach(() => {
    waits.length = 0;
  });

  it('waits after each failure, and goes on to the result', async () => {
    expect(await tried(failing(2))).toBe('done');
    expect(waits).toEqual([
      [100, '1 to go'],
      [400, '0 to go'],
    ]);
  });

  it('gives up after the last pause, with the last error', async () => {
    const attempt = failing(4);
    await expect(tried(attempt)).rejects.toThrow('1 to go');
    expect(attempt).toHaveBeenCalledTimes(3);
  });

  it('gives up at once where another attempt would not help', async () => {
    const attempt = failing(1);
    await expect(tried(attempt, () => false)).rejects.toThrow('0 to go');
    expect(attempt).toHaveBeenCalledTimes(1);
    expect(waits).toEqual([]);
  });

  it('can have pauses that double up to the longest', () => {
    const pauses = doubling(2, 60);
    expect(Array.from({ length: 7 }, () => pauses.next().value)).toEqual([2, 4, 8, 16, 32, 60, 60]);
  });
});

describe('retries', () => {
  const run = vi.fn();
  let clock: ManualClock;
  let retries: Retries;
  beforeEach(() => {
    run.mockClear();
    clock = new ManualClock();
    retries = new Retries(clock);
  });

  it('wait twice as long each time, up to five minutes, and start over when it is done', () => {
    const waits = Array.from({ length: 11 }, () => retries.again('t', run));
    const seconds = [1, 2, 4, 8, 16, 32, 64, 128, 256].map((each) => each * 1_000);
    expect(waits).toEqual([...seconds, 5 * MINUTE, 5 * MINUTE]);
    retries.done('t');
    expect(retries.again('t', run)).toBe(1_000);
  });

  it('run once after the wait, in place of what was due', () => {
    retries.set('t', 3_000, run);
    retries.set('t', 10, run);
    retries.again('t', run);
    clock.advance(999);
    expect(run).not.toHaveBeenCalled();
    clock.advance(MINUTE);
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('run when they are first due', () => {
    const later = vi.fn();
    retries.by('t', 10, run);
    retries.by('t', 3_000, later);
    retries.by('u', 3_000, later);
    retries.by('u', 10, run);
    clock.advance(MINUTE);
    expect(run).toHaveBeenCalledTimes(2);
    expect(later).not.toHaveBeenCalled();
  });

  it('wait longer also when another attempt has begun in between', () => {
    expect(retries.again('t', run)).toBe(1_000);
    retries.cancel('t');
    expect(retries.again('t', run)).toBe(2_000);
  });

  it('run what was scheduled while an attempt was under way, unless all is forgotten', () => {
    retries.cancel('t');
    retries.set('t', 3_000, run);
    retries.set('u', 3_000, run);
    retries.done('t');
    retries.forget('u');
    clock.advance(3_000);
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('run no more once it has begun, or when stopped', () => {
    retries.again('t', run);
    retries.cancel('t');
    retries.set('u', 10, run);
    retries.stop();
    retries.again('v', run);
    clock.advance(10 * MINUTE);
    expect(run).not.toHaveBeenCalled();
  });
});
