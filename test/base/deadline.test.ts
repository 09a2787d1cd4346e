import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { answeringBy, deadline, markAnswered, uncounted, within } from '../../src/base/deadline.ts';

// Whatever time other tests have set is forgotten once the process has been seen to turn.
beforeAll(() => new Promise((resolve) => setTimeout(resolve, 150)));

afterEach(() => void vi.useRealTimers());

describe('a deadline', () => {
  it('is over once there is an answer, for what began before as well', async () => {
    await answeringBy(1, async () => {
      const later = new Promise((resolve) => setImmediate(() => resolve(deadline())));
      expect(deadline()).toBe(1);
      markAnswered();
      expect(await later).toBeUndefined();
    });
    expect(deadline()).toBeUndefined();
  });

  it('looks once more when the process has stood still, and whoever waits goes on waiting', async () => {
    await answeringBy(Date.now() + 50, async () => {
      const arrives = async () => {
        await new Promise((resolve) => setTimeout(resolve, 20));
        for (let hop = 0; hop < 5; hop++) await new Promise((resolve) => setImmediate(resolve));
        return 'here';
      };
      const found = within(50, arrives(), () => 'late');
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 700);
      expect(await found).toBe('here');
      expect(deadline()).toBeGreaterThan(Date.now());
    });
  });

  it('is later once the process has stood still, though nothing was timed meanwhile', async () => {
    await answeringBy(Date.now() + 50, async () => {
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 700);
      expect(deadline()).toBeGreaterThan(Date.now());
      await new Promise((resolve) => setTimeout(resolve, 150));
      expect(deadline()).toBeGreaterThan(Date.now());
      expect(deadline()).toBeLessThan(Date.now() + 1_500);
    });
  });

  it('does not count what isn’t the store’s', async () => {
    const until = Date.now() + 1_000;
    await answeringBy(until, async () => {
      const start = Date.now();
      await uncounted(() => new Promise((resolve) => setTimeout(resolve, 5)));
      expect(deadline()! - until).toBeGreaterThanOrEqual(4);
      expect(deadline()! - until).toBeLessThanOrEqual(Date.now() - start);
    });
  });
});

it('what has arrived counts, however late the timer fires', async () => {
  let arrive: (text: string) => void;
  const work = new Promise<string>((resolve) => {
    arrive = resolve;
  });
  const found = within(5, work);
  // The loop stands still; the answer is among what it finds afterwards, behind the timer.
  const end = Date.now() + 30;
  setTimeout(() => setImmediate(() => arrive('in time')), 0);
  while (Date.now() < end);
  expect(await found).toBe('in time');
});

it('a timer is not left behind by work that fails', async () => {
  vi.useFakeTimers();
  await expect(within(1_000, Promise.reject(new Error('failed')))).rejects.toThrow('failed');
  expect(vi.getTimerCount()).toBe(0);
});
