import type { Words } from '../../i18n/index.ts';
import type { TableInfo } from '../../table/types.ts';
import type { SentMessage } from '../answers/answer.ts';
import type { Message } from '../answers/message.ts';

/** A way to post in a table's channel. */
export interface Sender {
  readonly words: Words;
}

/** Posts through a user's interaction. */
export interface InteractionSender extends Sender {
  readonly userId: string;
  send(message: Message): Promise<SentMessage>;
  /** Replaces the table's message whose control was used; absent if the interaction isn't from one. */
  readonly inPlace?: (message: Message) => Promise<SentMessage>;
}

/** Posts in a table's channel as the bot, without an interaction. */
export interface BotSender extends Sender {
  /** Discord drops repeats of a nonce (at most 25 characters) within a few minutes. */
  send(message: Message, nonce?: string): Promise<void>;
  remove(messageId: string): Promise<void>;
  /** The `TableInfo.shown` of the bot's last message about the table in the channel; null if there's none. */
  lastShown(tableId: string): Promise<number | null>;
}

/** Null if the channel is gone or the bot can't access it. */
export type BotSenderOf = (table: TableInfo) => Promise<BotSender | null>;
