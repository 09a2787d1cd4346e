import { once } from 'node:events';
import { readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { DatabaseSync } from '@photostructure/sqlite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openStore } from '../../src/store/open.ts';
import { ABSENT, type Store } from '../../src/store/store.ts';
import { temporaryFolder } from './servers.ts';

const folder = temporaryFolder();
let files = 0;
let file: string;
let url: string;
const opened: Store[] = [];
beforeEach(() => {
  file = `${folder}/${files++}/tables.sqlite`;
  url = `sqlite://${file}`;
});
afterEach(async () => {
  for (const store of opened.splice(0)) await store.close();
});

async function open(wiped: () => void = () => undefined): Promise<Store> {
  const store = await openStore(url, { onWiped: wiped });
  opened.push(store);
  await store.acquire({ host: 'here', pid: 1 });
  return store;
}

/** Of `PRAGMA synchronous`. */
const FULL = 2;

const KEYV = 'CREATE TABLE IF NOT EXISTS keyv(key VARCHAR(255) PRIMARY KEY, value TEXT )';

/** The thread itself, as the store starts it. */
function thread() {
  const worker = new Worker(new URL('../../src/store/sqlite-thread.mjs', import.meta.url), {
    execArgv: [],
    workerData: { file, isFile: true, timeout: 100, schema: [KEYV] },
  });
  return {
    async ask(...jobs: object[]): Promise<{ id: number; result: unknown }[]> {
      worker.postMessage(jobs);
      return (await once(worker, 'message'))[0];
    },
    end: () => worker.terminate(),
  };
}

const read = (sql: string) => ({ id: 1, kind: 'read', sql, values: [] });

it('flushes each write to SQLite before it is called done', async () => {
  const { ask, end } = thread();
  expect(await ask(read('PRAGMA synchronous'))).toEqual([{ id: 1, result: [{ synchronous: FULL }] }]);
  expect(await ask(read('PRAGMA journal_mode'))).toEqual([{ id: 1, result: [{ journal_mode: 'wal' }] }]);
  await end();
});

it('commits writes that wait together, and answers each for itself', async () => {
  const { ask, end } = thread();
  const insert = (id: number, key: string) => ({
    id,
    kind: 'commit',
    conditions: [{ sql: 'SELECT 1 WHERE NOT EXISTS (SELECT 1 FROM keyv WHERE key = ?1)', values: [key] }],
    writes: [{ sql: 'INSERT INTO keyv VALUES (?1, total_changes())', values: [key] }],
  });
  await ask(read('SELECT 1'));
  const commits = () => readFileSync(`${file}-wal`).length;
  const [before] = [commits()];
  const answers = await ask(
    insert(1, 'a'),
    insert(2, 'a'),
    { ...insert(3, 'b'), writes: [...insert(3, 'b').writes, { sql: 'nonsense', values: [] }] },
    insert(4, 'b'),
  );
  expect(answers).toMatchObject([
    { id: 1, result: true },
    { id: 2, result: false },
    { id: 3 },
    { id: 4, result: true },
  ]);
  expect(answers[2]).toHaveProperty('error.message');
  const together = commits() - before;
  await ask(insert(5, 'c'));
  expect(commits() - before - together).toBe(together);
  await end();
});

it('opens the file that an earlier driver has made', async () => {
  (await open()).close();
  await opened.pop()!.close();
  rmSync(file);
  const old = new DatabaseSync(file);
  old.exec(KEYV);
  old.prepare('INSERT INTO keyv VALUES (?, ?)').run('round-table:key', '{"stamp":"other-1"}\ntext');
  old.close();
  expect((await (await open()).get('key'))!.text).toBe('text');
});

it('loses nothing with the log alone', async () => {
  const store = await open();
  const version = await store.put('key', 'first', ABSENT);
  rmSync(`${file}-wal`);
  expect((await store.get('key'))!.text).toBe('first');
  await store.put('key', 'second', version);
  await store.close();
  expect((await (await open()).get('key'))!.text).toBe('second');
});

it.each([
  ['the file', () => [file]],
  ['the file and its log', () => [file, `${file}-wal`, `${file}-shm`]],
  ['the folder', () => [dirname(file)]],
])('loses nothing with what is deleted under it: %s', async (_, gone) => {
  const heard: unknown[] = [];
  const store = await openStore(url, {
    onWiped: () => heard.push('wiped'),
    onMended: (mended) => heard.push(mended),
  });
  opened.push(store);
  await store.acquire({ host: 'here', pid: 1 });
  const version = await store.put('key', 'first', ABSENT);
  await store.put('untouched', 'text', ABSENT);
  await store.enter([{ list: 'list', id: 'id', rank: 1, text: 'entry' }]);
  for (const path of gone()) rmSync(path, { recursive: true });
  await store.put('key', 'second', version);
  await store.close();
  expect(heard).toEqual([{ kind: 'file' }]);
  const again = await open();
  expect((await again.get('key'))!.text).toBe('second');
  expect((await again.get('untouched'))!.text).toBe('text');
  expect(await again.list({ list: 'list', limit: 2 })).toHaveLength(1);
});

it('says that it went back where an older copy has taken the place of the file', async () => {
  const copy = `${file}.older`;
  const heard: unknown[] = [];
  const store = await openStore(url, { heartbeat: 20, onSetBack: (setBack) => heard.push(setBack) });
  opened.push(store);
  await store.acquire({ host: 'here', pid: 1 });
  const version = await store.put('key', 'first', ABSENT);
  const reader = new DatabaseSync(file, { readOnly: true });
  reader.prepare('VACUUM INTO ?').run(copy);
  reader.close();
  const mark = async () => JSON.parse((await store.get('mark'))!.text).count;
  const marked = await mark();
  await expect.poll(mark).toBeGreaterThan(marked);
  await store.put('key', 'second', version);
  renameSync(copy, file);
  await expect.poll(() => heard).toEqual([{ kind: 'earlier', at: expect.any(Number) }]);
  expect((await store.get('key'))!.text).toBe('first');
});
