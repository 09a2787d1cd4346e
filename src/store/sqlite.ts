import { mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { type Adapter, type AdapterOptions, codeOf, type Diagnosis, type Lock } from './adapter.ts';
import type { StoreReason } from './errors.ts';
import { FileLock, MEMORY } from './file-lock.ts';
import { conditionalWrite, SQLITE } from './sql.ts';

export async function open(url: string, { patience }: AdapterOptions): Promise<Adapter> {
  const { KeyvSqlite } = await import('@keyv/sqlite');
  const file = url.replace(/^sqlite:\/\//, '');
  if (file !== MEMORY) await makeFolder(dirname(file));
  // The driver's timeout is shorter than ours, so that a write that times out definitely didn't happen.
  const keyv = new KeyvSqlite({ uri: `sqlite://${file}`, busyTimeout: Math.ceil(patience * 0.8) });
  keyv.on('error', () => undefined);
  // A committed write survives a power cut, with one flush instead of the rollback journal's several.
  await keyv.query('PRAGMA journal_mode = WAL');
  await keyv.query('PRAGMA synchronous = FULL');
  return {
    keyv,
    async replace(...write) {
      const { sql, values } = conditionalWrite(SQLITE, ...write);
      return (await keyv.query(sql, ...values)).length > 0;
    },
    lock: () => (file === MEMORY ? FREE : new FileLock(KeyvSqlite, `${file}.lock`)),
    diagnose,
    refresh: () => undefined,
    advice: async () => [],
    close: () => keyv.close(),
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

const FREE: Lock = { hold: async () => true, release: async () => undefined };

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
