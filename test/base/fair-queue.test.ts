import { expect, it } from 'vitest';
import { FairQueue, QueueFull } from '../../src/base/fair-queue.ts';

const asker = (server: string | null, person: string) => ({ server, person });

it('serves servers in turns, and people within them, however much one has waiting', async () => {
  const queue = new FairQueue(1, 20);
  const done: string[] = [];
  const ask = (server: string | null, person: string, name: string) =>
    queue.run(asker(server, person), async () => void done.push(name));
  const all = [
    ...['a1', 'a2', 'a3', 'a4'].map((name) => ask('a', 'ann', name)),
    ask('a', 'ben', 'ben'),
    ask('b', 'cleo', 'cleo'),
    ask(null, 'dan', 'dan'),
  ];
  await Promise.all(all);
  expect(done).toEqual(['a1', 'cleo', 'a2', 'dan', 'ben', 'a3', 'a4']);
});

it('keeps nobody waiting for a second turn of somebody else', async () => {
  for (const server of ['a', 'b']) {
    const queue = new FairQueue(1, 20);
    const done: string[] = [];
    const ask = (of: string, person: string) =>
      queue.run(asker(of, person), async () => void done.push(person));
    await Promise.all([ask('a', 'ann'), ask('a', 'ann'), ask('a', 'ann'), ask(server, 'ben')]);
    expect(done).toEqual(['ann', 'ben', 'ann', 'ann']);
  }
});

it('refuses what’s too much, and goes on after a failure', async () => {
  const queue = new FairQueue(1, 1);
  const failing = queue.run(null, async () => {
    throw new Error('no');
  });
  const waiting = queue.run(null, async () => 'done');
  await expect(queue.run(null, async () => 'never')).rejects.toBeInstanceOf(QueueFull);
  await expect(failing).rejects.toThrow('no');
  expect(await waiting).toBe('done');
  expect(await queue.run(null, async () => 'again')).toBe('again');
});
