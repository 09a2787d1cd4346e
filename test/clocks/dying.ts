import { expect, it } from 'vitest';
import { StoreFailed } from '../../src/store/errors.ts';
import type { Commit, Version } from '../../src/store/store.ts';
import { FaultyStore } from '../table/fixtures/stores.ts';
import { quiet, Ward } from './fixtures.ts';

/** How many writes and requests an undisturbed story has. */
export const [WRITES, REQUESTS] = [33, 9];

const MINUTE = 60_000;
const KINDS = ['half', 'last', 'half', 'last', 'absent'];

type Trouble = 'dies' | 'written' | 'late';

/** A store to which something happens at one of its writes of tables and clocks, counted from 0. */
class MortalStore extends FaultyStore {
  counted = 0;
  trouble: { readonly at: number; readonly kind: Trouble } | null = null;

  override async commit(commit: Commit): Promise<Version> {
    const { key } = commit;
    if (!/^(clock|table):/.test(key)) return super.commit(commit);
    const { at, kind } = this.trouble ?? { at: -1, kind: 'dies' };
    if (this.counted++ !== at) return super.commit(commit);
    if (kind === 'dies') {
      this.writesLeft = 0;
      this.failing.add('get');
      throw new StoreFailed('put', key, { reason: 'unreachable' });
    }
    this.unknown = kind;
    try {
      return await super.commit(commit);
    } finally {
      this.unknown = null;
    }
  }

  get isDead(): boolean {
    return this.writesLeft === 0;
  }
}

/**
 * Ada lets her time run out twice, Bob plays at once, and a dead bot starts again. @returns what was said, by then
 * and still, and how many writes and requests there were
 */
export async function story(prepare: (on: Ward, store: MortalStore) => void) {
  const store = new MortalStore();
  let on = await new Ward(undefined, store).start();
  const id = await on.game('1h');
  store.counted = 0;
  prepare(on, store);
  const end = on.clock.unshifted + 130 * MINUTE;
  let starts = 0;
  for (let isOn = true; isOn; ) {
    isOn = await on.alarm(end);
    if (!store.isDead || starts > 0) {
      const { toAct } = await on.tables.info(id);
      if (toAct[0] === 1) await on.act(id).catch(() => undefined);
    }
    if (store.isDead && starts === 0) {
      starts++;
      await on.stop();
      on = await new Ward(on, store.copy()).start();
    }
  }
  await quiet();
  const { channel } = on;
  return {
    kinds: channel.log.map(([kind]) => kind),
    times: channel.log.map(([, , at]) => at),
    present: [...channel.present.values()].map(({ kind }) => kind),
    holder: (await on.tables.info(id)).seats[0]!.kind,
    counted: store.counted,
    starts,
    errors: on.logged.filter(({ level }) => level === 'error'),
  };
}

/** Everything was said once, at its time or a minute later: that much may be credited for a restart. */
export function expectAllOnce({
  kinds,
  times,
  present,
  holder,
  errors,
}: Awaited<ReturnType<typeof story>>): void {
  expect(kinds).toEqual(KINDS);
  expect(present).toEqual(['absent']);
  expect(holder).toBe('computer');
  expect(errors).toEqual([]);
  for (const [index, at] of [30, 54, 90, 114, 120].entries()) {
    expect(times[index]).toBeGreaterThanOrEqual(at);
    expect(times[index]).toBeLessThan(at + 1.1);
  }
}

const atRequest = (at: number, error: Error) => [...Array<undefined>(at).fill(undefined), error];

/** Everything is said once and done once, whatever happens at each of these writes and requests. */
export function surviving(eachWrite: readonly number[], eachRequest: readonly number[]): void {
  it.each(eachWrite)('if the bot dies at write %i', async (at) => {
    const told = await story((_, store) => {
      store.trouble = { at, kind: 'dies' };
    });
    expect(told.starts).toBe(1);
    expectAllOnce(told);
  });

  it.each(eachWrite)('if it is not known whether write %i was made, and it was', async (at) => {
    expectAllOnce(
      await story((_, store) => {
        store.trouble = { at, kind: 'written' };
      }),
    );
  });

  it.each(eachWrite)('if it is not known whether write %i was made, and it was not', async (at) => {
    expectAllOnce(
      await story((_, store) => {
        store.trouble = { at, kind: 'late' };
      }),
    );
  });

  it.each(eachRequest)('if request %i to Discord fails', async (at) => {
    expectAllOnce(await story((on) => void on.channel.refusals.push(...atRequest(at, new Error('cut')))));
  });

  it.each(eachRequest)('if the reply to request %i is lost', async (at) => {
    expectAllOnce(await story((on) => void on.channel.lostReplies.push(...atRequest(at, new Error('cut')))));
  });

  it.each(eachRequest)('if the bot dies after request %i', async (at) => {
    const told = await story((on, store) => {
      on.channel.afterRequest = (count) => {
        if (count !== at) return;
        store.writesLeft = 0;
        throw new Error('dead');
      };
    });
    expect(told.starts).toBe(1);
    expectAllOnce(told);
  });
}
