import { redactedError } from '../../base/log.ts';
import type { Barrier, Posted } from '../../table/document.ts';
import type { Report } from '../../table/report.ts';
import type { TableService } from '../../table/table-service.ts';
import type { TableInfo } from '../../table/views.ts';
import { barrierSaid, isRefusedByDiscord } from '../answers/discord-errors.ts';
import type { Surroundings } from './channels.ts';
import { OutOfReach } from './ping-messages.ts';

/** Notes which tables' channels can't be told anything: time stands still there, until something has been told again. */
export class Reach {
  readonly #tables: TableService;
  readonly #around: Surroundings;
  readonly #onBack: (tableId: string) => void;

  /** `onBack` is called once a channel has been told again. */
  constructor(tables: TableService, around: Surroundings, onBack: (tableId: string) => void) {
    this.#tables = tables;
    this.#around = around;
    this.#onBack = onBack;
  }

  /**
   * Tells the channel, as one that can be told unless it's known that it still can't.
   * @returns null if it can't be told. @throws what else `put` and `finish` throw
   */
  async telling(
    report: Report,
    put: (report: Report) => Promise<Posted | null> | Posted | null,
    finish: (report: Report, posted: Posted) => Promise<void>,
  ): Promise<Posted | null> {
    const { table } = report;
    const { barrierTo } = this.#around;
    const barrier = table.unreachable && (await barrierTo(table));
    try {
      const open = barrier ? report : { ...report, table: { ...table, unreachable: null } };
      const posted = await put(open);
      if (posted) await finish(open, posted);
      if (posted === null) await this.note(table, barrier ?? (await barrierTo(table)) ?? 'channel');
      else if (table.unreachable && !barrier) await this.note(table, null);
      return posted;
    } catch (error) {
      if (!isRefusedByDiscord(error) && !(error instanceof OutOfReach)) throw error;
      const found = (await barrierTo(table)) ?? barrierSaid(error);
      if (found === null) throw error;
      await this.note(table, found);
      return null;
    }
  }

  /** Whether the channel can be told, before somebody would be late; otherwise the time since they were pinged doesn't count. */
  async reaches(table: TableInfo): Promise<boolean> {
    const barrier = await this.#around.barrierTo(table);
    if (barrier) await this.note(table, barrier, table.waitingSince);
    return barrier === null;
  }

  /** Notes what keeps the bot from telling the channel since then (now if absent), if anything. */
  async note(
    { id: tableId, channelId, guildId }: Pick<TableInfo, 'id' | 'channelId' | 'guildId'>,
    why: Barrier | null,
    since?: number,
  ): Promise<void> {
    const { log, lookAtClock, callBesides } = this.#around;
    const [before, after] = (await this.#tables.barred(tableId, why, since)) as [TableInfo, TableInfo];
    const was = before.unreachable;
    if (was === null && why !== null)
      log.warn({ tableId, channelId, guildId, why }, 'a channel cannot be told: its table waits');
    if ((was === null) !== (why === null)) lookAtClock(tableId);
    const isNews = was?.called !== after.wait || (why === 'gone' && was.why !== why);
    if (why !== null && isNews)
      await callBesides(after).catch((error: unknown) =>
        log.debug({ tableId, fault: redactedError(error) }, 'nor could whoever is awaited be told'),
      );
    if (why !== null || was === null) return;
    log.info({ tableId, channelId, guildId }, 'a channel can be told again');
    this.#onBack(tableId);
  }
}
