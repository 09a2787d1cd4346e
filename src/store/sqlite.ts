import { EventEmitter } from 'node:events';
import { mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { KeyvStoreAdapter } from 'keyv';
import { type Adapter, type AdapterOptions, codeOf, type Diagnosis } from './adapter.ts';
import type { StoreReason } from './errors.ts';
import { conditionalWrite, SQLITE } from './sql.ts';

/** SQLite's name for an in-memory database. */
const MEMORY = ':memory:';
/** As many writes can share one flush to the disk. */
const AT_ONCE = 64;

export async function open(url: string, { patience, onError }: AdapterOptions): Promise<Adapter> {
  const file = url.replace(/^sqlite:\/\//, '');
  if (file !== MEMORY) await makeFolder(dirname(file));
  // The driver's timeout is shorter than ours, so that a write that times out definitely didn't happen.
  const thread = new SqliteThread(
    { file, isFile: file !== MEMORY, timeout: Math.ceil(patience * 0.8) },
    onError,
  );
  const keyv = new KeyvSqlite(thread);
  await keyv.has('').catch((error: unknown) => {
    thread.close().catch(() => undefined);
    throw error;
  });
  return {
    keyv,
    atOnce: AT_ONCE,
    async replace(...write) {
      const { sql, values } = conditionalWrite(SQLITE, ...write);
      return thread.write(sql, ...values);
    },
    lock: () => ({ hold: () => thread.hold(), release: () => thread.unlock() }),
    diagnose,
    refresh: () => undefined,
    advice: async () => [],
    close: () => thread.close(),
  };
}

/** Node 20's recursive mkdir never returns below a folder that can't contain any, such as /proc. */
async function makeFolder(folder: string): Promise<void> {
  const found = await stat(folder).catch((error: unknown) => {
    if (codeOf(error) !== 'ENOENT' || folder === dirname(folder)) throw error;
  });
  if (found?.isDirectory()) return;
  if (!found) await makeFolder(dirname(folder));
  await mkdir(folder).catch((error: unknown) => {
    if (found || codeOf(error) !== 'EEXIST') throw error;
  });
}

const REASONS: Readonly<Record<string, StoreReason>> = {
  SQLITE_BUSY: 'locked',
  SQLITE_LOCKED: 'locked',
  SQLITE_READONLY: 'readOnly',
  EROFS: 'readOnly',
  SQLITE_FULL: 'full',
  ENOSPC: 'full',
  SQLITE_CANTOPEN: 'badFolder',
  ENOTDIR: 'badFolder',
  EEXIST: 'badFolder',
  ENOENT: 'badFolder',
  EACCES: 'badFolder',
  EPERM: 'badFolder',
  ENAMETOOLONG: 'badFolder',
};

export function diagnose(error: unknown): Diagnosis {
  const code = codeOf(error);
  return { reason: REASONS[code] ?? 'other', certain: code in REASONS };
}

type Job =
  | { readonly kind: 'read' | 'write'; readonly sql: string; readonly values: readonly string[] }
  | { readonly kind: 'hold' | 'unlock' | 'close' };

interface Answer {
  readonly id: number;
  readonly result?: unknown;
  readonly error?: { readonly message: string; readonly code?: string };
}

interface Asked {
  readonly resolve: (result: never) => void;
  readonly reject: (error: Error) => void;
}

/** The connection to one file, in a thread of its own, which only keeps the process alive while it works. */
class SqliteThread {
  readonly #file: object;
  readonly #onError: (error: unknown) => void;
  readonly #asked = new Map<number, Asked>();
  #jobs: (Job & { readonly id: number })[] = [];
  #ids = 0;
  #worker: Worker | undefined;

  constructor(file: { file: string; isFile: boolean; timeout: number }, onError: (error: unknown) => void) {
    this.#file = file;
    this.#onError = onError;
  }

  read(sql: string, ...values: string[]): Promise<Record<string, string>[]> {
    return this.#ask({ kind: 'read', sql, values });
  }

  /** @returns whether it changed anything */
  write(sql: string, ...values: string[]): Promise<boolean> {
    return this.#ask({ kind: 'write', sql, values });
  }

  hold(): Promise<boolean> {
    return this.#ask({ kind: 'hold' });
  }

  unlock(): Promise<void> {
    return this.#ask({ kind: 'unlock' });
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

  #take({ id, result, error }: Answer): void {
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
    const [row] = await this.#thread.read('SELECT value FROM keyv WHERE key = ?', key);
    return row?.value as T | undefined;
  }

  async has(key: string): Promise<boolean> {
    return (await this.#thread.read('SELECT 1 FROM keyv WHERE key = ?', key)).length > 0;
  }

  async set(key: string, value: string): Promise<void> {
    await this.#thread.write('INSERT OR REPLACE INTO keyv (key, value) VALUES (?, ?)', key, value);
  }

  delete(key: string): Promise<boolean> {
    return this.#thread.write('DELETE FROM keyv WHERE key = ?', key);
  }

  async clear(): Promise<void> {
    await this.#thread.write('DELETE FROM keyv');
  }
}
