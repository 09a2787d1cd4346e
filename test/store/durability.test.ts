import { expect, it } from 'vitest';
import { open } from '../../src/store/sqlite.ts';
import { temporaryFolder } from './servers.ts';

const folder = temporaryFolder();

/** Of `PRAGMA synchronous`. */
const FULL = 2;

it('flushes each write to SQLite before it is called done', async () => {
  const options = { patience: 500, leaseTime: 15_000, onError: () => undefined };
  const adapter = await open(`sqlite://${folder}/tables.sqlite`, options);
  const { query } = adapter.keyv as unknown as { query(sql: string): Promise<object[]> };
  const setting = (name: string) => query.call(adapter.keyv, `PRAGMA ${name}`);
  expect(await setting('synchronous')).toEqual([{ synchronous: FULL }]);
  expect(await setting('journal_mode')).toEqual([{ journal_mode: 'wal' }]);
  await adapter.close();
});
