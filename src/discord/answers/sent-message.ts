import type { InteractionWebhook } from 'discord.js';
import { type Message, toEdit, toPayload } from './message.ts';
import { retrying } from './retrying.ts';

/** Any message that an interaction's token can remove for 15 minutes. */
export interface Removable {
  readonly messageId: string;
  /** What its token calls it. */
  readonly target: string;
  /** When the token was made, in ms since the epoch. */
  readonly at: number;
  remove(): Promise<void>;
}

/** A public message that an interaction's token can change for 15 minutes, outside the bot's rate limit. */
export interface SentMessage extends Removable {
  edit(message: Message): Promise<void>;
  /**
   * Posts a public reply. Null if the interaction was answered in private: a reply would show everybody else
   * "Original message was deleted".
   */
  readonly reply: ((message: Message) => Promise<SentMessage>) | null;
}

/** What's left of an interaction once it's been answered. */
export interface Token {
  readonly webhook: InteractionWebhook;
  /** In ms since the epoch. */
  readonly createdTimestamp: number;
}

/** The token's name for the message that it answered with, or whose control was used. */
const ORIGINAL = '@original';

/** The interaction's answer, or the message whose control was used. */
export const removableOriginal = (token: Token, messageId: string): Removable => ({
  messageId,
  target: ORIGINAL,
  at: token.createdTimestamp,
  remove: () => retrying(() => token.webhook.deleteMessage(ORIGINAL)),
});

/** A later message of the interaction. */
export const removableFollowUp = (token: Token, messageId: string): Removable => ({
  messageId,
  target: messageId,
  at: token.createdTimestamp,
  remove: () => retrying(() => token.webhook.deleteMessage(messageId)),
});

/** A later public message of the interaction. */
export const sentFollowUp = (token: Token, messageId: string): SentMessage => ({
  ...removableFollowUp(token, messageId),
  edit: (message) => edit(token, messageId, message),
  reply: null,
});

/** The interaction's public answer, or the public message whose control was used. */
export const sentOriginal = (token: Token, messageId: string): SentMessage => ({
  ...removableOriginal(token, messageId),
  edit: (message) => edit(token, ORIGINAL, message),
  reply: async (message) =>
    sentFollowUp(token, (await token.webhook.send(toPayload(message, token.webhook.client))).id),
});

async function edit({ webhook }: Token, messageId: string, message: Message): Promise<void> {
  await retrying(() => webhook.editMessage(messageId, toEdit(message, webhook.client)));
}
