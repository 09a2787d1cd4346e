import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Retries } from '../../../src/discord/announcing/announcer.ts';

const MINUTE = 60_000;
const run = vi.fn();
let retries: Retries;
beforeEach(() => {
  vi.useFakeTimers();
  run.mockClear();
  retries = new Retries(run);
});
afterEach(() => vi.useRealTimers());

describe('retries', () => {
  it('wait twice as long each time, up to five minutes, and start over when it is done', () => {
    const waits = Array.from({ length: 11 }, () => retries.again('t'));
    const seconds = [1, 2, 4, 8, 16, 32, 64, 128, 256].map((each) => each * 1_000);
    expect(waits).toEqual([...seconds, 5 * MINUTE, 5 * MINUTE]);
    retries.done('t');
    expect(retries.again('t')).toBe(1_000);
  });

  it('run once after the wait, in place of what was due', () => {
    retries.by('t', 3_000);
    retries.by('t', 10);
    retries.again('t');
    vi.advanceTimersByTime(999);
    expect(run).not.toHaveBeenCalled();
    vi.advanceTimersByTime(MINUTE);
    expect(run.mock.calls).toEqual([['t']]);
  });

  it('wait longer also when another attempt has begun in between', () => {
    expect(retries.again('t')).toBe(1_000);
    retries.begun('t');
    expect(retries.again('t')).toBe(2_000);
  });

  it('run what was scheduled while an attempt was under way', () => {
    retries.begun('t');
    retries.by('t', 3_000);
    retries.done('t');
    vi.advanceTimersByTime(3_000);
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('run no more once it has begun, or when stopped', () => {
    retries.again('t');
    retries.begun('t');
    retries.by('u', 10);
    retries.stop();
    retries.again('v');
    vi.advanceTimersByTime(10 * MINUTE);
    expect(run).not.toHaveBeenCalled();
  });
});
