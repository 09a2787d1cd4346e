import { newSeed as randomSeed } from '../games/chance.ts';
import type { GameAction, Seat } from '../games/game.ts';
import { DEFAULT_PLAYER } from '../players/registry.ts';
import { computerMove, computerToAct, moved } from './computers.ts';
import type { TableDocument } from './document.ts';
import { infoOf, seatOf, seatViewOf } from './info.ts';
import { closed, joined, left, started, withComputer, withoutComputer, withRule } from './lobby.ts';
import { type Log, silent } from './log.ts';
import { newTable, newTableId, type OpenOptions, tableIdOf } from './open.ts';
import { afterTold } from './report.ts';
import { TableRepository } from './storage/table-repository.ts';
import { TableReader } from './table-reader.ts';
import type { TableServiceOptions } from './table-service-options.ts';
import {
  acted,
  assertFresh,
  assertTurn,
  attempt,
  playOf,
  resigned,
  shownPlayOf,
  type UndoExtent,
  undone,
} from './turn.ts';
import type { Acted, Actor, Report, SeatView, TableChange, TableInfo } from './types.ts';

export type { TableServiceOptions } from './table-service-options.ts';

export const QUOTAS = { perPerson: 25, perServer: 500 };

/**
 * All tables of all servers. Every change runs in its table's queue and is saved before it resolves.
 * Besides what it documents, every method may throw `Refusal`: `unknownTable`, `storeUnreadable`,
 * `tableUnreadable`, `serverUnreadable`, and if it changes something also `storeFailed` (nothing was changed),
 * `saveUnknown`, `storeTaken`. `revision` is that of the button clicked; null, for a command, is always fresh. The
 * `Actor`'s name is updated at the table, and a redelivered request is carried out only once.
 */
export class TableService extends TableReader {
  readonly #names: readonly string[];
  readonly #newId: () => string;
  readonly #newSeed: () => string;
  readonly #log: Log;

  constructor(options: TableServiceOptions) {
    const { store, clock = Date.now, quotas = QUOTAS, log = silent } = options;
    super(new TableRepository({ store, clock, quotas, log }));
    this.#log = log;
    this.#names = options.computerNames;
    this.#newId = options.newId ?? newTableId;
    this.#newSeed = options.newSeed ?? randomSeed;
  }

  /** Called after every saved change. @returns a function that unsubscribes */
  subscribe(listener: (change: TableChange) => void): () => void {
    return this.repository.subscribe(listener);
  }

  /** Resolves once no change is in progress; the store isn't accessed after that. */
  idle(): Promise<void> {
    return this.repository.idle();
  }

  /** Writes back everything in memory after the store was wiped. @returns the number of tables written */
  restore(): Promise<number> {
    return this.repository.restore();
  }

  /**
   * Opens a table with the host in the first seat and computer players after them.
   * @throws Refusal `tableAlreadyHere`, `unknownGame`, `unknownVariant`, `unknownRule`, `tooManyComputers`,
   *   `tooManyOwnTables`, `tooManyTables`
   */
  async open(options: OpenOptions): Promise<TableInfo> {
    const { requestId } = options.host;
    const id = requestId === undefined ? this.#newId() : tableIdOf(requestId);
    const make = (now: number) => newTable(options, id, now, this.#names);
    return infoOf(await this.repository.open(options.host, make));
  }

  /** @throws Refusal `notInLobby`, `alreadySeated`, `tableFull` */
  join(tableId: string, person: Actor): Promise<TableInfo> {
    return this.#change(tableId, person, (table) => joined(table, person));
  }

  /**
   * Gives up a seat in the lobby. If it was the host's, the next person becomes host; the last one to leave closes
   * the table.
   * @throws Refusal `notInLobby`, `notSeated`
   */
  leave(tableId: string, person: Actor): Promise<TableInfo> {
    return this.#change(tableId, person, (table, now) => left(table, person.userId, now));
  }

  /** @throws Refusal `notInLobby`, `hostOnly`, `tableFull` */
  addComputer(tableId: string, person: Actor): Promise<TableInfo> {
    return this.#change(tableId, person, (table) =>
      withComputer(table, person.userId, DEFAULT_PLAYER.id, this.#names),
    );
  }

  /** @throws Refusal `notInLobby`, `hostOnly`, `noComputerSeat` */
  removeComputer(tableId: string, person: Actor): Promise<TableInfo> {
    return this.#change(tableId, person, (table) => withoutComputer(table, person.userId));
  }

  /** Lets the host set a rule option. @throws Refusal `notInLobby`, `hostOnly`, `unknownRule` */
  setRule(tableId: string, person: Actor, rule: string, value: string): Promise<TableInfo> {
    return this.#change(tableId, person, (table) => withRule(table, person.userId, rule, value));
  }

  /**
   * Starts the game; seats are in order of arrival. Without `startSeat`, the game decides by chance who starts.
   * @throws Refusal `notInLobby`, `hostOnly`, `tooFewSeats`, `illegalAction` for an unknown start seat
   */
  start(tableId: string, person: Actor, startSeat?: Seat): Promise<TableInfo> {
    return this.#change(tableId, person, (table, now) =>
      attempt(() => started(table, person.userId, this.#newSeed(), now, startSeat)),
    );
  }

  /**
   * Plays the action that `choose` picks from the seat's current view.
   * @throws Refusal `notInPlay`, `tableFinished`, `tableClosed`, `notSeated`, `notYourTurn`, `stale`,
   *   `illegalAction`, and whatever `choose` throws
   */
  async act(
    tableId: string,
    person: Actor,
    revision: number | null,
    choose: (turn: SeatView) => GameAction,
  ): Promise<Acted> {
    const { table, value } = await this.repository.change(
      tableId,
      person,
      (before, now) => {
        const play = playOf(before);
        const seat = seatOf(before, person.userId);
        assertFresh(before, revision);
        assertTurn(before, seat);
        const { table, events, shared } = acted(before, seat, choose(seatViewOf(before, play, seat)), now);
        return { table, value: { seat, events, shared } };
      },
      (before) => ({ seat: seatOf(before, person.userId), events: [], shared: true }),
    );
    const { seat, events, shared } = value;
    return { seat: seatViewOf(table, table.play!, seat), shared, events };
  }

  /**
   * Lets computer players act until a person must decide or the game is over. Each move is saved before the next is
   * computed, so an interrupted call can simply be repeated.
   * @returns how many actions this call played
   */
  async advance(tableId: string): Promise<number> {
    for (let played = 0; ; ) {
      const before = await this.repository.read(tableId, (table) => table);
      const seat = computerToAct(before);
      if (seat === undefined) return played;
      const move = await computerMove(before, seat, this.#log);
      const { value } = await this.repository.change(
        tableId,
        null,
        (table, now) => moved(table, before, move, now),
        () => false,
      );
      if (value) played++;
      await new Promise(setImmediate);
    }
  }

  /**
   * Records that the channel knows the table as of that `shown`, from a new message or (`inPlace`) an edit of the
   * newest. The revision doesn't change.
   */
  told(tableId: string, { shown }: Pick<Report, 'shown'>, inPlace = false): Promise<void> {
    return this.repository.note(tableId, (table) => afterTold(table, shown, inPlace));
  }

  /**
   * Undoes the person's own actions of the current turn, back to the last one that revealed something.
   * @throws Refusal `notInPlay`, `tableFinished`, `tableClosed`, `notSeated`, `stale`, `nothingToUndo`,
   *   `recordOutdated`
   */
  async undo(
    tableId: string,
    person: Actor,
    revision: number | null,
    extent: UndoExtent = 'turn',
  ): Promise<SeatView> {
    const table = await this.#changed(tableId, person, (before, now) =>
      undone(before, person.userId, revision, extent, now),
    );
    return seatViewOf(table, shownPlayOf(table), seatOf(table, person.userId));
  }

  /**
   * Replaces the person with a computer player for the rest of the game.
   * @throws Refusal `notInPlay`, `tableFinished`, `tableClosed`, `notSeated`
   */
  resign(tableId: string, person: Actor): Promise<TableInfo> {
    return this.#change(tableId, person, (table) => resigned(table, person, DEFAULT_PLAYER.id, this.#names));
  }

  /** @throws Refusal `tableFinished`, `tableClosed`, `hostOrManagerOnly` */
  close(tableId: string, person: Actor, mayManage: boolean): Promise<TableInfo> {
    return this.#change(tableId, person, (table, now) => closed(table, person, mayManage, now));
  }

  /** Frees the channel of an unreadable table. The stored text is kept for the bot's operator. */
  setAside(guildId: string, channelId: string, tableId: string): Promise<void> {
    return this.repository.setAside(guildId, channelId, tableId);
  }

  async #change(
    tableId: string,
    actor: Actor,
    change: (table: TableDocument, now: number) => TableDocument,
  ): Promise<TableInfo> {
    return infoOf(await this.#changed(tableId, actor, change));
  }

  async #changed(
    tableId: string,
    actor: Actor,
    change: (table: TableDocument, now: number) => TableDocument,
  ): Promise<TableDocument> {
    const { table } = await this.repository.change(
      tableId,
      actor,
      (before, now) => ({ table: change(before, now), value: null }),
      () => null,
    );
    return table;
  }
}
