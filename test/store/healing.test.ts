import pg from 'pg';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { Collection, storedAs } from '../../src/store/collection.ts';
import { openStore } from '../../src/store/open.ts';
import { open as openPostgres } from '../../src/store/postgres.ts';
import { ABSENT, type Mended, type SetBack, type Store } from '../../src/store/store.ts';
import { servers } from './servers.ts';

const postgres = servers.find(({ name }) => name === 'postgresql');
const opened: Store[] = [];
afterEach(async () => {
  for (const store of opened.splice(0)) await store.close();
});

describe.runIf(postgres)('a PostgreSQL store in use', async () => {
  const database = `round_table_healing_${process.pid}`;
  const url = postgres?.url(postgres.port).replace(/test$/, database) ?? '';
  const asked = (sql: string, at: string) => {
    const client = new pg.Client(at);
    return client
      .connect()
      .then(() => client.query(sql))
      .finally(() => client.end());
  };
  const outside = (sql: string) => asked(sql, postgres!.url(postgres!.port));
  const inside = (sql: string) => asked(sql, url);
  const drop = () => outside(`DROP DATABASE IF EXISTS ${database} WITH (FORCE)`);
  if (postgres) {
    await drop();
    await outside(`CREATE DATABASE ${database}`);
  }
  afterAll(drop);

  const entry = { list: 'list', id: 'id', rank: 1, text: 'entry' };
  async function used() {
    const heard: (Mended | SetBack | 'wiped')[] = [];
    const store = await openStore(url, {
      heartbeat: 50,
      onWiped: () => heard.push('wiped'),
      onMended: (mended) => heard.push(mended),
      onSetBack: (setBack) => heard.push(setBack),
    });
    opened.push(store);
    await store.acquire({ host: 'here', pid: 1 });
    const key = `key${Math.random()}`;
    const version = await store.commit({ key, text: 'first', over: ABSENT, entries: [entry] });
    // Each kind of statement is prepared by now, on one connection at least.
    await store.get(key);
    await store.list({ list: 'list', limit: 1 });
    heard.length = 0;
    return { store, key, version, heard };
  }
  const [values, lists] = ['keyv', 'keyv_lists'];
  const tables = (...names: string[]): Mended => ({ kind: 'tables', tables: names });

  it.each([
    ['values', 'keyv', [tables(values), 'wiped']],
    ['lists', 'keyv_lists', [tables(lists), { kind: 'lists' }]],
    ['both', 'keyv, keyv_lists', [tables(values, lists), 'wiped']],
  ] as const)('makes its tables again once they are gone: %s', async (_, gone, expected) => {
    const { store, heard } = await used();
    await inside(`DROP TABLE ${gone}`);
    await expect.poll(() => heard, { timeout: 5_000 }).toEqual(expected);
    const again = { key: 'again', text: 'second', over: ABSENT, entries: [entry] };
    await store.commit(again);
    expect(await store.list({ list: 'list', limit: 2 })).toEqual([entry]);
    expect((await store.get('again'))!.text).toBe('second');
    await store.delete('again', (await store.get('again'))!.version);
    expect(heard).toHaveLength(expected.length);
  });

  it('writes at once when it may again, though each connection was made while it could only be read', async () => {
    const { store } = await used();
    const setting = 'default_transaction_read_only';
    await outside(`ALTER DATABASE ${database} SET ${setting} = on`);
    await outside(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${database}' AND pid <> pg_backend_pid()`,
    );
    const put = (key: string) => store.put(key, 'text', ABSENT);
    // A key of its own each time: what broke off on a dying connection is in doubt until it can be written.
    let tried = 0;
    await expect
      .poll(() => put(`refused ${tried++}`).catch(({ reason }) => reason), { timeout: 10_000 })
      .toBe('readOnly');
    // All of them are in use at once.
    await Promise.all(Array.from({ length: 20 }, () => store.get(`key${Math.random()}`)));
    await outside(`ALTER DATABASE ${database} RESET ${setting}`);
    await Promise.all(Array.from({ length: 20 }, (_, at) => put(`written ${at}`)));
  });

  it('does with the very call that finds them missing', async () => {
    const { store, key, version } = await used();
    await inside('DROP TABLE keyv_lists');
    await store.commit({ key, text: 'second', over: version, entries: [entry] });
    expect(await store.list({ list: 'list', limit: 2 })).toEqual([entry]);
    expect((await store.get(key))!.text).toBe('second');
  });

  it('goes on in an empty database that has taken the place of its own', async () => {
    const { store, heard, key } = await used();
    await drop();
    await outside(`CREATE DATABASE ${database}`);
    await expect.poll(() => heard, { timeout: 10_000 }).toEqual([tables(values, lists), 'wiped']);
    await store.commit({ key, text: 'second', over: ABSENT, entries: [entry] });
    expect((await store.get(key))!.text).toBe('second');
  });

  it('makes a change of what it knows though everything is gone, and forgets nothing of the rest', async () => {
    const { store } = await used();
    const boxes = new Collection(store, {
      ...storedAs('box', { parse: (data) => data as { size: number } }, { cached: 10 }),
    });
    for (const id of ['one', 'two']) await boxes.update(id, () => ({ value: { size: 1 } }));
    await inside(`DROP TABLE ${values}`);
    await boxes.update('one', (box) => ({ value: { size: box!.size + 1 } }));
    expect(await boxes.restore()).toEqual([{ size: 1 }]);
    const fresh = new Collection(store, storedAs('box', { parse: (data) => data }));
    expect([await fresh.get('one'), await fresh.get('two')]).toEqual([{ size: 2 }, { size: 1 }]);
  });

  it('goes on where the tables have others’ columns by now, and where a pooler has forgotten its statements', async () => {
    const { store, key, version } = await used();
    await inside('ALTER TABLE keyv ALTER COLUMN value TYPE VARCHAR');
    expect((await store.get(key))!.text).toBe('first');
    await store.put(key, 'second', version);
    const adapter = await openPostgres(url, {
      prefix: '',
      patience: 1_000,
      onError: () => undefined,
      onMended: () => undefined,
    });
    const { query } = adapter.keyv as unknown as { query(sql: string): Promise<unknown[]> };
    for (let turn = 0; turn < 3; turn++) {
      expect(await query('SELECT 1')).toHaveLength(1);
      await query('DEALLOCATE ALL');
    }
    await adapter.close();
  });
});
