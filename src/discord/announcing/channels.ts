import type { Deadline } from '../../clocks/clocks.ts';
import type { Say } from '../../i18n/fluent/say.ts';
import type { TableInfo } from '../../table/types.ts';
import { isRefusedByDiscord } from '../answers/discord-errors.ts';
import { faultOf, type Log } from '../answers/log.ts';
import { ChannelTips } from './channel-tips.ts';
import type { Doubts } from './doubts.ts';
import type { BotSenderOf } from './senders.ts';
import { Tokens } from './tokens.ts';

/** What announcing needs to know of the world outside. */
export interface Surroundings {
  readonly botSender: BotSenderOf;
  /** In the language of the table's readers. */
  readonly sayFor: (table: TableInfo) => Promise<Say>;
  readonly deadlineOf: (table: TableInfo) => Promise<Deadline | null>;
  /** In ms since the epoch. */
  readonly now: () => number;
  readonly log: Log;
}

/** Reaches the tables' channels: through interactions' tokens where there are any, otherwise as the bot. */
export class Channels {
  readonly around: Surroundings;
  readonly tokens: Tokens;
  readonly tips: ChannelTips;
  readonly #doubts: Doubts;

  constructor(around: Surroundings, doubts: Doubts) {
    this.around = around;
    this.tokens = new Tokens(around.now);
    this.tips = new ChannelTips(around.now);
    this.#doubts = doubts;
  }

  /**
   * The table's channel's newest message at that time, in ms since the epoch; null if there's none or it can't be
   * found out.
   */
  async newestIn(table: TableInfo, when: number): Promise<string | null> {
    const told = this.tips.of(table.channelId, when);
    if (told) return told.messageId;
    const newest = await (await this.around.botSender(table))?.newest();
    return newest ? this.tips.visible(table.channelId, newest) : null;
  }

  /** Posts something that must not be there twice: if its outcome is unknown, the next attempt looks for it first. */
  async post<T>({ id }: TableInfo, send: () => Promise<T>): Promise<T> {
    try {
      return await send();
    } catch (error) {
      if (!isRefusedByDiscord(error)) this.#doubts.add(id);
      throw error;
    }
  }

  /**
   * Tries the message's token, then the bot. A token that fails isn't tried again. Null if Discord refuses both, or
   * there's no way. @throws what else happens
   */
  async either<T>(
    table: TableInfo,
    messageId: string,
    byToken: (() => Promise<T>) | null,
    asBot: (() => Promise<T>) | null,
  ): Promise<T | null> {
    for (const way of [byToken, asBot]) {
      if (!way) continue;
      try {
        return await way();
      } catch (error) {
        if (way === byToken) this.tokens.forget(messageId);
        if (!isRefusedByDiscord(error)) throw error;
        this.around.log.debug(
          { tableId: table.id, fault: faultOf(error) },
          'Discord refuses one way into a channel',
        );
      }
    }
    return null;
  }

  /** Never throws: what can't be removed stays, and its buttons go on working. */
  async remove(table: TableInfo, messageId: string): Promise<void> {
    const token = this.tokens.of(messageId);
    this.tokens.forget(messageId);
    const asBot = async () => (await this.around.botSender(table))?.remove(messageId);
    try {
      await this.either(table, messageId, token && (() => token.remove()), asBot);
    } catch (error) {
      this.around.log.debug({ tableId: table.id, fault: faultOf(error) }, 'an old message stays');
    }
  }
}
