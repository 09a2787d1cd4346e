import { type ExportedRecord, exportRecord } from '../games/record.ts';
import { computerToAct } from './computers.ts';
import { infoOf, resultRowOf, seatOf, seatViewOf, spectatorViewOf } from './info.ts';
import { Refusal } from './refusal.ts';
import { reportOf } from './report.ts';
import { isHandled } from './requests.ts';
import type { TableRepository } from './storage/table-repository.ts';
import { assertFresh, refusingOutdated, shownPlayOf } from './turn.ts';
import type { Actor, Report, ResultRow, SeatView, SpectatorView, TableInfo, TableList } from './types.ts';

/**
 * What may be known of tables. Every method may throw `Refusal` `unknownTable`, `storeUnreadable`, `tableUnreadable`,
 * `serverUnreadable`, besides what it names.
 */
export class TableReader {
  protected readonly repository: TableRepository;

  constructor(repository: TableRepository) {
    this.repository = repository;
  }

  /** Whether the person may open one more. @throws Refusal `tooManyOwnTables`, `tooManyTables` */
  assertRoomFor(guildId: string, person: Actor): Promise<void> {
    return this.repository.assertRoomFor(guildId, person);
  }

  /** Whether the channel has no table but one that this request opened. */
  async isFree(channelId: string, requestId: string): Promise<boolean> {
    const table = await this.repository.livingIn(channelId);
    return !table || isHandled(table, requestId);
  }

  /** Whether the actor's request has changed the table already, in an earlier delivery. */
  wasHandled(tableId: string, { requestId }: Actor): Promise<boolean> {
    return this.repository.read(tableId, (table) => isHandled(table, requestId));
  }

  info(tableId: string): Promise<TableInfo> {
    return this.repository.read(tableId, infoOf);
  }

  /** The table that lives in the channel: in the lobby or in play. @throws Refusal `noTableHere`, `tableLost` */
  async inChannel(channelId: string): Promise<TableInfo> {
    const table = await this.repository.livingIn(channelId);
    if (!table) throw new Refusal('noTableHere', null);
    return infoOf(table);
  }

  /** The last table of the channel whose game was played to its end. */
  async finishedIn(channelId: string): Promise<TableInfo | null> {
    const table = await this.repository.finishedIn(channelId);
    return table ? infoOf(table) : null;
  }

  async list(guildId: string): Promise<TableList> {
    const { live, ended, unreadable } = await this.repository.tablesOf(guildId);
    const shown = [...live, ...ended].filter(({ status }) => status !== 'closed');
    const tables = shown.map(infoOf).sort((a, b) => b.changedAt - a.changedAt);
    return { tables, unreadable };
  }

  /** Finished games of the server, newest first. */
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

  /** @throws Refusal `notInPlay`, `tableClosed` */
  spectatorView(tableId: string): Promise<SpectatorView> {
    return this.repository.read(tableId, (table) => spectatorViewOf(table, shownPlayOf(table)));
  }

  /** What the channel has not been told; null when there is nothing. */
  report(tableId: string): Promise<Report | null> {
    return this.repository.read(tableId, reportOf);
  }

  /** Tables whose computer seats must act or whose channel is to be told something. */
  async owed(guildId: string): Promise<string[]> {
    const { live } = await this.repository.tablesOf(guildId);
    return live
      .filter((table) => computerToAct(table) !== undefined || reportOf(table) !== null)
      .map(({ id }) => id);
  }

  /** Every card of a finished game. @throws Refusal `recordNotOpen`, `recordOutdated` */
  exportRecord(tableId: string): Promise<ExportedRecord> {
    return this.repository.read(tableId, (table) => {
      if (!resultRowOf(table) || !table.play) throw new Refusal('recordNotOpen', null);
      const { record } = table.play;
      return refusingOutdated(() => exportRecord(record));
    });
  }
}
