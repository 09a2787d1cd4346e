import { type InteractionResponseType, MessageFlags } from 'discord-api-types/v10';
import type { Interaction } from '../state/interaction.ts';

/** The body of a callback's response, for `with_response=true`. */
export function callbackResponse(interaction: Interaction, type: InteractionResponseType) {
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
    resource: { type, ...(original ? { message: original.message } : {}) },
  };
}
