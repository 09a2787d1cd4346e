import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Adapter } from '../../src/store/adapter.ts';
import { Backend } from '../../src/store/backend.ts';
import { open } from '../../src/store/memory.ts';
import { SettledStore } from '../../src/store/settled-store.ts';
import { ABSENT } from '../../src/store/store.ts';

const OPTIONS = { patience: 1_000, heartbeat: 50 };

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

/** A store whose writes may come late, or lose their replies, and that may stop answering. */
async function unsteadyStore() {
  const memory = await open();
  const late: (() => Promise<boolean>)[] = [];
  const ways = {
    late: async (write: () => Promise<boolean>) => void late.push(write),
    unanswered: async (write: () => Promise<boolean>) => void (await write()),
  };
  let next: keyof typeof ways | null = null;
  let answers = true;
  const assertAnswers = () => {
    if (answers) return;
    vi.setSystemTime(Date.now() + 2 * OPTIONS.patience);
    throw new Error('no answer');
  };
  const adapter: Adapter = {
    ...memory,
    keyv: Object.assign(memory.keyv, {
      get(key: string) {
        assertAnswers();
        return Map.prototype.get.call(memory.keyv, key);
      },
    }),
    async commit(batch) {
      const way = next;
      next = null;
      if (way) {
        await ways[way](() => memory.commit(batch));
        throw new Error('no reply');
      }
      assertAnswers();
      return memory.commit(batch);
    },
    diagnose: () => ({ reason: 'unreachable', certain: false }),
  };
  return {
    store: new SettledStore(adapter, new Backend(adapter, '', OPTIONS.patience), OPTIONS),
    /** What becomes of the next write. */
    nextWrite: (way: keyof typeof ways) => {
      next = way;
    },
    answers: (yes: boolean) => {
      answers = yes;
    },
    arrive: async () => {
      for (const write of late.splice(0)) await write();
    },
  };
}

type Unsteady = Awaited<ReturnType<typeof unsteadyStore>>;

const textOf = async ({ store }: Unsteady) => (await store.get('key'))?.text;

describe('a write that has failed and may still arrive', () => {
  it.each([
    ['over a value', 'first'],
    ['where nothing was', undefined],
  ])('never does once it is said to have done nothing: %s', async (_, before) => {
    const unsteady = await unsteadyStore();
    const over = before === undefined ? ABSENT : await unsteady.store.put('key', before, ABSENT);
    unsteady.nextWrite('late');
    const write = unsteady.store.put('key', 'second', over);
    await expect(write).rejects.toMatchObject({ name: 'StoreFailed', outcome: 'nothing' });
    await unsteady.arrive();
    expect(await textOf(unsteady)).toBe(before);
    await unsteady.store.put('key', 'third', over);
    expect(await textOf(unsteady)).toBe('third');
    await unsteady.store.close();
  });

  it("doesn't fill a key that is emptied after it was ruled out", async () => {
    const unsteady = await unsteadyStore();
    unsteady.nextWrite('late');
    await expect(unsteady.store.put('key', 'late', ABSENT)).rejects.toMatchObject({ outcome: 'nothing' });
    const version = await unsteady.store.put('key', 'other', ABSENT);
    await unsteady.store.delete('key', version);
    await unsteady.arrive();
    expect(await textOf(unsteady)).toBeUndefined();
    await unsteady.store.close();
  });

  it('has succeeded where only its reply was lost', async () => {
    const unsteady = await unsteadyStore();
    unsteady.nextWrite('unanswered');
    const version = await unsteady.store.put('key', 'first', ABSENT);
    expect(await unsteady.store.get('key')).toEqual({ text: 'first', version });
    await unsteady.store.close();
  });

  it.each([
    ['reading the key', (unsteady: Unsteady) => textOf(unsteady)],
    [
      'a stale write to the key',
      ({ store }: Unsteady) => store.put('key', 'stale', 'text:never').catch(({ name }) => name),
    ],
  ])('is ruled out by %s', async (_, use) => {
    const unsteady = await unsteadyStore();
    const over = await unsteady.store.put('key', 'first', ABSENT);
    unsteady.nextWrite('late');
    unsteady.answers(false);
    const write = unsteady.store.put('key', 'second', over);
    await expect(write).rejects.toMatchObject({ name: 'StoreFailed', outcome: 'unknown' });
    unsteady.answers(true);
    const used = () => use(unsteady).catch(({ name }) => name);
    await expect.poll(used).toMatch(/first|StoreConflict/);
    await unsteady.arrive();
    expect(await textOf(unsteady)).toBe('first');
    await unsteady.store.close();
  });
});
