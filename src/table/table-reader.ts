import type { Seat } from '../games/game.ts';
import { type ExportedRecord, exportRecord } from '../games/record.ts';
import { infoOf, resultRowOf, seatOf, seatViewOf, spectatorViewOf } from './info.ts';
import { hasFinished, isFirstTurn } from './newcomer.ts';
import { Refusal } from './refusal.ts';
import { reportOf, standingReportOf } from './report.ts';
import { isHandled } from './requests.ts';
import { type Since, sinceOf } from './since.ts';
import type { Quotas } from './storage/quotas.ts';
import type { Directory } from './storage/table-index.ts';
import type { TableRepository } from './storage/table-repository.ts';
import { assertFresh, refusingOutdated, shownPlayOf } from './turn.ts';
import type {
  Actor,
  Posted,
  Report,
  ResultRow,
  SeatView,
  SpectatorView,
  TableInfo,
  TableList,
} from './types.ts';

/**
 * Queries about tables. Every method may throw `Refusal` `unknownTable`, `storeUnreadable`, `tableUnreadable`,
 * `serverUnreadable`, besides what it documents.
 */
export class TableReader {
  protected readonly repository: TableRepository;

  constructor(repository: TableRepository) {
    this.repository = repository;
  }

  /** Checks that the person may open another table. @throws Refusal `tooManyOwnTables`, `tooManyTables` */
  assertRoomFor(guildId: string, person: Actor, quotas?: Partial<Quotas>): Promise<void> {
    return this.repository.assertRoomFor(guildId, person, quotas);
  }

  /** Whether the channel has no table, other than one that this request opened. */
  async isFree(channelId: string, requestId: string): Promise<boolean> {
    const table = await this.repository.livingIn(channelId);
    return !table || isHandled(table, requestId);
  }

  /** Whether the actor's request has already changed the table, in an earlier delivery. */
  wasHandled(tableId: string, { requestId }: Actor): Promise<boolean> {
    return this.repository.read(tableId, (table) => isHandled(table, requestId));
  }

  info(tableId: string): Promise<TableInfo> {
    return this.repository.read(tableId, infoOf);
  }

  /** Where the table's message is in its channel; null if that isn't known. */
  posted(tableId: string): Promise<Posted | null> {
    return this.repository.read(tableId, ({ posted }) => posted);
  }

  /** The channel's table in the lobby or in play. @throws Refusal `noTableHere`, `tableLost` */
  async inChannel(channelId: string): Promise<TableInfo> {
    const table = await this.repository.livingIn(channelId);
    if (!table) throw new Refusal('noTableHere', null);
    return infoOf(table);
  }

  /** The channel's last finished game. */
  async finishedIn(channelId: string): Promise<TableInfo | null> {
    const table = await this.repository.finishedIn(channelId);
    return table ? infoOf(table) : null;
  }

  /** What the server's lists go by, without reading its tables. */
  directory(guildId: string): Promise<Directory> {
    return this.repository.directory(guildId);
  }

  /** The server's tables of these IDs, in this order; all that are listed if absent. */
  async list(guildId: string, ids?: readonly string[]): Promise<TableList> {
    const { tables, unreadable } = await this.repository.tablesOf(
      guildId,
      ids ?? (await this.#listed(guildId)),
    );
    return { tables: tables.filter(({ status }) => status !== 'closed').map(infoOf), unreadable };
  }

  async #listed(guildId: string): Promise<string[]> {
    const { live, ended } = await this.directory(guildId);
    return [...live.map(({ standing }) => standing).toReversed(), ...ended].map(({ id }) => id);
  }

  /** The server's finished games, newest first. */
  results(guildId: string, limit = 100): Promise<ResultRow[]> {
    return this.repository.results(guildId, limit);
  }

  /** @throws Refusal `notInPlay`, `tableClosed`, `notSeated`, `stale` */
  seatView(tableId: string, userId: string, revision: number | null = null): Promise<SeatView> {
    return this.repository.read(tableId, (table) => {
      const play = shownPlayOf(table);
      const seat = seatOf(table, userId);
      assertFresh(table, revision);
      return seatViewOf(table, play, seat);
    });
  }

  /** What has happened since the person's last decision. @throws Refusal `notInPlay`, `tableClosed`, `notSeated` */
  since(tableId: string, userId: string): Promise<Since> {
    return this.repository.read(tableId, (table) =>
      sinceOf(table, shownPlayOf(table), seatOf(table, userId)),
    );
  }

  /**
   * Whether it's the person's first turn at this table, and none of the server's latest results has them finishing
   * such a game. @throws Refusal `notInPlay`, `tableClosed`, `notSeated`
   */
  async isNewcomer(tableId: string, userId: string): Promise<boolean> {
    const first = await this.repository.read(tableId, (table) =>
      isFirstTurn(table, userId) ? { game: table.game, guildId: table.guildId } : null,
    );
    return first !== null && !hasFinished(await this.results(first.guildId), first.game, userId);
  }

  /** @throws Refusal `notInPlay`, `tableClosed` */
  spectatorView(tableId: string): Promise<SpectatorView> {
    return this.repository.read(tableId, (table) => spectatorViewOf(table, shownPlayOf(table)));
  }

  /** Any seat's view of a finished game. @throws Refusal `handsNotOpen`, `noSuchSeat` */
  handAfterEnd(tableId: string, seat: Seat): Promise<SeatView> {
    return this.repository.read(tableId, (table) => {
      if (table.status !== 'finished' || !table.play) throw new Refusal('handsNotOpen', null);
      if (!table.seats[seat]) throw new Refusal('noSuchSeat', null);
      return seatViewOf(table, table.play, seat);
    });
  }

  /** What the channel hasn't been told; null if nothing. */
  report(tableId: string): Promise<Report | null> {
    return this.repository.read(tableId, reportOf);
  }

  /** The same, even if the channel knows it all. */
  standingReport(tableId: string): Promise<Report> {
    return this.repository.read(tableId, standingReportOf);
  }

  /** IDs of tables whose computer players must act or whose channel is owed an announcement. */
  async owed(guildId: string): Promise<string[]> {
    return (await this.repository.owing(guildId)).map(({ id }) => id);
  }

  /** The record of a finished game, with every card. @throws Refusal `recordNotOpen`, `recordOutdated` */
  exportRecord(tableId: string): Promise<ExportedRecord> {
    return this.repository.read(tableId, (table) => {
      if (!resultRowOf(table) || !table.play) throw new Refusal('recordNotOpen', null);
      const { record } = table.play;
      return refusingOutdated(() => exportRecord(record));
    });
  }
}
