import {
  type APIMessage,
  type APIMessageInteractionMetadata,
  type APIUser,
  ApplicationCommandType,
  InteractionType,
  MessageType,
} from 'discord-api-types/v10';
import type { Channel } from './channel.ts';
import { commandName } from './command-name.ts';
import type { Interaction } from './interaction.ts';
import type { NewMessage } from './new-message.ts';

export function messageType({ thread, replyTo, interaction }: NewMessage): APIMessage['type'] {
  if (thread) return MessageType.ThreadCreated;
  if (replyTo) return MessageType.Reply;
  if (interaction?.type !== InteractionType.ApplicationCommand) return MessageType.Default;
  const { type: commandType } = (interaction.payload.data ?? {}) as { readonly type?: unknown };
  return commandType === ApplicationCommandType.User || commandType === ApplicationCommandType.Message
    ? MessageType.ContextMenuCommand
    : MessageType.ChatInputCommand;
}

/** The `message_reference` of a reply or of the notice that a thread was created. */
export function messageReference(
  channel: Channel,
  { replyTo, thread }: NewMessage,
): Pick<APIMessage, 'message_reference'> {
  const guild = channel.guildId === null ? {} : { guild_id: channel.guildId };
  if (thread) return { message_reference: { type: 0, channel_id: thread.id, ...guild } };
  if (!replyTo) return {};
  return {
    message_reference: { type: 0, message_id: replyTo.message.id, channel_id: channel.id, ...guild },
  };
}

/** The fields of a message that was sent through an interaction's webhook. */
export function interactionOrigin(interaction: Interaction, user: APIUser, botId: string) {
  const { original, source, id, type } = interaction;
  const metadata = {
    id,
    type,
    user,
    authorizing_integration_owners: interaction.payload.authorizing_integration_owners,
    ...(original ? { original_response_message_id: original.message.id } : {}),
    ...(type === InteractionType.MessageComponent && source
      ? { interacted_message_id: source.message.id }
      : {}),
  };
  return {
    webhook_id: botId,
    application_id: botId,
    interaction_metadata: metadata as APIMessageInteractionMetadata,
    ...(type === InteractionType.ApplicationCommand && !original
      ? { interaction: { id, type, name: commandName(interaction.payload.data), user } }
      : {}),
  };
}
