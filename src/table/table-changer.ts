import { directly } from '../players/thinker.ts';
import type { Minds } from './computers.ts';
import type { TableDocument } from './document.ts';
import { infoOf } from './info.ts';
import type { Characters } from './levels.ts';
import { silent } from './log.ts';
import type { Quotas } from './storage/quotas.ts';
import { TableRepository } from './storage/table-repository.ts';
import { TableReader } from './table-reader.ts';
import type { TableServiceOptions } from './table-service-options.ts';
import type { Actor, TableInfo } from './types.ts';

export const QUOTAS = { perPerson: 25, perServer: 500 };

type Change = (table: TableDocument, now: number) => TableDocument;

/** What every change of a table goes through: its queue, its check, its save. */
export class TableChanger extends TableReader {
  /** The bot's own limits on open tables. */
  readonly quotas: Quotas;
  protected readonly minds: Minds;
  protected readonly characters: Characters;

  constructor(options: TableServiceOptions) {
    const { store, clock = Date.now, quotas = QUOTAS, log = silent, thinker = directly } = options;
    super(new TableRepository({ store, clock, quotas, log }));
    this.quotas = quotas;
    this.minds = { thinker, log };
    this.characters = options.characters;
  }

  protected async change(tableId: string, actor: Actor, change: Change): Promise<TableInfo> {
    return infoOf(await this.changed(tableId, actor, change));
  }

  protected async changed(tableId: string, actor: Actor | null, change: Change): Promise<TableDocument> {
    const { table } = await this.repository.change(
      tableId,
      actor,
      (before, now) => ({ table: change(before, now), value: null }),
      () => null,
    );
    return table;
  }
}
