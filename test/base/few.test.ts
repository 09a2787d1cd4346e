import { expect, it } from 'vitest';
import { Few } from '../../src/base/few.ts';

it('does only so many things at once, and the next once one is done or has failed', async () => {
  const few = new Few(2);
  const done: string[] = [];
  const ends: ((error?: Error) => void)[] = [];
  const run = (name: string) =>
    few.run(async () => {
      done.push(name);
      await new Promise<void>((resolve, reject) => ends.push((error) => (error ? reject(error) : resolve())));
    });
  const one = run('one');
  const two = run('two');
  await run('one too many');
  ends[0]!();
  await one;
  const three = run('three');
  ends[1]!(new Error('no'));
  await expect(two).rejects.toThrow('no');
  const four = run('four');
  expect(done).toEqual(['one', 'two', 'three', 'four']);
  for (const end of ends) end();
  await Promise.all([three, four]);
});
