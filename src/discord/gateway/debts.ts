import type { TableService } from '../../table/table-service.ts';
import type { Announcer } from '../announcing/announcer.ts';
import { Retries } from '../announcing/retries.ts';
import { faultOf, type Log } from '../answers/log.ts';

/**
 * What the bot's previous run left unfinished in a server: computer players' moves and announcements. Retried while
 * the store can't be read.
 */
export class Debts {
  readonly #tables: TableService;
  readonly #announcer: Announcer;
  readonly #log: Log;
  readonly #retries = new Retries((guildId) => this.pay(guildId));
  readonly #underWay = new Set<Promise<void>>();

  constructor(tables: TableService, announcer: Announcer, log: Log) {
    this.#tables = tables;
    this.#announcer = announcer;
    this.#log = log;
  }

  pay(guildId: string): void {
    const paid = this.#pay(guildId).finally(() => this.#underWay.delete(paid));
    this.#underWay.add(paid);
  }

  async stop(): Promise<void> {
    this.#retries.stop();
    await Promise.all(this.#underWay);
  }

  async #pay(guildId: string): Promise<void> {
    try {
      const owed = await this.#tables.owed(guildId);
      this.#retries.done(guildId);
      for (const tableId of owed) await this.#announcer.announceOwed(tableId);
    } catch (error) {
      const retryIn = this.#retries.again(guildId);
      this.#log.error(
        { guildId, retryIn, fault: faultOf(error) },
        'what is owed to a server could not be read',
      );
    }
  }
}
