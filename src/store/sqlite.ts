import { EventEmitter } from 'node:events';
import { mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { KeyvStoreAdapter, StoredData } from 'keyv';
import { type Adapter, type AdapterOptions, type Diagnosis, errorCode } from './adapter.ts';
import { sqliteFile } from './address.ts';
import { StoreFailed, type StoreReason } from './errors.ts';
import {
  batchWrites,
  conditions,
  countQuery,
  entriesIn,
  headQuery,
  listQuery,
  SQLITE,
  type Statement,
  sqlSchema,
} from './sql.ts';
import type { Mended } from './store.ts';

/** SQLite's name for an in-memory database. */
const MEMORY = ':memory:';
/** How many writes can share one flush to the disk. */
const AT_ONCE = 64;
const SCHEMA = [
  'CREATE TABLE IF NOT EXISTS keyv(key VARCHAR(255) PRIMARY KEY, value TEXT )',
  ...sqlSchema(SQLITE),
];

export async function open(url: string, { patience, onError, onMended }: AdapterOptions): Promise<Adapter> {
  const file = sqliteFile(url);
  if (file !== MEMORY) {
    await makeFolder(dirname(file));
    const found = await stat(file).catch(() => undefined);
    if (found?.isDirectory()) throw new StoreFailed('open', 'sqlite:', { reason: 'folder' });
  }
  // The driver's timeout is shorter than ours, so that a write that times out definitely didn't happen.
  const thread = new SqliteThread(
    { file, isFile: file !== MEMORY, timeout: Math.ceil(patience * 0.8), schema: SCHEMA },
    onError,
    onMended,
  );
  const keyv = new KeyvSqlite(thread);
  await keyv.has('').catch((error: unknown) => {
    thread.close().catch(() => undefined);
    throw error;
  });
  return {
    keyv,
    atOnce: AT_ONCE,
    commit: (batch) => thread.commit(conditions(SQLITE, batch), batchWrites(SQLITE, batch)),
    head: async (key) => {
      const [row] = await thread.read(headQuery(SQLITE, key));
      return row?.value as string | undefined;
    },
    list: async (range) => entriesIn(range.list, (await thread.read(listQuery(SQLITE, range))) as Row[]),
    count: async (list) => Number((await thread.read(countQuery(SQLITE, list)))[0]?.count),
    claim: async (list, due, again, limit) =>
      entriesIn(list, (await thread.claim(list, due, again, limit)) as Row[]),
    lock: { hold: () => thread.hold(), release: () => thread.unlock() },
    purge: () => thread.purge(),
    diagnose,
    refresh: () => undefined,
    advice: async () => [],
    close: () => thread.close(),
  };
}

type Row = Parameters<typeof entriesIn>[1][number];

/** Node 20's recursive mkdir never returns below a folder that can't contain any, such as /proc. */
async function makeFolder(folder: string): Promise<void> {
  const found = await stat(folder).catch((error: unknown) => {
    if (errorCode(error) !== 'ENOENT' || folder === dirname(folder)) throw error;
  });
  if (found?.isDirectory()) return;
  if (!found) await makeFolder(dirname(folder));
  await mkdir(folder).catch((error: unknown) => {
    if (found || errorCode(error) !== 'EEXIST') throw error;
  });
}

const REASONS: Readonly<Record<string, StoreReason>> = {
  SQLITE_BUSY: 'locked',
  SQLITE_LOCKED: 'locked',
  SQLITE_READONLY: 'protected',
  EROFS: 'protected',
  SQLITE_FULL: 'full',
  ENOSPC: 'full',
  SQLITE_CANTOPEN: 'badFolder',
  SQLITE_NOTADB: 'foreignFile',
  SQLITE_CORRUPT: 'damaged',
  ENOTDIR: 'badFolder',
  EEXIST: 'badFolder',
  ENOENT: 'badFolder',
  EACCES: 'badFolder',
  EPERM: 'badFolder',
  ENAMETOOLONG: 'badFolder',
};

export function diagnose(error: unknown): Diagnosis {
  const code = errorCode(error);
  return { reason: REASONS[code] ?? 'other', certain: code in REASONS };
}

type Job =
  | ({ readonly kind: 'read' } & Statement)
  | { readonly kind: 'commit'; readonly conditions: Statement[]; readonly writes: Statement[] }
  | { readonly kind: 'claim'; readonly found: Statement; readonly change: Statement }
  | { readonly kind: 'hold' | 'unlock' | 'purge' | 'close' };

interface Answer {
  readonly id: number;
  readonly result?: unknown;
  readonly error?: { readonly message: string; readonly code?: string };
  /** News of the file, instead of an answer. */
  readonly mended?: Mended;
}

interface Asked {
  readonly resolve: (result: never) => void;
  readonly reject: (error: Error) => void;
}

/** The connection to one file, in a thread of its own, which only keeps the process alive while it works. */
class SqliteThread {
  readonly #file: object;
  readonly #onError: (error: unknown) => void;
  readonly #onMended: (mended: Mended) => void;
  readonly #asked = new Map<number, Asked>();
  #jobs: (Job & { readonly id: number })[] = [];
  #ids = 0;
  #worker: Worker | undefined;

  constructor(
    file: { file: string; isFile: boolean; timeout: number; schema: readonly string[] },
    onError: (error: unknown) => void,
    onMended: (mended: Mended) => void,
  ) {
    this.#file = file;
    this.#onError = onError;
    this.#onMended = onMended;
  }

  read(statement: Statement): Promise<Record<string, unknown>[]> {
    return this.#ask({ kind: 'read', ...statement });
  }

  /** @returns whether each condition found a row, so that all was written */
  commit(conditions: Statement[], writes: Statement[]): Promise<boolean> {
    return this.#ask({ kind: 'commit', conditions, writes });
  }

  claim(list: string, due: number, again: number, limit: number): Promise<Record<string, unknown>[]> {
    const { lists } = SQLITE;
    const sql = `SELECT id, rank, text FROM ${lists} WHERE list = ?1 AND rank <= ?2 ORDER BY rank, id LIMIT ?3`;
    return this.#ask({
      kind: 'claim',
      found: { sql, values: [list, due, limit] },
      change: { sql: `UPDATE ${lists} SET rank = ?1 WHERE list = ?2 AND id = ?3`, values: [again, list] },
    });
  }

  hold(): Promise<boolean> {
    return this.#ask({ kind: 'hold' });
  }

  unlock(): Promise<void> {
    return this.#ask({ kind: 'unlock' });
  }

  purge(): Promise<void> {
    return this.#ask({ kind: 'purge' });
  }

  close(): Promise<void> {
    return this.#ask({ kind: 'close' });
  }

  #ask<T>(job: Job): Promise<T> {
    return new Promise((resolve, reject) => {
      const id = ++this.#ids;
      this.#asked.set(id, { resolve, reject });
      this.#worker ??= this.#start();
      if (this.#asked.size === 1) this.#worker.ref();
      if (this.#jobs.push({ ...job, id }) === 1) queueMicrotask(() => this.#send());
    });
  }

  #send(): void {
    this.#worker?.postMessage(this.#jobs);
    this.#jobs = [];
  }

  #start(): Worker {
    const worker = new Worker(new URL('./sqlite-thread.mjs', import.meta.url), {
      execArgv: [],
      workerData: this.#file,
    });
    worker.unref();
    worker.on('message', (answers: Answer[]) => {
      for (const answer of answers) this.#take(answer);
      if (this.#asked.size === 0) worker.unref();
    });
    worker.on('error', this.#onError);
    worker.on('exit', () => {
      this.#worker = undefined;
      for (const { reject } of this.#asked.values()) reject(new Error('the thread has ended'));
      this.#asked.clear();
    });
    return worker;
  }

  #take({ id, result, error, mended }: Answer): void {
    if (mended) {
      this.#onMended(mended);
      return;
    }
    const asked = this.#asked.get(id);
    this.#asked.delete(id);
    if (error) asked?.reject(Object.assign(new Error(error.message), { code: error.code }));
    else asked?.resolve(result as never);
  }
}

/** Keyv's storage in the thread's file, in the table that its own package for SQLite makes. */
class KeyvSqlite extends EventEmitter implements KeyvStoreAdapter {
  readonly opts = {};
  readonly #thread: SqliteThread;

  constructor(thread: SqliteThread) {
    super();
    this.#thread = thread;
  }

  async get<T>(key: string): Promise<T | undefined> {
    const [row] = await this.#thread.read({ sql: 'SELECT value FROM keyv WHERE key = ?1', values: [key] });
    return row?.value as T | undefined;
  }

  async getMany<T>(keys: string[]): Promise<(StoredData<T> | undefined)[]> {
    const places = keys.map((_key, at) => `?${at + 1}`).join();
    const rows = await this.#thread.read({
      sql: `SELECT key, value FROM keyv WHERE key IN (${places})`,
      values: keys,
    });
    const found = new Map(rows.map(({ key, value }) => [key, value]));
    return keys.map((key) => found.get(key) as StoredData<T> | undefined);
  }

  async has(key: string): Promise<boolean> {
    return (await this.get(key)) !== undefined;
  }

  async set(key: string, value: string): Promise<void> {
    await this.#write({ key, value });
  }

  async delete(key: string): Promise<boolean> {
    const held = await this.has(key);
    await this.#write({ key, value: null });
    return held;
  }

  async clear(): Promise<void> {
    await this.#thread.commit([], [{ sql: 'DELETE FROM keyv', values: [] }]);
  }

  #write(part: { key: string; value: string | null }): Promise<boolean> {
    return this.#thread.commit(
      [],
      batchWrites(SQLITE, { writes: [], parts: [part], entries: [], removed: [] }),
    );
  }
}
