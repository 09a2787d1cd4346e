import {
  type APIMessage,
  type APIMessageInteractionMetadata,
  type APIUser,
  ApplicationCommandType,
  InteractionType,
  MessageType,
} from 'discord-api-types/v10';
import type { MessageBody, Upload } from '../validate/message.ts';
import type { Channel } from './channel.ts';
import { commandName, type Interaction } from './interaction.ts';
import type { StoredMessage } from './message.ts';

export interface NewMessage {
  readonly form: MessageBody;
  readonly uploads?: readonly Upload[];
  readonly authorId: string;
  /** The interaction whose token sends the message. */
  readonly interaction?: Interaction | null;
  /** The only user who can see it, for an ephemeral message. */
  readonly privateTo?: string | null;
  /** The message it replies to, in the same channel. */
  readonly replyTo?: StoredMessage | null;
  /** The thread whose creation it announces. */
  readonly thread?: Channel;
  /** "Is thinking": a deferred response without content. */
  readonly loading?: boolean;
}

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

interface Mentions {
  readonly mentions: APIUser[];
  readonly mention_roles: string[];
  readonly mention_everyone: boolean;
}

/** The users and roles a message mentions, as far as `allowed_mentions` permits. */
export function mentionsOf(form: MessageBody, user: (id: string) => APIUser | undefined): Mentions {
  const words = form.content ?? '';
  const allowed = form.allowed_mentions;
  const may = (kind: 'users' | 'roles', id: string) =>
    !allowed || (allowed.parse ?? []).includes(kind) || (allowed[kind] ?? []).includes(id);
  const named = (pattern: RegExp) => [...new Set([...words.matchAll(pattern)].map(([, id]) => id!))];
  const users = named(/<@!?(\d+)>/g).filter((id) => may('users', id));
  return {
    mentions: users.flatMap((id) => user(id) ?? []),
    mention_roles: named(/<@&(\d+)>/g).filter((id) => may('roles', id)),
    mention_everyone:
      /@(everyone|here)\b/.test(words) && (!allowed || (allowed.parse ?? []).includes('everyone')),
  };
}
