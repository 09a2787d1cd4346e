import {
  InteractionResponseType as Answer,
  type APIModalInteractionResponseCallbackData,
  type ApplicationCommandOptionType,
  InteractionType,
  MessageFlags,
} from 'discord-api-types/v10';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Channel } from '../state/channel.ts';
import { focusedOption } from '../state/focus.ts';
import type { Interaction } from '../state/interaction.ts';
import type { World } from '../state/world.ts';
import { checkChoices } from '../validate/choices.ts';
import { parseForm } from '../validate/form.ts';
import { checkMessage, type MessageBody } from '../validate/message.ts';
import { checkModal } from '../validate/modal.ts';
import { FieldErrors, refuse } from '../validate/refusals.ts';
import type { Body } from './body.ts';
import type { RestContext } from './context.ts';

const callback = z.strictObject({ type: z.int(), data: z.unknown().optional() });
const deferral = z.strictObject({ flags: z.int().optional() }).optional();

const ANSWERS: Readonly<Record<number, readonly Answer[]>> = {
  [InteractionType.ApplicationCommand]: [
    Answer.ChannelMessageWithSource,
    Answer.DeferredChannelMessageWithSource,
    Answer.Modal,
  ],
  [InteractionType.MessageComponent]: [
    Answer.ChannelMessageWithSource,
    Answer.DeferredChannelMessageWithSource,
    Answer.DeferredMessageUpdate,
    Answer.UpdateMessage,
    Answer.Modal,
  ],
  [InteractionType.ApplicationCommandAutocomplete]: [Answer.ApplicationCommandAutocompleteResult],
  [InteractionType.ModalSubmit]: [Answer.ChannelMessageWithSource, Answer.DeferredChannelMessageWithSource],
};
const UPDATES = [Answer.DeferredMessageUpdate, Answer.UpdateMessage];

function checkType(interaction: Interaction, type: number): Answer {
  const fromMessage = interaction.type === InteractionType.ModalSubmit && interaction.source ? UPDATES : [];
  const allowed = [...(ANSWERS[interaction.type] ?? []), ...fromMessage];
  const found = allowed.find((one) => one === type);
  if (found !== undefined) return found;
  const errors = new FieldErrors();
  errors.add(['type'], 'BASE_TYPE_CHOICES', `Value must be one of {${allowed.join(', ')}}.`);
  errors.throwIfAny();
  return allowed[0]!;
}

function reply(
  world: World,
  channel: Channel,
  interaction: Interaction,
  form: MessageBody,
  body: Body,
  loading: boolean,
): void {
  const ephemeral = ((form.flags ?? 0) & MessageFlags.Ephemeral) !== 0;
  interaction.loading = loading;
  interaction.original = world.messages.create(channel, {
    form,
    uploads: body.uploads,
    authorId: world.bot.id,
    interaction,
    privateTo: ephemeral ? interaction.userId : null,
    replyTo: interaction.source,
    loading,
  });
}

/** Checks a first answer and gives back what it does, so that a refused one leaves the interaction open. */
function prepare(
  world: World,
  interaction: Interaction,
  type: Answer,
  data: unknown,
  body: Body,
): () => void {
  const { source } = interaction;
  const { uploads } = body;
  const channel = world.channel(interaction.channelId);
  switch (type) {
    case Answer.DeferredChannelMessageWithSource: {
      const { flags = 0 } = parseForm(deferral, data, ['data']) ?? {};
      return () =>
        reply(
          world,
          channel,
          interaction,
          { flags: flags & MessageFlags.Ephemeral },
          { json: null, uploads: [] },
          true,
        );
    }
    case Answer.DeferredMessageUpdate:
      return () => {
        interaction.original = source;
      };
    case Answer.UpdateMessage: {
      if (!source || source.removed) throw refuse('unknownMessage');
      const existing = world.messages.existing(source);
      const form = checkMessage(data ?? {}, { use: 'update', path: ['data'], uploads, existing });
      return () => {
        interaction.original = source;
        world.messages.edit(source, form, uploads, interaction);
      };
    }
    case Answer.ApplicationCommandAutocompleteResult: {
      const choices = checkChoices(
        data,
        focusedOption(interaction.payload)?.type as ApplicationCommandOptionType,
      );
      return () => {
        interaction.choices = choices;
      };
    }
    case Answer.Modal: {
      const modal = checkModal(data);
      return () => {
        interaction.modal = modal as APIModalInteractionResponseCallbackData;
      };
    }
    default: {
      const form = checkMessage(data ?? {}, { use: 'reply', path: ['data'], uploads, existing: null });
      return () => reply(world, channel, interaction, form, body, false);
    }
  }
}

function callbackData(interaction: Interaction, type: Answer) {
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

export function interactionRoutes(app: FastifyInstance, { world }: RestContext): void {
  app.post<{
    Params: { interaction_id: string; interaction_token: string };
    Querystring: { with_response?: string };
  }>('/interactions/:interaction_id/:interaction_token/callback', ({ params, query, form }, response) => {
    const interaction = world.interactions.unanswered(params.interaction_id, params.interaction_token);
    const { type, data } = parseForm(callback, form.json);
    const answer = checkType(interaction, type);
    const act = prepare(world, interaction, answer, data, form);
    world.interactions.answer(interaction, answer);
    act();
    world.interactions.announce(interaction);
    if (query.with_response === 'true') response.send(callbackData(interaction, answer));
    else response.code(204).send();
  });
}
