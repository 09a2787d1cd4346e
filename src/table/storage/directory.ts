import PQueue from 'p-queue';
import type { Log } from '../../base/log.ts';
import type { GameId } from '../../games/game.ts';
import { StoreCorrupt } from '../../store/errors.ts';
import type { Entry, Store } from '../../store/store.ts';
import type { TableDocument } from '../document.ts';
import { logCorrupt } from '../failures.ts';
import { Refusal } from '../refusal.ts';
import {
  infoOf,
  type ResultRow,
  type Standing,
  standing,
  standingOf,
  type UnreadableTable,
} from '../views.ts';
import {
  belongingTo,
  DUE,
  endedIn,
  endedTable,
  finishedBy,
  isLiving,
  liveIn,
  openedBy,
  playedIn,
  pointerOf,
} from './lists.ts';

/** Live tables listed per server, the newest; beside them, the person's own. */
const LIVE_SHOWN = 1_000;
/** Finished tables listed per server, the newest. */
const ENDED_SHOWN = 50;
/** The person's own live tables in a server that has more than are listed. */
const OWN_SHOWN = 100;

/** What a server's lists go by, newest first. */
export interface Listing {
  /** In the lobby or in play. */
  readonly live: readonly Standing[];
  /** Finished. */
  readonly ended: readonly Standing[];
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

  /** The channel's table in the lobby or in play; `lost` if the pointer's table is missing from the store. */
  async livingIn(channelId: string): Promise<TableDocument | 'lost' | undefined> {
    const pointer = await this.#store.get(pointerOf(channelId));
    if (!pointer) return undefined;
    const found = await this.#find(pointer.text);
    if (!found) return 'lost';
    return isLiving(found) ? found : undefined;
  }

  /** The channel's last finished game. */
  async finishedIn(channelId: string): Promise<TableDocument | undefined> {
    const [last] = await this.#store.list({ list: playedIn(channelId), limit: 1, newestFirst: true });
    return last && this.#find(last.id);
  }

  /** What the server's lists go by; of the live tables the newest, and those of the person. */
  async listing(guildId: string, userId: string | null = null): Promise<Listing> {
    const newest = (list: string, limit: number) => this.#store.list({ list, limit, newestFirst: true });
    const [live, ended] = await Promise.all([
      newest(liveIn(guildId), LIVE_SHOWN),
      newest(endedIn(guildId), ENDED_SHOWN),
    ]);
    const listed = live.flatMap(standingIn);
    const own =
      userId !== null && live.length === LIVE_SHOWN
        ? await newest(belongingTo(guildId, userId), OWN_SHOWN)
        : [];
    const known = new Set(live.map(({ id }) => id));
    const others = own.map(({ id }) => id).filter((id) => !known.has(id));
    const { tables } = await this.tablesOf(guildId, others);
    return {
      live: [...listed, ...tables.map((table) => standingOf(infoOf(table)))],
      ended: ended.flatMap((entry) => endedTableIn(entry)?.standing ?? []),
    };
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

  /** The server's finished games, newest first. */
  async results(guildId: string, limit: number): Promise<ResultRow[]> {
    const ended = await this.#store.list({ list: endedIn(guildId), limit, newestFirst: true });
    return ended.flatMap((entry) => endedTableIn(entry)?.row ?? []);
  }

  /** Whether one of the person's latest finished games in the server was of this kind. */
  async hasFinished(guildId: string, userId: string, game: GameId): Promise<boolean> {
    const list = finishedBy(guildId, userId);
    const games = await this.#store.list({ list, limit: OWN_SHOWN, newestFirst: true });
    return games.some(({ text }) => text === game);
  }

  /** Takes a table that was set aside off its server's lists, and frees its channel. */
  async forget(guildId: string, channelId: string, tableId: string): Promise<void> {
    const key = pointerOf(channelId);
    const pointer = await this.#store.get(key);
    await this.#takeOff(guildId, [tableId]);
    if (pointer?.text === tableId) await this.#store.delete(key, pointer.version);
  }

  async #forgetMissing(guildId: string, tableIds: readonly string[]): Promise<void> {
    this.#log.error({ guildId, tableIds }, 'the store has lost tables');
    await this.#takeOff(guildId, tableIds);
  }

  async #takeOff(guildId: string, tableIds: readonly string[]): Promise<void> {
    const { live } = await this.listing(guildId);
    const lines = tableIds.flatMap((id) => {
      const known = live.find((each) => each.id === id);
      const people = known ? [...known.seated, ...known.kept, known.host] : [];
      return [
        ...[liveIn(guildId), endedIn(guildId)].map((list) => ({ list, id })),
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
    const { live, ended } = await this.listing(guildId);
    return [...live, ...ended].flatMap(({ id, channelId }) =>
      tableIds.includes(id) ? [{ tableId: id, channelId }] : [],
    );
  }
}

/** None if an entry of `liveIn` can't be read. */
function standingIn({ text }: Entry): Standing[] {
  const found = standing.safeParse(jsonIn(text));
  return found.success ? [found.data] : [];
}

/** Null if an entry of `endedIn` can't be read. */
function endedTableIn({ text }: Entry) {
  const found = endedTable.safeParse(jsonIn(text));
  return found.success ? found.data : null;
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
