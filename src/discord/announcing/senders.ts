import type { TableInfo } from '../../table/views.ts';
import type { Message } from '../answers/message.ts';
import type { Traces } from './traces.ts';

/** The interaction that a change came from. */
export interface Occasion {
  /** Who acts already, and needn't be called. */
  readonly userId: string;
}

/** Acts in a table's channel as the bot, without an interaction. Every call counts against its rate limit. */
export interface BotSender {
  /** Discord drops repeats of a nonce (at most 25 characters) within a few minutes. @returns the message's ID */
  send(message: Message, nonce: string): Promise<string>;
  edit(messageId: string, message: Message): Promise<void>;
  remove(messageId: string): Promise<void>;
  /** ID of the channel's newest message, which may have been deleted; null if there has never been one. */
  newest(): Promise<string | null>;
  /** What the bot's last messages in the channel tell of the table; null if nothing. */
  traces(table: TableInfo): Promise<Traces | null>;
}

/** Null if the channel is gone or the bot may not post there. */
export type BotSenderOf = (table: TableInfo) => Promise<BotSender | null>;
