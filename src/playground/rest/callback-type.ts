import { InteractionType, InteractionResponseType as ResponseType } from 'discord-api-types/v10';
import type { Interaction } from '../state/interaction.ts';
import { fieldError } from '../validate/field-errors.ts';

const ALLOWED: Readonly<Record<number, readonly ResponseType[]>> = {
  [InteractionType.ApplicationCommand]: [
    ResponseType.ChannelMessageWithSource,
    ResponseType.DeferredChannelMessageWithSource,
    ResponseType.Modal,
  ],
  [InteractionType.MessageComponent]: [
    ResponseType.ChannelMessageWithSource,
    ResponseType.DeferredChannelMessageWithSource,
    ResponseType.DeferredMessageUpdate,
    ResponseType.UpdateMessage,
    ResponseType.Modal,
  ],
  [InteractionType.ApplicationCommandAutocomplete]: [ResponseType.ApplicationCommandAutocompleteResult],
  [InteractionType.ModalSubmit]: [
    ResponseType.ChannelMessageWithSource,
    ResponseType.DeferredChannelMessageWithSource,
  ],
};

/** Also allowed for a modal that a component of a message opened. */
const UPDATES = [ResponseType.DeferredMessageUpdate, ResponseType.UpdateMessage];

/**
 * Checks that a response type fits its interaction.
 * @throws {ApiError} 50035
 */
export function checkCallbackType(interaction: Interaction, type: number): ResponseType {
  const updates = interaction.type === InteractionType.ModalSubmit && interaction.source ? UPDATES : [];
  const allowed = [...(ALLOWED[interaction.type] ?? []), ...updates];
  const found = allowed.find((item) => item === type);
  if (found !== undefined) return found;
  throw fieldError(['type'], 'BASE_TYPE_CHOICES', `Value must be one of {${allowed.join(', ')}}.`);
}
