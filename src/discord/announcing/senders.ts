import type { Words } from '../../i18n/index.ts';
import type { TableInfo } from '../../table/types.ts';
import type { SentMessage } from '../answers/answer.ts';
import type { Message } from '../answers/message.ts';

/** A way of saying something in the channel of a table. */
export interface Sender {
  readonly words: Words;
}

/** The sender of somebody's interaction. */
export interface InteractionSender extends Sender {
  readonly userId: string;
  send(message: Message): Promise<SentMessage>;
  /** Puts the message in the place of the table's message whose control was used; absent where there is none. */
  readonly inPlace?: (message: Message) => Promise<SentMessage>;
}

/** The bot's own way into a table's channel, for when no interaction is at hand. */
export interface BotSender extends Sender {
  /** Within a few minutes Discord posts a message of the same nonce once only. At most 25 characters. */
  send(message: Message, nonce?: string): Promise<void>;
  remove(messageId: string): Promise<void>;
  /** `TableInfo.shown` that the bot's last messages in the channel tell of; null where none is of the table. */
  lastShown(tableId: string): Promise<number | null>;
}

/** Null when the channel is gone or closed to the bot. */
export type BotSenderOf = (table: TableInfo) => Promise<BotSender | null>;
