import { existsSync } from 'node:fs';
import { hostname } from 'node:os';
import process from 'node:process';
import { config as readEnvFile } from 'dotenv';
import { sayIn } from '../src/i18n/index.ts';
import { storeSentence } from '../src/operations/hold-store.ts';
import { DEFAULT_STORE_URL, fileOf, isStoreUrl, withoutPassword } from '../src/store/address.ts';
import { StoreFailed } from '../src/store/errors.ts';
import { openStore } from '../src/store/open.ts';
import { ABSENT, type Store } from '../src/store/store.ts';
import { readArguments } from './arguments.ts';
import { ScriptError } from './errors.ts';
import { runScript } from './run-script.ts';
import { entriesAt, keysIn, takeStock } from './store/contents.ts';

const USAGE = `usage: npm run store -- check [URL]      reads everything as the bot does, and says what it can't read
       npm run store -- backup FILE     copies the SQLite store to a new file, while the bot runs or not
       npm run store -- copy FROM TO    copies a store that no bot uses to an empty one, and reads it back
URLs are as STORE_URL's, which is the store that's meant unless another is named.`;

/** How long a store may be in use until it's given up, in ms. */
const PATIENCE = 5_000;

async function open(url: string): Promise<Store> {
  if (!isStoreUrl(url)) throw new ScriptError(USAGE, 2);
  return openStore(url).catch((error: unknown) => {
    if (!(error instanceof StoreFailed)) throw error;
    throw new ScriptError(storeSentence(error, sayIn('en-US')), 1);
  });
}

/** Opens a store that nobody else may write to until it's closed. @throws ScriptError if a bot uses it */
async function hold(url: string): Promise<Store> {
  const store = await open(url);
  let user = 'another process';
  const onWaiting = ({ host, pid }: { host: string; pid: number }) => {
    user = `process ${pid} on ${host}`;
  };
  const signal = AbortSignal.timeout(PATIENCE);
  try {
    await store.acquire({ host: hostname(), pid: process.pid }, { onWaiting, signal });
  } catch {
    await store.close();
    throw new ScriptError(`${withoutPassword(url)} is in use by ${user}. Stop that first.`, 1);
  }
  return store;
}

/** Opening a file makes it, so one that should be there is looked for first. @throws ScriptError */
function assertThere(url: string): void {
  if (url.startsWith('sqlite:') && !existsSync(fileOf(url)))
    throw new ScriptError(`There’s no file ${fileOf(url)}.`, 1);
}

async function check(url: string): Promise<void> {
  assertThere(url);
  const store = await open(url);
  try {
    const { kinds, unreadable } = await takeStock(url, store);
    for (const [kind, { values, characters }] of [...kinds].sort())
      console.log(`${kind}: ${values}, ${Math.ceil(characters / 1000)} kB`);
    for (const { key, reason } of unreadable) console.log(`${key} can't be read: ${reason}`);
    const all = [...kinds.values()].reduce((sum, { values }) => sum + values, 0);
    console.log(
      unreadable.length === 0 ? `all ${all} values can be read` : `${unreadable.length} can't be read`,
    );
    if (unreadable.length > 0) process.exitCode = 1;
  } finally {
    await store.close();
  }
}

async function backup(url: string, file: string): Promise<void> {
  if (!url.startsWith('sqlite:'))
    throw new ScriptError('PostgreSQL and Redis have tools of their own: see docs/stores.md.', 2);
  if (existsSync(file)) throw new ScriptError(`${file} is there already.`, 1);
  assertThere(url);
  const { DatabaseSync } = await import('@photostructure/sqlite');
  const database = new DatabaseSync(fileOf(url), { readOnly: true, timeout: PATIENCE });
  try {
    database.prepare('VACUUM INTO ?').run(file);
  } catch (error) {
    throw new ScriptError(`${file} can't be written: ${(error as Error).message}.`, 1);
  } finally {
    database.close();
  }
  await check(`sqlite://${file}`);
}

async function copy(from: string, to: string): Promise<void> {
  assertThere(from);
  const source = await hold(from);
  try {
    const target = await hold(to);
    try {
      for await (const key of keysIn(to))
        throw new ScriptError(`${withoutPassword(to)} isn’t empty: it has ${key}.`, 1);
      let count = 0;
      for await (const key of keysIn(from)) {
        const stored = await source.get(key);
        if (!stored) continue;
        await target.put(key, stored.text, ABSENT);
        if ((await target.get(key))?.text !== stored.text)
          throw new ScriptError(`${key} isn't what was written.`, 1);
        count += 1;
      }
      let lines = 0;
      for await (const key of keysIn(from)) {
        const entries = await entriesAt(key, source);
        if (entries.length > 0) await target.enter(entries);
        lines += entries.length;
      }
      console.log(`${count} values are copied and read back, with ${lines} lines of lists`);
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
  await check(to);
}

await runScript(async () => {
  const { positionals } = readArguments(USAGE, { allowPositionals: true, options: {} });
  const [what, first, second, ...more] = positionals;
  readEnvFile({ quiet: true });
  const url = process.env.STORE_URL || DEFAULT_STORE_URL;
  if (more.length > 0) throw new ScriptError(USAGE, 2);
  if (what === 'check' && second === undefined) await check(first ?? url);
  else if (what === 'backup' && first !== undefined && second === undefined) await backup(url, first);
  else if (what === 'copy' && first !== undefined && second !== undefined) await copy(first, second);
  else throw new ScriptError(USAGE, 2);
});
