import { type Clock, systemClock } from '../base/clock.ts';
import { concerns } from '../base/interaction.ts';
import { type Log, silent } from '../base/log.ts';
import type { GameAction, Seat } from '../games/game.ts';
import { directly, type Thinker } from '../players/thinker.ts';
import type { Store } from '../store/store.ts';
import { type Change, isHandled, type TableChange, withRequest } from './change.ts';
import type { Characters } from './characters.ts';
import {
  computerMove,
  isAbort,
  type Minds,
  MOVED_ON,
  moved,
  movedFor,
  turnFor,
  whileUnchanged,
} from './computers.ts';
import type { Actor, Barrier, TableDocument } from './document.ts';
import { type Seeds, seedsFrom } from './fair.ts';
import { askedIn, assertStillAsked, foundHint, type Hinted, withHint } from './hints.ts';
import { requireSeat } from './holders.ts';
import type { Taking } from './lease.ts';
import { newTable, newTableId, type OpenOptions, requestTableId } from './opening.ts';
import { Refusal } from './refusal.ts';
import type { ToldReport } from './report.ts';
import { absented, silenced, stillAwaits } from './seats.ts';
import { type Listing, type Part, QUOTAS, type Quotas } from './storage/directory.ts';
import { owesSomething } from './storage/lists.ts';
import { PersonsTables } from './storage/persons-tables.ts';
import { TableRepository } from './storage/table-repository.ts';
import { acted, assertTurn } from './turn.ts';
import { barred, expired, lookedAfter } from './upkeep.ts';
import {
  type Acted,
  assertFresh,
  computerToAct,
  createSeatView,
  type EndedRow,
  type MadeAt,
  requirePlay,
  requireShownPlay,
  type SeatView,
  type TableInfo,
  type TableList,
  tableInfo,
} from './views.ts';

export interface TableServiceOptions extends Partial<Seeds> {
  readonly store: Store;
  /** Names for computer players. */
  readonly characters: Characters;
  readonly clock?: Clock;
  readonly newId?: () => string;
  /** How many tables may be open at once per server; 25 per person and 500 in total if absent. */
  readonly quotas?: Quotas;
  readonly log?: Log;
  /** ID of this process, which no other has; a new one if absent. */
  readonly processId?: string;
  /** How long finished games are kept, in ms; always if absent. */
  readonly keepFor?: number;
  /** Lets computer players think; in this thread if absent. */
  readonly thinker?: Thinker;
}

/**
 * All tables of all servers. Every change runs in its table's queue and is saved before it resolves.
 * Besides what it documents, every method may throw `Refusal`: `unknownTable`, `storeUnreadable`,
 * `tableUnreadable`, `serverUnreadable`, and if it changes something also `storeFailed` (nothing was changed),
 * `saveUnknown`. `revision` is that of the button clicked; null, for a command, is always fresh. The
 * `Actor`'s name is updated at the table, and a redelivered request is carried out only once.
 */
export class TableService {
  /** The bot's own limits on open tables. */
  readonly quotas: Quotas;
  /** Whether other processes may change tables at the same time. */
  readonly isShared: boolean;
  readonly persons: PersonsTables;
  readonly #repository: TableRepository;
  readonly #clock: Clock;
  readonly #minds: Minds;
  readonly #characters: Characters;
  readonly #keepFor: number | null;
  readonly #newId: () => string;
  readonly #seeds: Seeds;

  constructor(options: TableServiceOptions) {
    const { store, clock = systemClock, quotas = QUOTAS, log = silent, processId = newTableId() } = options;
    this.quotas = quotas;
    this.isShared = store.isShared;
    this.#repository = new TableRepository({ ...options, clock, quotas, log, processId });
    this.persons = new PersonsTables(store, this.#repository, options.characters);
    this.#clock = clock;
    this.#minds = { thinker: options.thinker ?? directly, log };
    this.#characters = options.characters;
    this.#keepFor = options.keepFor ?? null;
    this.#newId = options.newId ?? newTableId;
    this.#seeds = seedsFrom(options);
  }

  /** Called after every saved change. @returns a function that unsubscribes */
  subscribe(listener: (change: TableChange) => void): () => void {
    return this.#repository.subscribe(listener);
  }

  /** Resolves once no change is in progress; the store isn't accessed after that. */
  idle(): Promise<void> {
    return this.#repository.idle();
  }

  /** As `TableRepository.restore`. */
  restore(lines = false): Promise<number> {
    return this.#repository.restore(lines);
  }

  /** What `read` makes of the table. @throws what it throws */
  read<T>(tableId: string, read: (table: TableDocument) => T): Promise<T> {
    return this.#repository.read(tableId, read);
  }

  info(tableId: string): Promise<TableInfo> {
    return this.read(tableId, tableInfo);
  }

  /** The channel's table in the lobby or in play. @throws Refusal `noTableHere`, `tableLost` */
  async inChannel(channelId: string): Promise<TableInfo> {
    const table = await this.#livingIn(channelId);
    if (!table) throw new Refusal('noTableHere', null);
    return tableInfo(table);
  }

  /** The channel's last finished game, or with `orClosed` also one that was closed after it had begun. */
  async finishedIn(channelId: string, orClosed = false): Promise<TableInfo | null> {
    const table = await this.#repository.find((directory) => directory.finishedIn(channelId, orClosed));
    return table ? tableInfo(table) : null;
  }

  /** Whether the channel has no table, other than one that this request opened. */
  async isFree(channelId: string, requestId: string): Promise<boolean> {
    const table = await this.#livingIn(channelId);
    return !table || isHandled(table, requestId);
  }

  /** @throws Refusal `tableLost` */
  async #livingIn(channelId: string): Promise<TableDocument | undefined> {
    const table = await this.#repository.find((directory) => directory.livingIn(channelId));
    if (table === 'lost') throw new Refusal('tableLost', null);
    if (table) concerns(table.id);
    return table;
  }

  /** What the server's lists go by, without reading its tables; with those of the person. */
  listing(guildId: string, userId: string | null = null, part: Part | null = null): Promise<Listing> {
    return this.#repository.find((directory) => directory.listing(guildId, userId, part));
  }

  /** The server's tables of these IDs, in this order; all that are listed if absent. */
  async list(guildId: string, ids?: readonly string[]): Promise<TableList> {
    const { live, ended } = ids ? { live: [], ended: [] } : await this.listing(guildId);
    const wanted = ids ?? [...live, ...ended].map(({ id }) => id);
    const { tables, unreadable } = await this.#repository.find((directory) =>
      directory.tablesOf(guildId, wanted),
    );
    return { tables: tables.filter(({ status }) => status !== 'closed').map(tableInfo), unreadable };
  }

  /** The server's games that are finished or were closed after they had begun, newest first. */
  ended(guildId: string, limit: number): Promise<EndedRow[]> {
    return this.#repository.find((directory) => directory.ended(guildId, limit));
  }

  /** Whether it's the person's first turn at this table, and the server's latest results have no such game of theirs. */
  async isNewcomer({ isFirstTurn, seat, table: { game, guildId, seats } }: SeatView): Promise<boolean> {
    const holder = seats[seat];
    if (!isFirstTurn || holder?.kind !== 'person') return false;
    return !(await this.#repository.find((directory) => directory.hasFinished(guildId, holder.userId, game)));
  }

  /** Checks that the person may open another table. @throws Refusal `tooManyOwnTables`, `tooManyTables` */
  assertRoomFor(guildId: string, { userId }: Actor, quotas?: Partial<Quotas>): Promise<void> {
    return this.#repository.find((directory) => directory.assertRoomFor(guildId, userId, quotas));
  }

  /**
   * Opens a table with the host in the first seat and computer players after them.
   * @throws Refusal `tableAlreadyHere`, `unknownGame`, `unknownVariant`, `unknownRule`, `tooManyComputers`,
   *   `tooManyOwnTables`, `tooManyTables`
   */
  async open(options: OpenOptions): Promise<TableInfo> {
    const { requestId } = options.host;
    const id = requestId === undefined ? this.#newId() : requestTableId(requestId);
    concerns(id);
    const make = (now: number) => newTable(options, id, now, this.#characters, this.#seeds.newSecret());
    return tableInfo(await this.#repository.open(options.host, make, options.quotas));
  }

  /** Changes the table as the person wants. @returns what it's like then. @throws what `change` throws */
  change(tableId: string, person: Actor, change: Change): Promise<TableInfo>;
  /** @returns what `read` makes of it; `isAgain` if the request was handled before. @throws as `TableRepository.change` */
  change<T>(
    tableId: string,
    person: Actor,
    change: Change,
    read: (table: TableDocument, isAgain: boolean) => T,
    into?: string,
  ): Promise<T>;
  async change(
    tableId: string,
    person: Actor,
    change: Change,
    read: (table: TableDocument, isAgain: boolean) => unknown = tableInfo,
    into?: string,
  ): Promise<unknown> {
    const around = { characters: this.#characters, newSeed: this.#seeds.newSeed };
    const { table, value } = await this.#repository.change(
      tableId,
      person,
      (before, now, known) => ({ table: change(before, known!, { ...around, now }), value: false }),
      () => true,
      true,
      into,
    );
    return read(table, value);
  }

  /**
   * Plays what `choose` picks from the seat's current view, several actions one after another; nothing if it's null.
   * @throws Refusal `notInPlay`, `tableFinished`, `tableClosed`, `notSeated`, `notYourTurn`, `stale`,
   *   `illegalAction`, and whatever `choose` throws
   */
  async act(
    tableId: string,
    person: Actor,
    at: MadeAt,
    choose: (turn: SeatView) => GameAction | readonly GameAction[] | null,
  ): Promise<Acted> {
    const { table, value } = await this.#repository.change(
      tableId,
      person,
      (before, now) => {
        const play = requireShownPlay(before);
        const seat = requireSeat(before, person.userId);
        assertFresh(before, at);
        requirePlay(before);
        assertTurn(before, seat);
        const action = choose(createSeatView(before, play, seat));
        if (action === null)
          return { table: null, value: { seat, events: [], shared: false, isAgain: false } };
        const { table, events, shared } = acted(before, seat, action, now);
        return { table, value: { seat, events, shared, isAgain: false } };
      },
      (before) => ({ seat: requireSeat(before, person.userId), events: [], shared: true, isAgain: true }),
    );
    return { ...value, seat: createSeatView(table, table.play!, value.seat) };
  }

  /**
   * Lets computer players act until a person must decide, the game is over or the thinker is closed. Each move is
   * saved before the next is computed, so an interrupted call can simply be repeated.
   * @returns how many actions this call played
   */
  async advance(tableId: string): Promise<number> {
    for (let played = 0; ; ) {
      const thought = await this.#thoughtOf(tableId);
      if (thought === null) return played;
      if (thought !== MOVED_ON) {
        const { table: before, move } = thought;
        if (await this.#unasked(tableId, (table, now) => moved(table, before, move, now))) played++;
      }
      await new Promise(setImmediate);
    }
  }

  /** The next computer player's move; null if none is to act or can think. */
  async #thoughtOf(tableId: string) {
    return whileUnchanged(this.#repository, tableId, async (table, signal) => {
      const seat = computerToAct(table);
      if (seat === undefined) return null;
      return { table, move: await computerMove(table, seat, this.#minds, signal) };
    }).catch((error: unknown) => {
      if (isAbort(error)) return null;
      throw error;
    });
  }

  /** A change that nobody has asked for. @returns whether the table was changed */
  async #unasked(
    tableId: string,
    change: (table: TableDocument, now: number) => TableDocument | null,
    isToldHere = true,
  ): Promise<boolean> {
    const changed = (before: TableDocument, now: number) => {
      const table = change(before, now);
      return { table, value: table !== null };
    };
    return (await this.#repository.change(tableId, null, changed, () => false, isToldHere)).value;
  }

  /**
   * A computer decides once for the person in the seat: until somebody else is awaited or the game is over.
   * @returns whether it did; false if the table no longer waits for that person in that wait
   * @throws an `AbortError` if the thinker is closed
   */
  async standIn(tableId: string, seat: Seat, wait: number): Promise<boolean> {
    for (;;) {
      const thought = await whileUnchanged(this.#repository, tableId, async (table, signal) =>
        stillAwaits(table, seat, wait)
          ? { table, moves: await turnFor(table, seat, this.#minds, signal) }
          : null,
      );
      if (thought === null) return false;
      if (thought === MOVED_ON) continue;
      const { table: before, moves } = thought;
      const played = (table: TableDocument, now: number) => movedFor(table, before, seat, moves, now);
      if (await this.#unasked(tableId, played, false)) return true;
    }
  }

  /**
   * Gives the seat to a computer until the person is back.
   * @returns whether it did; false if the table no longer waits for them in that wait
   */
  takeOver(tableId: string, seat: Seat, wait: number): Promise<boolean> {
    const left = (table: TableDocument, now: number) => absented(table, seat, wait, this.#characters, now);
    return this.#unasked(tableId, left, false);
  }

  /** Lets the others decide about whoever keeps them waiting for long. @returns as `takeOver` does */
  fallSilent(tableId: string, seat: Seat, wait: number): Promise<boolean> {
    return this.#unasked(tableId, (table) => silenced(table, seat, wait), false);
  }

  /**
   * What a Knight would do in the person's place. It's counted before it's given: once for each position, which has
   * the same hint however often it's asked for. The only action that there is costs nothing. The revision stays.
   * A redelivered request gets what it got, or `movedOn`.
   * @throws Refusal `notInPlay`, `tableFinished`, `tableClosed`, `notSeated`, `hintsOff`, `notYourTurn`, `movedOn`,
   *   `noHint`, `restarting`
   */
  async hint(tableId: string, person: Actor): Promise<Hinted> {
    const asked = await this.read(tableId, (table) => askedIn(table, person));
    const hint = await foundHint(this.#repository, tableId, asked, this.#minds);
    let seat: SeatView | undefined;
    await this.#repository.note(tableId, (table, now) => {
      assertStillAsked(table, asked);
      const after = withRequest(withHint(table, asked, hint), person, now);
      seat = createSeatView(after, requirePlay(after), asked.seat);
      return after;
    });
    return { seat: seat as SeatView, hint };
  }

  /**
   * Takes the right to tell the channel of a table that's owed something, or of any with `always`, for the next few
   * seconds. @returns `nothing` if nothing is owed
   */
  takeLease(tableId: string, always?: boolean): Promise<Taking | 'nothing'> {
    return this.#repository.takeLease(tableId, always);
  }

  /**
   * Records that the channel knows the table as of that `shown`. The revision doesn't change. If nothing is owed by then,
   * others may tell the channel, unless this process `goesOn`.
   * @throws BatonLost if another process tells the channel by now
   */
  told(tableId: string, report: ToldReport, goesOn?: boolean): Promise<void> {
    return this.#repository.told(tableId, report, goesOn);
  }

  /** Whether computers are to act at the table, or its channel is owed something. */
  owes(tableId: string): Promise<boolean> {
    return this.read(tableId, owesSomething);
  }

  /** Does what's due at a table that owes nothing: closes what has expired, archives or deletes what's over. */
  async lookAfter(tableId: string): Promise<void> {
    if (await this.#unasked(tableId, expired)) return;
    await this.#repository.note(tableId, (table, now) => lookedAfter(table, now, this.#keepFor));
    const now = this.#clock.now();
    if (await this.read(tableId, ({ expires }) => expires !== null && expires <= now))
      await this.#repository.remove(tableId);
  }

  /** Notes what keeps the bot from telling the channel since then. @returns what the table was like, and is now */
  async barred(id: string, why: Barrier | null, since?: number): Promise<readonly TableInfo[]> {
    const noted = (table: TableDocument, now: number) => barred(table, why, now, since);
    return (await this.#repository.note(id, noted)).map(tableInfo);
  }

  /** Whoever shows the server's lists has seen to them, or will by that moment, in ms since 1970. */
  listed(guildId: string, by: number | null): Promise<void> {
    return this.#repository.listed(guildId, by);
  }

  /** Frees the channel of an unreadable table. The stored text is kept for the bot's operator. */
  setAside(guildId: string, channelId: string, tableId: string): Promise<void> {
    return this.#repository.setAside(guildId, channelId, tableId);
  }
}
