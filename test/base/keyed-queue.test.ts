import { expect, it } from 'vitest';
import { answeringBy, deadline } from '../../src/base/deadline.ts';
import { KeyedQueue } from '../../src/base/keyed-queue.ts';
import { neverBegun } from '../../src/store/errors.ts';

it('leaves everybody their own deadline, and nobody waits for their turn beyond it', async () => {
  const queue = new KeyedQueue(neverBegun);
  let finish = () => {};
  const first = answeringBy(Date.now() + 60_000, () =>
    queue.run(
      'table',
      () =>
        new Promise<void>((resolve) => {
          finish = resolve;
        }),
    ),
  );
  let hasRun = false;
  const late = answeringBy(Date.now(), () =>
    queue.run('table', () => {
      hasRun = true;
    }),
  );
  const patient = queue.run('table', () => deadline());
  await expect(late).rejects.toMatchObject({ name: 'StoreFailed', outcome: 'nothing' });
  finish();
  await first;
  expect(await patient).toBeUndefined();
  expect(hasRun).toBe(false);
});

it('runs tasks of a key one at a time, in order, whatever the deadline, and goes on after one that fails', async () => {
  const queue = new KeyedQueue();
  const ran: string[] = [];
  const task = (name: string) => async () => {
    ran.push(`${name} begins`);
    await new Promise(setImmediate);
    ran.push(`${name} ends`);
    if (name === 'first') throw new Error(name);
  };
  await answeringBy(Date.now(), async () => {
    const first = queue.run('a', task('first'));
    void queue.run('a', task('second'));
    void queue.run('b', task('other'));
    await expect(first).rejects.toThrow('first');
    await queue.idle();
  });
  const own = (...names: string[]) => ran.filter((line) => names.some((name) => line.startsWith(name)));
  expect(own('first', 'second')).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
  expect(ran.indexOf('other begins')).toBeLessThan(ran.indexOf('first ends'));
});
