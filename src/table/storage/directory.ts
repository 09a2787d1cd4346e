import PQueue from 'p-queue';
import type { Log } from '../../base/log.ts';
import type { GameId } from '../../games/game.ts';
import { StoreCorrupt } from '../../store/errors.ts';
import { ABSENT, type Entry, type Place, type Store, type Write } from '../../store/store.ts';
import type { TableDocument } from '../document.ts';
import { logCorrupt } from '../failures.ts';
import { Refusal } from '../refusal.ts';
import {
  type ClosedRow,
  closedRow,
  type EndedRow,
  type Standing,
  standingForm,
  tableInfo,
  tableStanding,
  type UnreadableTable,
} from '../views.ts';
import {
  belongingTo,
  channelPointer,
  closedIn,
  DUE,
  endedIn,
  endedTable,
  finishedBy,
  isLiving,
  liveIn,
  openedBy,
  playedIn,
  stoppedIn,
  tableNumberKey,
} from './lists.ts';

/** Live tables in a part of a server's list. */
const LIVE_IN_PART = 500;
/** Finished tables listed per server, the newest. */
const ENDED_SHOWN = 50;
/** The person's own live tables in a server that has more than are listed. */
const OWN_SHOWN = 100;

/** A part of a server's live tables: those on one side of a place in their list. */
export interface Part extends Place {
  readonly side: 'older' | 'newer';
}

/** What a server's lists go by, newest first. */
export interface Listing {
  /** The part's tables in the lobby or in play. */
  readonly live: readonly Standing[];
  /** Finished; empty in all parts but the first. */
  readonly ended: readonly Standing[];
  /** Which part it is; null for the first. */
  readonly at: Part | null;
  /** The next part, and the one before; null if there's none. */
  readonly older: Part | null;
  readonly newer: Part | null;
}

/** Tables that were read, in the order in which they were asked for. */
export interface ServerTables {
  readonly tables: readonly TableDocument[];
  readonly unreadable: readonly UnreadableTable[];
}

/** Limits on open tables. */
export interface Quotas {
  /** Opened by one person in one server. */
  readonly perPerson: number;
  readonly perServer: number;
}

export const QUOTAS: Quotas = { perPerson: 25, perServer: 500 };

/** Reads a table by ID. @throws StoreCorrupt */
type FindTable = (id: string) => Promise<TableDocument | undefined>;

/** How many tables of a list are read at once. */
const AT_ONCE = 8;

/** Finds tables by the store's lists and pointers, which are written along with the tables. */
export class Directory {
  readonly #store: Store;
  readonly #find: FindTable;
  readonly #quotas: Quotas;
  readonly #log: Log;

  constructor(store: Store, find: FindTable, quotas: Quotas, log: Log) {
    this.#store = store;
    this.#find = find;
    this.#quotas = quotas;
    this.#log = log;
  }

  /** With the stricter of two limits each. @throws Refusal `tooManyOwnTables`, `tooManyTables` */
  async assertRoomFor(guildId: string, userId: string, quotas: Partial<Quotas> = {}): Promise<void> {
    const perPerson = Math.min(this.#quotas.perPerson, quotas.perPerson ?? Number.POSITIVE_INFINITY);
    const perServer = Math.min(this.#quotas.perServer, quotas.perServer ?? Number.POSITIVE_INFINITY);
    if ((await this.#store.count(openedBy(guildId, userId))) >= perPerson)
      throw new Refusal('tooManyOwnTables', { most: perPerson });
    if ((await this.#store.count(liveIn(guildId))) >= perServer)
      throw new Refusal('tooManyTables', { most: perServer });
  }

  /** The write that gives the channel to the table. @throws Refusal `tableAlreadyHere` */
  async taking(channelId: string, tableId: string): Promise<Write> {
    const key = channelPointer(channelId);
    const pointer = await this.#store.get(key);
    const there = pointer && pointer.text !== tableId ? await this.#find(pointer.text) : undefined;
    if (there && isLiving(there)) throw new Refusal('tableAlreadyHere', { tableId: there.id });
    return { key, text: tableId, over: pointer?.version ?? ABSENT };
  }

  /** The write that gives the server's next table number away; without gaps, as it's made along with the table. */
  async nextNumber(guildId: string): Promise<Write> {
    const key = tableNumberKey(guildId);
    const last = await this.#store.get(key);
    return { key, text: String(Number(last?.text ?? 0) + 1), over: last?.version ?? ABSENT };
  }

  /** The channel's table in the lobby or in play; `lost` if the pointer's table is missing from the store. */
  async livingIn(channelId: string): Promise<TableDocument | 'lost' | undefined> {
    const pointer = await this.#store.get(channelPointer(channelId));
    if (!pointer) return undefined;
    const found = await this.#find(pointer.text);
    if (!found) return 'lost';
    return isLiving(found) ? found : undefined;
  }

  /** The channel's last finished game, or with `orClosed` also one that was closed after it had begun. */
  async finishedIn(channelId: string, orClosed: boolean): Promise<TableDocument | undefined> {
    const lists = [playedIn, ...(orClosed ? [stoppedIn] : [])].map((of) => of(channelId));
    const newest = (list: string) => this.#store.list({ list, limit: 1, newestFirst: true });
    const found = await Promise.all(lists.map(newest));
    const [last] = found.flat().toSorted((one, other) => other.rank - one.rank);
    return last && this.#find(last.id);
  }

  /**
   * What the server's lists go by. The first part has the newest of the live tables, and those of the person; it
   * stands in for one that's empty, or that would be the first by now.
   */
  async listing(guildId: string, userId: string | null = null, part: Part | null = null): Promise<Listing> {
    return (part && (await this.#later(guildId, part))) ?? (await this.#first(guildId, userId));
  }

  async #first(guildId: string, userId: string | null): Promise<Listing> {
    const newest = (list: string, limit: number) => this.#store.list({ list, limit, newestFirst: true });
    const [found, ended] = await Promise.all([
      newest(liveIn(guildId), LIVE_IN_PART + 1),
      newest(endedIn(guildId), ENDED_SHOWN),
    ]);
    const live = found.slice(0, LIVE_IN_PART);
    const isPart = found.length > live.length;
    const own = userId !== null && isPart ? await newest(belongingTo(guildId, userId), OWN_SHOWN) : [];
    const known = new Set(live.map(({ id }) => id));
    const others = own.map(({ id }) => id).filter((id) => !known.has(id));
    const { tables } = await this.tablesOf(guildId, others);
    return {
      live: [...live.flatMap(standingIn), ...tables.map((table) => tableStanding(tableInfo(table)))],
      ended: ended.flatMap((entry) => endedTableIn(entry)?.standing ?? []),
      at: null,
      older: isPart ? beyond('older', live.at(-1)) : null,
      newer: null,
    };
  }

  /** Null if it's empty or the first. */
  async #later(guildId: string, at: Part): Promise<Listing | null> {
    const { side, rank, id } = at;
    const list = liveIn(guildId);
    const newestFirst = side === 'older';
    const found = await this.#store.list({ list, limit: LIVE_IN_PART + 1, newestFirst, after: { rank, id } });
    const part = found.slice(0, LIVE_IN_PART);
    const hasMore = found.length > part.length;
    if (part.length === 0 || (side === 'newer' && !hasMore)) return null;
    const live = newestFirst ? part : part.reverse();
    return {
      live: live.flatMap(standingIn),
      ended: [],
      at,
      older: side === 'newer' || hasMore ? beyond('older', live.at(-1)) : null,
      newer: beyond('newer', live[0]),
    };
  }

  /** The server's live tables, a part at a time. */
  async *#allLive(guildId: string): AsyncGenerator<readonly Standing[]> {
    let at: Part | null = null;
    do {
      const { live, older }: Listing = await this.listing(guildId, null, at);
      yield live;
      at = older;
    } while (at);
  }

  /** The tables of these IDs. Unreadable ones are logged and listed separately. */
  async tablesOf(guildId: string, ids: readonly string[]): Promise<ServerTables> {
    const missing: string[] = [];
    const unreadable: string[] = [];
    const reading = new PQueue({ concurrency: AT_ONCE });
    const read = async (id: string) => {
      try {
        const table = await this.#find(id);
        if (!table) missing.push(id);
        return table;
      } catch (error) {
        if (!(error instanceof StoreCorrupt)) {
          reading.clear();
          throw error;
        }
        logCorrupt(this.#log, error);
        unreadable.push(id);
        return undefined;
      }
    };
    const found = await reading.addAll(ids.map((id) => () => read(id)));
    if (missing.length > 0) await this.#forgetMissing(guildId, missing);
    return {
      tables: found.filter((table) => table !== undefined),
      unreadable: unreadable.length > 0 ? await this.#placesOf(guildId, unreadable) : [],
    };
  }

  /** The server's games that are finished or were closed after they had begun, newest first. */
  async ended(guildId: string, limit: number): Promise<EndedRow[]> {
    const newest = (list: string) => this.#store.list({ list, limit, newestFirst: true });
    const [finished, closed] = await Promise.all([newest(endedIn(guildId)), newest(closedIn(guildId))]);
    return [...finished.flatMap((entry) => endedTableIn(entry)?.row ?? []), ...closed.flatMap(closedRowIn)]
      .toSorted((one, other) => other.endedAt - one.endedAt)
      .slice(0, limit);
  }

  /** Whether one of the person's latest finished games in the server was of this kind. */
  async hasFinished(guildId: string, userId: string, game: GameId): Promise<boolean> {
    const list = finishedBy(guildId, userId);
    const games = await this.#store.list({ list, limit: OWN_SHOWN, newestFirst: true });
    return games.some(({ text }) => text === game);
  }

  /** Takes a table that was set aside off its server's lists, and frees its channel. */
  async forget(guildId: string, channelId: string, tableId: string): Promise<void> {
    const key = channelPointer(channelId);
    const pointer = await this.#store.get(key);
    await this.#takeOff(guildId, [tableId]);
    if (pointer?.text === tableId) await this.#store.delete(key, pointer.version);
  }

  async #forgetMissing(guildId: string, tableIds: readonly string[]): Promise<void> {
    this.#log.error({ guildId, tableIds }, 'the store has lost tables');
    await this.#takeOff(guildId, tableIds);
  }

  async #takeOff(guildId: string, tableIds: readonly string[]): Promise<void> {
    const listed = await this.#listed(guildId, tableIds);
    const lines = tableIds.flatMap((id) => {
      const known = listed.find((each) => each.id === id);
      const people = known ? [...known.seated, ...known.kept, known.host] : [];
      return [
        ...[liveIn, endedIn, closedIn].map((of) => ({ list: of(guildId), id })),
        ...people.flatMap((userId) => [
          { list: belongingTo(guildId, userId), id },
          { list: openedBy(guildId, userId), id },
        ]),
        { list: DUE, id: `table:${id}` },
      ];
    });
    await this.#store.enter([], lines);
  }

  async #placesOf(guildId: string, tableIds: readonly string[]): Promise<UnreadableTable[]> {
    const listed = await this.#listed(guildId, tableIds);
    return listed.map(({ id, channelId }) => ({ tableId: id, channelId }));
  }

  /** What the server's lists say of these tables. */
  async #listed(guildId: string, tableIds: readonly string[]): Promise<Standing[]> {
    const isAsked = ({ id }: Standing) => tableIds.includes(id);
    const found = (await this.listing(guildId)).ended.filter(isAsked);
    for await (const live of this.#allLive(guildId)) {
      found.push(...live.filter(isAsked));
      if (found.length === tableIds.length) break;
    }
    return found;
  }
}

const beyond = (side: Part['side'], entry: Place | undefined): Part | null =>
  entry ? { side, rank: entry.rank, id: entry.id } : null;

/** None if an entry of `liveIn` can't be read. */
function standingIn({ text }: Entry): Standing[] {
  const found = standingForm.safeParse(jsonIn(text));
  return found.success ? [found.data] : [];
}

/** Null if an entry of `endedIn` can't be read. */
function endedTableIn({ text }: Entry) {
  const found = endedTable.safeParse(jsonIn(text));
  return found.success ? found.data : null;
}

/** None if an entry of `closedIn` can't be read. */
function closedRowIn({ text }: Entry): ClosedRow[] {
  const found = closedRow.safeParse(jsonIn(text));
  return found.success ? [found.data] : [];
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
