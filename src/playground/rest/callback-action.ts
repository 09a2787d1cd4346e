import {
  type APIModalInteractionResponseCallbackData,
  type ApplicationCommandOptionType,
  InteractionResponseType,
  MessageFlags,
} from 'discord-api-types/v10';
import { z } from 'zod';
import type { Channel } from '../state/channel.ts';
import { focusedOption } from '../state/focused-option.ts';
import type { Interaction } from '../state/interaction.ts';
import { existingContent } from '../state/messages.ts';
import type { NewMessage } from '../state/new-message.ts';
import { checkCanEdit, checkCanPost, unarchive } from '../state/thread-state.ts';
import type { World } from '../state/world.ts';
import { apiError } from '../validate/api-error.ts';
import { checkChoices } from '../validate/choices.ts';
import { parseForm } from '../validate/form.ts';
import { checkMessage } from '../validate/message.ts';
import { checkModal } from '../validate/modal.ts';
import type { Upload } from '../validate/upload.ts';

const deferralSchema = z.strictObject({ flags: z.int().optional() }).optional();

export interface Callback {
  readonly type: InteractionResponseType;
  readonly data: unknown;
  readonly uploads: readonly Upload[];
}

/**
 * Validates a callback and returns a function that carries it out, so a refused one leaves the interaction open.
 * @throws {ApiError} 10003, 10008, 50006, 50035, 50083, 160005
 */
export function callbackAction(world: World, interaction: Interaction, callback: Callback): () => void {
  const { type, data, uploads } = callback;
  const channel = world.channel(interaction.channelId);
  switch (type) {
    case InteractionResponseType.DeferredChannelMessageWithSource: {
      const { flags = 0 } = parseForm(deferralSchema, data, ['data']) ?? {};
      const form = { flags: flags & MessageFlags.Ephemeral };
      checkReply(world, channel, form);
      return () => sendReply(world, channel, interaction, { form, uploads: [], loading: true });
    }
    case InteractionResponseType.DeferredMessageUpdate:
      return () => {
        interaction.original = interaction.source;
      };
    case InteractionResponseType.UpdateMessage:
      return updateSource(world, interaction, callback);
    case InteractionResponseType.ApplicationCommandAutocompleteResult: {
      const focused = focusedOption(interaction.payload);
      const choices = checkChoices(data, (focused?.type as ApplicationCommandOptionType) ?? null);
      return () => {
        interaction.choices = choices;
      };
    }
    case InteractionResponseType.Modal: {
      const modal = checkModal(data, world.emoji);
      return () => {
        interaction.modal = modal as APIModalInteractionResponseCallbackData;
      };
    }
    default: {
      const form = checkMessage(data ?? {}, {
        use: 'reply',
        path: ['data'],
        uploads,
        emoji: world.emoji,
        existing: null,
      });
      checkReply(world, channel, form);
      return () => sendReply(world, channel, interaction, { form, uploads, loading: false });
    }
  }
}

function updateSource(world: World, interaction: Interaction, { data, uploads }: Callback): () => void {
  const { source } = interaction;
  if (!source || source.removed || source.dismissed) throw apiError('unknownMessage');
  if (source.privateTo === null) checkCanEdit(world, world.channel(interaction.channelId));
  const existing = existingContent(source);
  const form = checkMessage(data ?? {}, {
    use: 'update',
    path: ['data'],
    uploads,
    emoji: world.emoji,
    existing,
  });
  return () => {
    interaction.original = source;
    world.messages.edit(source, form, uploads, interaction);
  };
}

const isEphemeral = ({ flags }: Pick<NewMessage['form'], 'flags'>): boolean =>
  ((flags ?? 0) & MessageFlags.Ephemeral) !== 0;

function checkReply(world: World, channel: Channel, form: Pick<NewMessage['form'], 'flags'>): void {
  if (!isEphemeral(form)) checkCanPost(world, channel, world.bot.id);
}

function sendReply(
  world: World,
  channel: Channel,
  interaction: Interaction,
  reply: Required<Pick<NewMessage, 'form' | 'uploads' | 'loading'>>,
): void {
  const ephemeral = isEphemeral(reply.form);
  if (!ephemeral) unarchive(world, channel);
  interaction.loading = reply.loading;
  interaction.original = world.messages.create(channel, {
    ...reply,
    authorId: world.bot.id,
    interaction,
    privateTo: ephemeral ? interaction.userId : null,
    replyTo: interaction.source,
  });
}
