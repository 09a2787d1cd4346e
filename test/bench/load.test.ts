import { describe, expect, it } from 'vitest';
import { keepsGoal, lineOf, quantile, type Step, summaryOf } from '../../bench/load/step.ts';

const step = (rate: number, waits: readonly number[], also: Partial<Step> = {}): Step => ({
  rate,
  seconds: 1,
  made: rate,
  failed: 0,
  waits,
  processorTime: { bot: 5, load: null },
  pictures: 1,
  memory: [100, 110],
  ...also,
});

describe('a step of the load', () => {
  it('has quantiles of its answers', () => {
    const waits = Array.from({ length: 100 }, (_, i) => 100 - i);
    expect([0.5, 0.99, 1].map((q) => quantile(waits, q))).toEqual([51, 100, 100]);
    expect(quantile([], 0.5)).toBeNaN();
  });

  it.each([
    [step(10, [10, 250]), true],
    [step(10, [10, 251]), false],
    [step(10, [10], { failed: 1 }), false],
    [step(10, [10], { made: 9 }), false],
  ])('keeps the goal if answers come in time, and as many as wanted', (one, kept) => {
    expect(keepsGoal(one)).toBe(kept);
    expect(lineOf(summaryOf(one)).includes('goal missed')).toBe(!kept);
  });

  it('tells the mean memory, and a dash for what the system does not tell', () => {
    const summary = summaryOf(step(10, [1]));
    expect(summary).toMatchObject({ memoryMb: 105, botMs: 5, loadMs: null });
    expect(lineOf(summary)).toContain('–');
  });
});
