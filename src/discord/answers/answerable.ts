import type {
  MessageComponentInteraction,
  ModalMessageModalSubmitInteraction,
  RepliableInteraction,
} from 'discord.js';

/** Commands, components and forms, plus kinds that the bot doesn't use but still answers. */
export type AnswerableInteraction = MessageComponentInteraction | RepliableInteraction;

/** Used in a message of the bot, which it can update: a component, or a form that one opened. */
export const isInMessage = (
  interaction: AnswerableInteraction,
): interaction is MessageComponentInteraction | ModalMessageModalSubmitInteraction =>
  interaction.isMessageComponent() || (interaction.isModalSubmit() && interaction.isFromMessage());

/** Is told of each new message of the bot that isn't there for everybody to see. */
export interface EphemeralListener {
  ephemeralSent(channelId: string, messageId: string): void;
}
