import { expect, it } from 'vitest';
import { Spread } from '../../src/clocks/watch.ts';
import { ManualClock } from '../base/manual-clock.ts';

const settled = () => new Promise((resolve) => setImmediate(resolve));

it('lets so many begin within any second, in order, and all once it stops', async () => {
  const clock = new ManualClock(0);
  const spread = new Spread(clock, 3);
  const begun: [number, number][] = [];
  for (let task = 0; task < 10; task++) void spread.turn().then(() => begun.push([task, clock.now()]));
  await settled();
  expect(begun.length).toBe(3);
  for (let step = 0; step < 20; step++) {
    clock.advance(100);
    await settled();
  }
  expect(begun).toEqual([0, 0, 0, 1000, 1000, 1000, 2000, 2000, 2000].map((at, task) => [task, at]));
  spread.stop();
  await settled();
  expect(begun.length).toBe(10);
});
