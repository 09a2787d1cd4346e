import type { Clock } from '../../src/base/clock.ts';
import { clockCollection, paceDuration, reminderMoments } from '../../src/clocks/clock-document.ts';
import { following } from '../../src/clocks/following.ts';
import { withDue } from '../../src/clocks/next-step.ts';
import { GAME_IDS } from '../../src/games/game.ts';
import { games } from '../../src/games/registry.ts';
import { translator } from '../../src/i18n/index.ts';
import type { LocalDiscord } from '../../src/playground/local-discord.ts';
import { Collection } from '../../src/store/collection.ts';
import type { Store } from '../../src/store/store.ts';
import { charactersBy } from '../../src/table/characters.ts';
import type { TableDocument } from '../../src/table/document.ts';
import { joined, started } from '../../src/table/lobby.ts';
import { tableCollection } from '../../src/table/storage/stored-table.ts';
import { TableService } from '../../src/table/table-service.ts';
import type { TableInfo } from '../../src/table/views.ts';

const PACE = '1h';
const LASTS = paceDuration(PACE)!;
/** Tables of a server; each has a channel of its own. */
const PER_SERVER = 50;
/** A person plays at so many tables. */
const PER_PERSON = 5;
/** So many are set up at a time. */
const AT_ONCE = 8;

/** A table whose time is about to be up. */
export interface DueTable {
  readonly id: string;
  readonly channelId: string;
  /** In ms since 1970. */
  readonly due: number;
  /** Of the table before anything was due. */
  readonly revision: number;
}

/** The servers and people of so many tables. */
export function serversFor(count: number) {
  const people = Array.from({ length: 2 * Math.ceil(count / PER_PERSON) }, (_, at) => `person-${at}`);
  const guilds = Array.from({ length: Math.ceil(count / PER_SERVER) }, (_, server) => {
    const first = server * PER_SERVER;
    const tables = Array.from({ length: Math.min(PER_SERVER, count - first) }, (_, at) => first + at);
    return {
      name: `Server ${server}`,
      members: [...new Set(tables.flatMap((table) => seatsOf(table, people)))],
      channels: tables.map((table) => ({ name: `table-${table}` })),
    };
  });
  return { users: people.map((name) => ({ name })), guilds, people };
}

const seatsOf = (table: number, people: readonly string[]): readonly [string, string] => [
  people[(2 * table) % people.length]!,
  people[(2 * table + 1) % people.length]!,
];

export interface DueOptions {
  readonly store: Store;
  readonly discord: LocalDiscord;
  readonly people: readonly string[];
  readonly count: number;
  /** When the first time is up, in ms since 1970, and within how many ms all are. */
  readonly from: number;
  readonly within: number;
}

/**
 * Begins games of all kinds between two people who do nothing: their time is up one after the other. All that could
 * have come before is done: the channel has been told of the game, and the awaited person has had their reminders.
 */
export async function setUpDue(options: DueOptions): Promise<DueTable[]> {
  const made: DueTable[] = [];
  let next = 0;
  const setUp = async () => {
    const table = new PastTable(options);
    while (next < options.count) made.push(await table.setUp(next++));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, setUp));
  return made;
}

/** Sets tables up that were left alone for nearly an hour, one after the other. */
class PastTable {
  readonly #options: DueOptions;
  readonly #tables: TableService;
  #now = 0;

  constructor(options: DueOptions) {
    this.#options = options;
    const clock: Clock = { now: () => this.#now, schedule: () => () => undefined };
    const most = { perPerson: options.count, perServer: options.count };
    this.#tables = new TableService({
      store: options.store,
      characters: charactersBy(translator('en-US')),
      clock,
      quotas: most,
    });
  }

  async setUp(table: number): Promise<DueTable> {
    const { discord, count, from, within, people } = this.#options;
    const due = from + Math.floor((table * within) / count);
    this.#now = due - LASTS;
    const channel = discord.channel(`table-${table}`);
    const [host, guest] = seatsOf(table, people).map((name) => ({ userId: discord.user(name).id, name }));
    const game = games.get(GAME_IDS[table % GAME_IDS.length]!)!;
    const variant = game.variants[Math.floor(table / GAME_IDS.length) % game.variants.length]!;
    const guildId = channel.guildId!;
    const tables = this.#tables;
    const { id } = await tables.open({
      ...{ guildId, channelId: channel.id, host: host!, game: game.id, variant },
      ...{ theme: 'oak', computers: 0, pace: PACE },
    });
    await tables.change(id, guest!, joined);
    const { revision } = await tables.change(id, host!, started(0));
    await tables.takeLease(id);
    const shown = await tables.read(id, (begun) => begun.shown);
    await tables.told(id, { shown });
    await tables.listed(guildId, null);
    const begun = await tables.info(id);
    await this.#windUp(begun);
    return { id, channelId: channel.id, due, revision };
  }

  /** Writes the clock as it was when the last reminder had gone. */
  async #windUp(table: TableInfo): Promise<void> {
    const { store } = this.#options;
    const reminded = reminderMoments(PACE).length;
    const clock = { ...following(undefined, table, this.#now), reminded };
    const wishes = { reminders: 'channel', quiet: null, awayUntil: null } as const;
    const value = withDue(clock, table, wishes, [], this.#now);
    await new Collection(store, { ...clockCollection, cached: 0 }).update(table.id, () => ({ value }));
  }
}

/** The tables as the store has them now, in the same order; undefined for one that's gone. */
export async function readAll(
  store: Store,
  tables: readonly DueTable[],
): Promise<(TableDocument | undefined)[]> {
  const collection = new Collection(store, { ...tableCollection, cached: 0 });
  const found: (TableDocument | undefined)[] = [];
  for (let at = 0; at < tables.length; at += AT_ONCE)
    found.push(...(await Promise.all(tables.slice(at, at + AT_ONCE).map(({ id }) => collection.get(id)))));
  return found;
}
