import type { Words } from '../../i18n/index.ts';
import type { TableInfo } from '../../table/types.ts';
import type { SentMessage } from '../answers/answer.ts';
import { isRefusedByDiscord } from '../answers/discord-errors.ts';
import { faultOf, type Log } from '../answers/log.ts';
import type { Message } from '../answers/message.ts';
import type { BotSender, BotSenderOf, InteractionSender } from './senders.ts';

/** Posts to tables' channels, and remembers where it's unknown whether Discord accepted a message. */
export class Poster {
  readonly #botSender: BotSenderOf;
  readonly #log: Log;
  readonly #doubtful = new Set<string>();

  constructor(botSender: BotSenderOf, log: Log) {
    this.#botSender = botSender;
    this.#log = log;
  }

  /** Something may have been posted about the table without being noted. */
  doubt(tableId: string): void {
    this.#doubtful.add(tableId);
  }

  /**
   * If something may have been posted about the table: the `TableInfo.shown` that the bot's last messages in its
   * channel show. Null if there's no doubt, or nothing was posted.
   */
  async lastShown(table: TableInfo): Promise<number | null> {
    if (!this.#doubtful.has(table.id)) return null;
    const own = await this.#botSender(table);
    const shown = (await own?.lastShown(table.id)) ?? null;
    this.#doubtful.delete(table.id);
    return shown;
  }

  /** Null if the channel can't be reached; `own` if the bot posted outside the interaction. */
  async post(
    table: TableInfo,
    sender: InteractionSender | null,
    message: (words: Words) => Promise<Message>,
    nonce: string,
  ): Promise<SentMessage | 'own' | null> {
    if (sender) {
      try {
        return await sender.send(await message(sender.words));
      } catch (error) {
        const fault = faultOf(error);
        this.#log.debug({ tableId: table.id, fault }, 'an interaction could not tell the channel');
        if (!isRefusedByDiscord(error)) return this.throwDoubtful(table.id, error);
      }
    }
    const own = await this.#botSender(table);
    if (own) return this.#postAsBot(own, await message(own.words), nonce, table.id);
    this.#log.warn({ tableId: table.id }, 'an announcement is owed to a channel that is out of reach');
    return null;
  }

  async #postAsBot(own: BotSender, message: Message, nonce: string, tableId: string): Promise<'own'> {
    try {
      await own.send(message, nonce);
      return 'own';
    } catch (error) {
      if (isRefusedByDiscord(error)) throw error;
      return this.throwDoubtful(tableId, error);
    }
  }

  /** It's unknown whether Discord accepted the message, so the next attempt checks the channel first. */
  throwDoubtful(tableId: string, error: unknown): never {
    this.doubt(tableId);
    throw error;
  }
}
