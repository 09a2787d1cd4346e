import { createHash } from 'node:crypto';
import type { Clock } from '../base/clock.ts';
import { KeyedQueue } from '../base/keyed-queue.ts';
import { errorReason, type Log } from '../base/log.ts';
import type { Clocks } from '../clocks/clocks.ts';
import type { PersonSettings } from '../settings/person.ts';
import type { Settings } from '../settings/settings.ts';
import type { Entry, ListName, Store } from '../store/store.ts';
import { refusingStoreErrors } from '../table/failures.ts';
import { DUE } from '../table/storage/lists.ts';
import type { Naming } from '../table/storage/persons-tables.ts';
import type { TableService } from '../table/table-service.ts';
import { accountFor, type TableAccount } from './table-account.ts';

/** Everything that's stored about one person, in every server. */
export interface Account {
  readonly userId: string;
  /** When it was read, in ms since 1970. */
  readonly at: number;
  /** Null if they've set nothing. */
  readonly settings: PersonSettings | null;
  /** Newest first. */
  readonly tables: readonly TableAccount[];
  /** Tables that name them and can't be read now. */
  readonly unreadable: readonly Naming[];
  /** Whether a deletion is on its way. */
  readonly isBeingErased: boolean;
}

export interface PersonalDataOptions {
  readonly store: Store;
  readonly tables: TableService;
  readonly settings: Settings;
  /** Absent if no table has a clock. */
  readonly clocks?: Clocks | undefined;
  readonly clock: Clock;
  readonly log: Log;
}

/** How long whoever deletes has before another process goes on with it, in ms; it's renewed after this many tables. */
const [GOES_ON_AFTER, RENEWED_AFTER] = [10_000, 20];
const MOST = 100_000;
const [SETTINGS, TABLE, CLOCK] = ['settings', 'table', 'clock'];
/** Those whose data was deleted a moment ago. */
const ERASED = 'erased';
/** How often each process looks who they are, and after how long each has, in ms. */
const [LOOKED_EVERY, NOTICED_AFTER] = [5_000, 15_000];

/** What's left to be deleted of one person: tables as the ID of their server, and their settings. */
export const erasureList = (erasureId: string): string => `erasing:${erasureId}`;

/** Stands for somebody whose data is deleted where it mustn't be told who it is, such as the log. */
export const hashUserId = (userId: string): string =>
  createHash('sha256').update(userId).digest('hex').slice(0, 16);

/** The name of the line by which any process goes on with a deletion. */
export const erasureLine = (erasureId: string): ListName => ({ list: DUE, id: `erasure:${erasureId}` });

/** The line itself; `rank` is when another process goes on, in ms since 1970. */
export const erasureDue = (userId: string, rank: number): Entry => ({
  ...erasureLine(hashUserId(userId)),
  rank,
  text: userId,
});

/**
 * What's stored about people: told to them, and deleted. A deletion is noted with all that it's about before anything
 * else happens, so it goes on in any process, and what somebody does meanwhile is new and stays.
 * Methods throw `Refusal` as `TableService` does.
 */
export class PersonalData {
  readonly #options: PersonalDataOptions;
  readonly #queue = new KeyedQueue();
  #hasStopped = false;
  #cancel: () => void = () => undefined;
  #look: Promise<void> = Promise.resolve();

  constructor(options: PersonalDataOptions) {
    this.#options = options;
  }

  async of(userId: string): Promise<Account> {
    const { tables, settings, clocks, clock, store, log } = this.#options;
    const naming = await tables.persons.naming(userId);
    const read = await tables.persons.each(naming, accountFor(userId));
    const found: TableAccount[] = [];
    for (const table of read) {
      if (table === null) continue;
      const time = table.status === 'playing' ? await clocks?.ofPerson(table.table, userId) : null;
      found.push({ ...table, clock: time ?? null });
    }
    const count = () => store.count(erasureList(hashUserId(userId)));
    return {
      userId,
      at: clock.now(),
      settings: (await settings.personStored(userId)) ?? null,
      tables: found,
      unreadable: naming.filter((_each, at) => read[at] === null),
      isBeingErased: (await refusingStoreErrors(log, count)) > 0,
    };
  }

  /** Notes that all that's stored of the person now is to be deleted. From then on it happens, whatever comes. */
  async note(userId: string): Promise<void> {
    const { tables, clock } = this.#options;
    const naming = await tables.persons.naming(userId);
    const list = erasureList(hashUserId(userId));
    const rank = clock.now();
    const left = naming.map(({ tableId, guildId }) => ({
      list,
      id: `${TABLE}:${tableId}`,
      rank,
      text: guildId,
    }));
    await this.#write([this.#due(userId), { list, id: SETTINGS, rank, text: '' }, ...left]);
  }

  /**
   * Deletes what has been noted; done again and again, it comes to the same. @throws Refusal if the store fails: then any
   * process goes on later
   */
  erase(userId: string): Promise<void> {
    return this.#queue.run(userId, () => this.#erase(userId));
  }

  async #erase(userId: string): Promise<void> {
    const { store, log, clock } = this.#options;
    const erasureId = hashUserId(userId);
    const list = erasureList(erasureId);
    const left = await refusingStoreErrors(log, () => store.list({ list, limit: MOST }));
    let failure: unknown;
    for (const [at, line] of left.entries()) {
      if (at % RENEWED_AFTER === 0) await this.#write([this.#due(userId)]);
      try {
        await this.#eraseOne(userId, line);
      } catch (error) {
        log.warn({ reason: errorReason(error) }, 'something of a person is deleted later');
        failure ??= error;
      }
    }
    if (failure !== undefined) throw failure;
    this.#forget(userId);
    const notice = { list: ERASED, id: erasureId };
    if (store.isShared && left.length > 0)
      await this.#write([
        { ...notice, rank: clock.now(), text: userId },
        erasureDue(userId, clock.now() + NOTICED_AFTER),
      ]);
    else await this.#write([], [notice, erasureLine(erasureId)]);
    await refusingStoreErrors(log, () => store.purge());
    if (left.length > 0) log.info({ erasure: erasureId, lines: left.length }, 'a person was forgotten');
  }

  async #eraseOne(userId: string, line: Entry): Promise<void> {
    const { tables, settings, clocks } = this.#options;
    const [kind, tableId = ''] = line.id.split(':');
    if (kind === SETTINGS) return settings.removePerson(userId, line);
    // A clock follows its table. The table is done for good, so that whoever sits down there again stays.
    const ofClock = { ...line, id: `${CLOCK}:${tableId}` };
    const lines = { entries: [ofClock], removed: [line] };
    if (kind === TABLE) await tables.persons.erase(userId, { tableId, guildId: line.text }, lines);
    await clocks?.forgetPerson(tableId, userId);
    await this.#write([], [ofClock]);
  }

  #write(entries: readonly Entry[], removed: readonly ListName[] = []): Promise<void> {
    const { store, log } = this.#options;
    return refusingStoreErrors(log, () => store.enter(entries, removed));
  }

  #due(userId: string): Entry {
    return erasureDue(userId, this.#options.clock.now() + GOES_ON_AFTER);
  }

  #forget(userId: string): void {
    const { tables, settings, clocks } = this.#options;
    settings.forgetPerson(userId);
    tables.persons.forget(userId);
    clocks?.forgetNaming(userId);
  }

  /** Where other processes delete, too: forgets what's in memory of those whom they've deleted. */
  begin(): void {
    const { store, clock } = this.#options;
    if (!store.isShared || this.#hasStopped) return;
    this.#cancel = clock.schedule(LOOKED_EVERY, () => {
      this.#look = this.#forgetErased().finally(() => this.begin());
    });
  }

  async stop(): Promise<void> {
    this.#hasStopped = true;
    this.#cancel();
    await this.#look;
    await this.#queue.idle();
  }

  /** Never rejects: what isn't found now is found at the next look. */
  async #forgetErased(): Promise<void> {
    const range = { list: ERASED, limit: MOST };
    const erased = await this.#options.store.list(range).catch(() => []);
    for (const { text } of erased) this.#forget(text);
  }
}
