import { newSeed as randomSeed } from '../games/chance.ts';
import type { GameAction, Seat } from '../games/game.ts';
import { type ExportedRecord, exportRecord } from '../games/record.ts';
import { DEFAULT_PLAYER } from '../players/registry.ts';
import { computerMove, computerToAct, moved } from './computers.ts';
import type { TableDocument } from './document.ts';
import { infoOf, resultRowOf, seatOf, seatViewOf, spectatorViewOf } from './info.ts';
import { closed, joined, left, started, withComputer, withoutComputer, withRule } from './lobby.ts';
import { type Log, silent } from './log.ts';
import { newTable, newTableId, type OpenOptions } from './open.ts';
import { Refusal } from './refusal.ts';
import { afterTold, reportOf } from './report.ts';
import { TableRepository } from './table-repository.ts';
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
import type {
  Acted,
  Person,
  Report,
  ResultRow,
  SeatView,
  SpectatorView,
  TableChange,
  TableInfo,
} from './types.ts';

export type { TableServiceOptions } from './table-service-options.ts';

/**
 * All tables of all servers. Every change runs in its table's own queue and is saved before it resolves.
 * Every method may throw `Refusal`, besides what it names: `unknownTable`, `storeFailed` (nothing was
 * changed), `tableUnreadable`, `serverUnreadable`. A `revision` is that of the button that was clicked;
 * null, for a command, is always fresh. A `Person` keeps the name that the table shows up to date.
 */
export class TableService {
  readonly #repository: TableRepository;
  readonly #names: readonly string[];
  readonly #newId: () => string;
  readonly #newSeed: () => string;
  readonly #log: Log;

  constructor(options: TableServiceOptions) {
    this.#log = options.log ?? silent;
    this.#repository = new TableRepository(options.store, options.clock ?? Date.now, this.#log);
    this.#names = options.computerNames;
    this.#newId = options.newId ?? newTableId;
    this.#newSeed = options.newSeed ?? randomSeed;
  }

  /** Called after every change that was saved. @returns a function that ends it */
  subscribe(listener: (change: TableChange) => void): () => void {
    return this.#repository.subscribe(listener);
  }

  /** Resolves when no change is under way. */
  idle(): Promise<void> {
    return this.#repository.idle();
  }

  /**
   * Opens a table with the host in its first seat and computer players after him.
   * @throws Refusal `tableAlreadyHere`, `unknownGame`, `unknownVariant`, `unknownRule`, `tooManyComputers`
   */
  async open(options: OpenOptions): Promise<TableInfo> {
    return infoOf(await this.#repository.open((now) => newTable(options, this.#newId(), now, this.#names)));
  }

  info(tableId: string): Promise<TableInfo> {
    return this.#repository.read(tableId, infoOf);
  }

  /** The table that lives in the channel: in the lobby or in play. @throws Refusal `noTableHere` */
  async inChannel(channelId: string): Promise<TableInfo> {
    const table = await this.#repository.livingIn(channelId);
    if (!table) throw new Refusal('noTableHere', null);
    return infoOf(table);
  }

  /** Tables in the lobby, in play, and the last finished ones; newest change first. */
  async list(guildId: string): Promise<TableInfo[]> {
    const { live, ended } = await this.#repository.tablesOf(guildId);
    return [...live, ...ended].map(infoOf).sort((a, b) => b.changedAt - a.changedAt);
  }

  /** Finished games of the server, newest first. */
  results(guildId: string, limit = 100): Promise<ResultRow[]> {
    return this.#repository.results(guildId, limit);
  }

  /** @throws Refusal `notInLobby`, `alreadySeated`, `tableFull` */
  join(tableId: string, person: Person): Promise<TableInfo> {
    return this.#change(tableId, person, (table) => joined(table, person));
  }

  /**
   * Gives up a seat in the lobby. The next person becomes host; the last to leave closes the table.
   * @throws Refusal `notInLobby`, `notSeated`
   */
  leave(tableId: string, person: Person): Promise<TableInfo> {
    return this.#change(tableId, person, (table, now) => left(table, person.userId, now));
  }

  /** @throws Refusal `notInLobby`, `hostOnly`, `tableFull` */
  addComputer(tableId: string, person: Person): Promise<TableInfo> {
    return this.#change(tableId, person, (table) =>
      withComputer(table, person.userId, DEFAULT_PLAYER.id, this.#names),
    );
  }

  /** @throws Refusal `notInLobby`, `hostOnly`, `noComputerSeat` */
  removeComputer(tableId: string, person: Person): Promise<TableInfo> {
    return this.#change(tableId, person, (table) => withoutComputer(table, person.userId));
  }

  /** The host sets one of the game's rule options. @throws Refusal `notInLobby`, `hostOnly`, `unknownRule` */
  setRule(tableId: string, person: Person, rule: string, value: string): Promise<TableInfo> {
    return this.#change(tableId, person, (table) => withRule(table, person.userId, rule, value));
  }

  /**
   * Starts the game; seats are in order of arrival. The game draws who begins, unless `startSeat` says.
   * @throws Refusal `notInLobby`, `hostOnly`, `stale`, `tooFewSeats`, `illegalAction` for an unknown start seat
   */
  start(
    tableId: string,
    person: Person,
    revision: number | null = null,
    startSeat?: Seat,
  ): Promise<TableInfo> {
    return this.#change(tableId, person, (table, now) => {
      assertFresh(table, revision);
      return attempt(() => started(table, person.userId, this.#newSeed(), now, startSeat));
    });
  }

  /** @throws Refusal `notInPlay`, `tableClosed`, `notSeated`, `stale` */
  seatView(tableId: string, userId: string, revision: number | null = null): Promise<SeatView> {
    return this.#repository.read(tableId, (table) => {
      const play = shownPlayOf(table);
      const seat = seatOf(table, userId);
      assertFresh(table, revision);
      return seatViewOf(table, play, seat);
    });
  }

  /** @throws Refusal `notInPlay`, `tableClosed` */
  spectatorView(tableId: string): Promise<SpectatorView> {
    return this.#repository.read(tableId, (table) => spectatorViewOf(table, shownPlayOf(table)));
  }

  /**
   * Carries out the action that `choose` picks from the seat's view of that very moment.
   * @throws Refusal `notInPlay`, `tableFinished`, `tableClosed`, `notSeated`, `notYourTurn`, `stale`,
   *   `illegalAction`, and whatever `choose` throws
   */
  async act(
    tableId: string,
    person: Person,
    revision: number | null,
    choose: (turn: SeatView) => GameAction,
  ): Promise<Acted> {
    const { table, value } = await this.#repository.change(tableId, person, (before, now) => {
      const play = playOf(before);
      const seat = seatOf(before, person.userId);
      assertFresh(before, revision);
      assertTurn(before, seat);
      const { table, events, shared } = acted(before, seat, choose(seatViewOf(before, play, seat)), now);
      return { table, value: { seat, events, shared } };
    });
    const { seat, events, shared } = value;
    return { seat: seatViewOf(table, table.play!, seat), shared, events };
  }

  /**
   * Lets computer seats act until a person must decide or the game is over. Each move is saved before the
   * next is thought of, so that dying halfway loses nothing; calling it again goes on, or does nothing.
   * @returns how many actions this call played
   */
  async advance(tableId: string): Promise<number> {
    for (let played = 0; ; ) {
      const before = await this.#repository.read(tableId, (table) => table);
      const seat = computerToAct(before);
      if (seat === undefined) return played;
      const move = await computerMove(before, seat, this.#log);
      const { value } = await this.#repository.change(tableId, null, (table, now) =>
        moved(table, before, move, now),
      );
      if (value) played++;
      await new Promise(setImmediate);
    }
  }

  /** What the channel has not been told; null when there is nothing. */
  report(tableId: string): Promise<Report | null> {
    return this.#repository.read(tableId, reportOf);
  }

  /**
   * Saves that the channel has been told a report: by a new message, or by putting its newest message of
   * the table in order. The revision stays.
   */
  told(tableId: string, report: Pick<Report, 'steps' | 'undone'>, inPlace = false): Promise<void> {
    return this.#repository.note(tableId, (table) => afterTold(table, report, inPlace));
  }

  /** Tables whose computer seats must act or whose channel is to be told something. */
  async owed(guildId: string): Promise<string[]> {
    const { live } = await this.#repository.tablesOf(guildId);
    return live
      .filter((table) => computerToAct(table) !== undefined || reportOf(table) !== null)
      .map(({ id }) => id);
  }

  /**
   * Takes back own actions of the turn under way, back to the last that revealed something.
   * @throws Refusal `notInPlay`, `tableFinished`, `tableClosed`, `notSeated`, `stale`, `nothingToUndo`
   */
  async undo(
    tableId: string,
    person: Person,
    revision: number | null,
    extent: UndoExtent = 'turn',
  ): Promise<SeatView> {
    const { table } = await this.#repository.change(tableId, person, (before, now) => ({
      table: undone(before, person.userId, revision, extent, now),
      value: null,
    }));
    return seatViewOf(table, table.play!, seatOf(table, person.userId));
  }

  /**
   * A computer player takes the person's seat for the rest of the game.
   * @throws Refusal `notInPlay`, `tableFinished`, `tableClosed`, `notSeated`
   */
  resign(tableId: string, person: Person): Promise<TableInfo> {
    return this.#change(tableId, person, (table) => resigned(table, person, DEFAULT_PLAYER.id, this.#names));
  }

  /** @throws Refusal `tableFinished`, `tableClosed`, `hostOrManagerOnly` */
  close(tableId: string, person: Person, mayManage: boolean): Promise<TableInfo> {
    return this.#change(tableId, person, (table, now) => closed(table, person.userId, mayManage, now));
  }

  /** Every card of a finished game. @throws Refusal `recordNotOpen` */
  exportRecord(tableId: string): Promise<ExportedRecord> {
    return this.#repository.read(tableId, (table) => {
      if (!resultRowOf(table) || !table.play) throw new Refusal('recordNotOpen', null);
      return exportRecord(table.play.record);
    });
  }

  async #change(
    tableId: string,
    person: Person,
    change: (table: TableDocument, now: number) => TableDocument,
  ): Promise<TableInfo> {
    const { table } = await this.#repository.change(tableId, person, (before, now) => ({
      table: change(before, now),
      value: null,
    }));
    return infoOf(table);
  }
}
