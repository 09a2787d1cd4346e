import { expect, it } from 'vitest';
import { Unasked } from '../../../src/discord/announcing/unasked.ts';
import { quiet } from '../../clocks/fixtures.ts';

const soon = async () => undefined;

it('tells only so many at once, and the next once one is told or has failed', async () => {
  const unasked = new Unasked(soon, 2);
  const told: string[] = [];
  const ends: ((error?: Error) => void)[] = [];
  const tell = (name: string) =>
    unasked.tell(async () => {
      told.push(name);
      await new Promise<void>((resolve, reject) => ends.push((error) => (error ? reject(error) : resolve())));
    });
  const one = tell('one');
  const two = tell('two');
  await tell('one too many');
  ends[0]!();
  await one;
  const three = tell('three');
  ends[1]!(new Error('no'));
  await expect(two).rejects.toThrow('no');
  const four = tell('four');
  await quiet();
  expect(told).toEqual(['one', 'two', 'three', 'four']);
  for (const end of ends) end();
  await Promise.all([three, four]);
});

it('lets clocks go first', async () => {
  let caughtUp = () => {};
  const unasked = new Unasked(() => new Promise((resolve) => (caughtUp = resolve)));
  let isTold = false;
  const telling = unasked.tell(async () => {
    isTold = true;
  });
  await quiet();
  expect(isTold).toBe(false);
  caughtUp();
  await telling;
  expect(isTold).toBe(true);
});
