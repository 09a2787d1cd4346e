import { existsSync } from 'node:fs';
import { hostname } from 'node:os';
import process from 'node:process';
import { config as readEnvFile } from 'dotenv';
import { systemClock } from '../src/base/clock.ts';
import { silent } from '../src/base/log.ts';
import { Clocks } from '../src/clocks/clocks.ts';
import { locales, translator } from '../src/i18n/index.ts';
import { Fleet, PROCESSES } from '../src/operations/fleet.ts';
import { storeSentence } from '../src/operations/hold-store.ts';
import { hashUserId, PersonalData } from '../src/privacy/personal-data.ts';
import { preferencesIn, Settings } from '../src/settings/settings.ts';
import { DEFAULT_STORE_URL, isStoreUrl, sqliteFile, withoutPassword } from '../src/store/address.ts';
import { StoreFailed } from '../src/store/errors.ts';
import { openStore } from '../src/store/open.ts';
import { ABSENT, type Store } from '../src/store/store.ts';
import { charactersBy } from '../src/table/characters.ts';
import { Refusal } from '../src/table/refusal.ts';
import { TableService } from '../src/table/table-service.ts';
import { readArguments } from './arguments.ts';
import { ScriptError } from './errors.ts';
import { runScript } from './run-script.ts';
import { keysIn, linesOf, listsIn, peopleIn, takeStock } from './store/contents.ts';
import { Lists } from './store/lists.ts';

const USAGE = `usage: npm run store -- check [URL]          reads everything as the bot does, and says what it can't read, and
                                           which lines of lists aren't as they should be
       npm run store -- check --mend [URL]   the same, and writes these lines again
       npm run store -- backup FILE          copies the SQLite store to a new file, while the bot runs or not
       npm run store -- copy FROM TO         copies a store that no bot uses to an empty one, and reads it back
       npm run store -- erase PERSON…        deletes what's stored about people, as /privacy does: by their user ID, or
                                           the "erasure" that the log has of an earlier deletion
URLs are as STORE_URL's, which is the store that's meant unless another is named. A SQLite store can be mended, and
people deleted there, while no bot uses it.`;

/** How long a store may be in use until it's given up, in ms. */
const PATIENCE = 5_000;

async function open(url: string): Promise<Store> {
  if (!isStoreUrl(url)) throw new ScriptError(USAGE, 2);
  return openStore(url).catch((error: unknown) => {
    if (!(error instanceof StoreFailed)) throw error;
    throw new ScriptError(storeSentence(error, translator('en-US')), 1);
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
    throw new ScriptError(inUse(url, user), 1);
  }
  return store;
}

const inUse = (url: string, user: string): string =>
  `${withoutPassword(url)} is in use by ${user}. Stop that first.`;

/** Opening a file makes it, so one that should be there is looked for first. @throws ScriptError */
function assertThere(url: string): void {
  if (url.startsWith('sqlite:') && !existsSync(sqliteFile(url)))
    throw new ScriptError(`There’s no file ${sqliteFile(url)}.`, 1);
}

/** @throws ScriptError if a bot uses a store that several may use */
async function assertUnused(url: string, store: Store): Promise<void> {
  if (!store.isShared) return;
  const self = { host: hostname(), pid: process.pid, version: '', transport: 'gateway' } as const;
  const [user] = await new Fleet({ store, self, clock: systemClock, log: silent }).known();
  if (user) throw new ScriptError(inUse(url, `process ${user.pid} on ${user.host}`), 1);
}

const SENTENCES = {
  missing: (list: string, owner: string) => `${list} lacks its line of ${owner}`,
  different: (list: string, owner: string) => `${list} has another line of ${owner} than it should`,
  extra: (list: string, owner: string) => `${list} has a line of ${owner} that shouldn't be there`,
};

async function checkLists(url: string, store: Store, mends: boolean): Promise<void> {
  const lists = new Lists(url, store);
  const { flaws, lines } = await lists.check();
  for (const { what, list, owner } of flaws) console.log(SENTENCES[what](list, owner));
  if (flaws.length === 0) console.log(`all ${lines} lines of lists are as they should be`);
  else if (mends) {
    for (const { owner } of await lists.mend(flaws))
      console.log(`nobody knows whose ${owner} is: delete them again by their user ID`);
    const left = (await lists.check()).flaws.length;
    console.log(`${flaws.length - left} of ${flaws.length} lines are mended`);
    if (left > 0) process.exitCode = 1;
  } else {
    console.log(`${flaws.length} lines of lists are wrong: check --mend writes them again`);
    process.exitCode = 1;
  }
}

async function check(url: string, mends = false): Promise<void> {
  assertThere(url);
  const store = mends ? await hold(url) : await open(url);
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
    await checkLists(url, store, mends);
  } finally {
    await store.close();
  }
}

async function backup(url: string, file: string): Promise<void> {
  if (!url.startsWith('sqlite:'))
    throw new ScriptError('PostgreSQL and Redis have tools of their own: see docs/operations.md.', 2);
  if (existsSync(file)) throw new ScriptError(`${file} is there already.`, 1);
  assertThere(url);
  const { DatabaseSync } = await import('@photostructure/sqlite');
  const database = new DatabaseSync(sqliteFile(url), { readOnly: true, timeout: PATIENCE });
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
      await assertUnused(from, source);
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
      for await (const list of listsIn(from)) {
        if (list === PROCESSES) continue;
        for await (const line of linesOf(list, source)) {
          await target.enter([line]);
          lines += 1;
        }
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

/** As `/privacy` does it; the bot does what's left to be done in Discord. */
async function erase(url: string, people: readonly string[]): Promise<void> {
  assertThere(url);
  const store = await hold(url);
  try {
    const common = { store, clock: systemClock, log: silent };
    const tables = new TableService({ ...common, characters: charactersBy(...locales.map(translator)) });
    const settings = new Settings(common);
    const clocks = new Clocks({ ...common, tables, standIns: tables, preferences: preferencesIn(settings) });
    const personalData = new PersonalData({ ...common, tables, settings, clocks });
    for (const person of people) {
      const userId = await userIdOf(url, person);
      const found = userId === null ? null : await personalData.of(userId);
      if (
        !found ||
        (found.tables.length === 0 &&
          found.unreadable.length === 0 &&
          !found.settings &&
          !found.isBeingErased)
      )
        console.log(`nothing is stored about ${person}`);
      else {
        await personalData.note(found.userId);
        await personalData.erase(found.userId);
        const count = found.tables.length + found.unreadable.length;
        console.log(
          `${person} is deleted from ${count} tables${found.settings ? ', with their settings' : ''}`,
        );
      }
    }
    await tables.idle();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw new ScriptError(
      `The store failed: ${error.code}. Do it again; what was begun goes on by itself.`,
      1,
    );
  } finally {
    await store.close();
  }
}

const USER_ID = /^\d{1,20}$/;
const ERASURE = /^[\da-f]{16}$/;

/** Null if nothing is stored of whoever had the code. @throws ScriptError */
async function userIdOf(url: string, person: string): Promise<string | null> {
  if (ERASURE.test(person))
    for await (const userId of peopleIn(url)) if (hashUserId(userId) === person) return userId;
  return USER_ID.test(person) ? person : null;
}

/** @throws ScriptError */
function assertPeople(people: readonly string[]): void {
  for (const person of people)
    if (!USER_ID.test(person) && !ERASURE.test(person))
      throw new ScriptError(
        `"${person}" is no user ID, a number such as 80351110224678912: in Discord, turn on Developer Mode (Settings → Advanced), then Copy User ID in the menu of the person.`,
        2,
      );
}

await runScript(async () => {
  const { positionals, values } = readArguments(USAGE, {
    allowPositionals: true,
    options: { mend: { type: 'boolean' } },
  });
  const [what, first, second, ...more] = positionals;
  readEnvFile({ quiet: true });
  const url = process.env.STORE_URL || DEFAULT_STORE_URL;
  if (what === 'erase' && first !== undefined && !values.mend) {
    assertPeople(positionals.slice(1));
    return erase(url, positionals.slice(1));
  }
  if (more.length > 0 || (values.mend && what !== 'check')) throw new ScriptError(USAGE, 2);
  if (what === 'check' && second === undefined) await check(first ?? url, values.mend);
  else if (what === 'backup' && first !== undefined && second === undefined) await backup(url, first);
  else if (what === 'copy' && first !== undefined && second !== undefined) await copy(first, second);
  else throw new ScriptError(USAGE, 2);
});
