import { MessageFlags, InteractionResponseType as ResponseType } from 'discord-api-types/v10';
import type { Interaction } from '../state/interaction.ts';

/** Only these responses come back with their message; the others tell its id alone. */
const WITH_MESSAGE: ReadonlySet<ResponseType> = new Set([
  ResponseType.ChannelMessageWithSource,
  ResponseType.UpdateMessage,
]);

/** The body of a callback's response, for `with_response=true`. */
export function callbackResponse(interaction: Interaction, type: ResponseType) {
  const { original } = interaction;
  const flags = original?.message.flags ?? 0;
  return {
    interaction: {
      id: interaction.id,
      type: interaction.type,
      channel_id: interaction.channelId,
      ...(interaction.guildId === null ? {} : { guild_id: interaction.guildId }),
      ...(original
        ? {
            response_message_id: original.message.id,
            response_message_loading: interaction.loading,
            response_message_ephemeral: (flags & MessageFlags.Ephemeral) !== 0,
          }
        : {}),
    },
    ...(original && WITH_MESSAGE.has(type) ? { resource: { type, message: original.message } } : {}),
  };
}
