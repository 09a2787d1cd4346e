import pg from 'pg';
import { afterEach, describe, expect, it } from 'vitest';
import { openStore } from '../../src/store/open.ts';
import { ABSENT, type Store, type StoreOptions } from '../../src/store/store.ts';
import { newPrefix, servers } from './servers.ts';

const here = { host: 'here', pid: 1 };
const opened: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const each of opened.splice(0)) await each.close();
});

async function holding(url: string, options: StoreOptions): Promise<Store> {
  const store = await openStore(url, options);
  opened.push(store);
  await store.acquire(here);
  return store;
}

describe.each(servers.filter(({ name }) => name === 'postgresql'))('$name', ({ port, url }) => {
  /** Another program in the middle of changing a key; the write beside it has been answered or waits for it. */
  async function beside(key: string, write: () => Promise<unknown>) {
    const other = new pg.Client(url(port));
    await other.connect();
    opened.push({ close: () => other.end() });
    await other.query('BEGIN');
    await other.query('UPDATE keyv SET value = $1 WHERE key = $2', ['{"stamp":"other-1"}\nchanged', key]);
    let answered = false;
    const outcome = write()
      .then(
        () => 'written',
        (error: unknown) => error,
      )
      .finally(() => {
        answered = true;
      });
    const blocked = 'SELECT 1 FROM pg_stat_activity WHERE pg_backend_pid() = ANY(pg_blocking_pids(pid))';
    const isBlocked = async () => {
      // Within a transaction, connections made after the first look don't show otherwise.
      await other.query('SELECT pg_stat_clear_snapshot()');
      return (await other.query(blocked)).rowCount;
    };
    await expect.poll(async () => answered || (await isBlocked()), { timeout: 10_000 }).toBeTruthy();
    return { outcome, commit: () => other.query('COMMIT') };
  }

  it('makes a write wait for another one in progress, and then fail over what that wrote', async () => {
    const prefix = newPrefix();
    const store = await holding(url(port), { prefix, patience: 5_000 });
    const version = await store.put('key', 'text', ABSENT);
    const { outcome, commit } = await beside(`${prefix}key`, () => store.put('key', 'next', version));
    await commit();
    expect(await outcome).toMatchObject({ name: 'StoreConflict' });
  });

  it('gives up a statement before its caller does, so that its outcome is certain', async () => {
    const prefix = newPrefix();
    const store = await holding(url(port), { prefix, patience: 500 });
    const version = await store.put('key', 'text', ABSENT);
    const { outcome } = await beside(`${prefix}key`, () => store.put('key', 'next', version));
    expect(await outcome).toMatchObject({ outcome: 'nothing', cause: { code: '57014' } });
  });
});
