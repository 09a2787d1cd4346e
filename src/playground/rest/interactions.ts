import {
  type APIModalInteractionResponseCallbackData,
  type ApplicationCommandOptionType,
  InteractionType,
  MessageFlags,
  InteractionResponseType as ResponseType,
} from 'discord-api-types/v10';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Channel } from '../state/channel.ts';
import { checkCanEdit, checkCanPost, unarchive } from '../state/channels.ts';
import { focusedOption, type Interaction } from '../state/interactions.ts';
import { type StoredMessage, withoutNonce } from '../state/message.ts';
import type { NewMessage } from '../state/messages.ts';
import type { World } from '../state/world.ts';
import { apiError, fieldError } from '../validate/api-error.ts';
import { checkChoices } from '../validate/commands.ts';
import { checkModal } from '../validate/components.ts';
import { parseForm } from '../validate/form.ts';
import type { Upload } from '../validate/message.ts';
import type { Body, RestContext } from './context.ts';

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
function checkCallbackType(interaction: Interaction, type: number): ResponseType {
  const updates = interaction.type === InteractionType.ModalSubmit && interaction.source ? UPDATES : [];
  const allowed = [...(ALLOWED[interaction.type] ?? []), ...updates];
  const found = allowed.find((item) => item === type);
  if (found !== undefined) return found;
  throw fieldError(['type'], 'BASE_TYPE_CHOICES', `Value must be one of {${allowed.join(', ')}}.`);
}

/** Only these responses come back with their message; the others tell its id alone. */
const WITH_MESSAGE: ReadonlySet<ResponseType> = new Set([
  ResponseType.ChannelMessageWithSource,
  ResponseType.UpdateMessage,
]);

/** The body of a callback's response, for `with_response=true`. */
function callbackResponse(interaction: Interaction, type: ResponseType) {
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

const deferralSchema = z.strictObject({ flags: z.int().optional() }).optional();

interface Callback {
  readonly type: ResponseType;
  readonly data: unknown;
  readonly uploads: readonly Upload[];
}

/**
 * Validates a callback and returns a function that carries it out, so a refused one leaves the interaction open.
 * @throws {ApiError} 10003, 10008, 50006, 50035, 50083, 160005
 */
function callbackAction(world: World, interaction: Interaction, callback: Callback): () => void {
  const { type, data, uploads } = callback;
  const channel = world.channel(interaction.channelId);
  switch (type) {
    case ResponseType.DeferredChannelMessageWithSource: {
      const { flags = 0 } = parseForm(deferralSchema, data, ['data']) ?? {};
      const form = { flags: flags & MessageFlags.Ephemeral };
      checkReply(world, channel, form);
      return () => sendReply(world, interaction, { form, uploads: [], loading: true });
    }
    case ResponseType.DeferredMessageUpdate:
      return () => {
        interaction.original = interaction.source;
      };
    case ResponseType.UpdateMessage:
      return updateSource(world, interaction, callback);
    case ResponseType.ApplicationCommandAutocompleteResult: {
      const focused = focusedOption(interaction.payload);
      const choices = checkChoices(data, (focused?.type as ApplicationCommandOptionType) ?? null);
      return () => {
        interaction.choices = choices;
      };
    }
    case ResponseType.Modal: {
      const modal = checkModal(data, world.emoji);
      return () => {
        interaction.modal = modal as APIModalInteractionResponseCallbackData;
      };
    }
    default: {
      const form = world.messages.check('reply', { json: data ?? {}, uploads });
      checkReply(world, channel, form);
      return () => sendReply(world, interaction, { form, uploads, loading: false });
    }
  }
}

function updateSource(world: World, interaction: Interaction, { data, uploads }: Callback): () => void {
  const { source } = interaction;
  if (!source || source.removed) throw apiError('unknownMessage');
  if (source.privateTo === null) checkCanEdit(world, world.channel(interaction.channelId));
  const form = world.messages.check('update', { json: data ?? {}, uploads }, source);
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

/** Posts a message through an interaction's token, privately if its flags say so. */
function post(
  world: World,
  interaction: Interaction,
  sent: Pick<NewMessage, 'form' | 'uploads' | 'loading' | 'replyTo'>,
): StoredMessage {
  const channel = world.channel(interaction.channelId);
  const ephemeral = isEphemeral(sent.form);
  if (!ephemeral) unarchive(world, channel);
  const privateTo = ephemeral ? interaction.userId : null;
  return world.messages.create(channel, { ...sent, authorId: world.bot.id, interaction, privateTo });
}

function sendReply(
  world: World,
  interaction: Interaction,
  reply: Required<Pick<NewMessage, 'form' | 'uploads' | 'loading'>>,
): void {
  interaction.loading = reply.loading;
  interaction.original = post(world, interaction, { ...reply, replyTo: interaction.source });
}

const callbackSchema = z.strictObject({ type: z.int(), data: z.unknown().optional() });

/**
 * Carries out the first response to an interaction; a refused one leaves it open.
 * @throws {ApiError} what's wrong with it
 */
export function respond(world: World, interaction: Interaction, { json, uploads }: Body): ResponseType {
  const { type, data } = parseForm(callbackSchema, json);
  const responseType = checkCallbackType(interaction, type);
  const act = callbackAction(world, interaction, { type: responseType, data, uploads });
  world.interactions.acknowledge(interaction, responseType);
  act();
  interaction.announce();
  return responseType;
}

export function interactionRoutes(app: FastifyInstance, { world }: RestContext): void {
  app.post<{
    Params: { interaction_id: string; interaction_token: string };
    Querystring: { with_response?: string };
  }>('/interactions/:interaction_id/:interaction_token/callback', ({ params, query, form }, reply) => {
    const interaction = world.interactions.unacknowledged(params.interaction_id, params.interaction_token);
    const responseType = respond(world, interaction, form);
    if (query.with_response === 'true') reply.send(callbackResponse(interaction, responseType));
    else reply.code(204).send();
  });
}

const anyFields = z.record(z.string(), z.unknown());

interface Params {
  readonly webhook_id: string;
  readonly webhook_token: string;
  readonly message_id?: string;
}

/** Follow-ups and edits through an interaction's token. */
export function webhookRoutes(app: FastifyInstance, { world }: RestContext): void {
  const { messages } = world;
  const interactionOf = ({ webhook_id, webhook_token }: Params): Interaction => {
    if (webhook_id !== world.bot.id) throw apiError('unknownWebhook');
    return world.interactions.webhook(webhook_token);
  };
  const messageOf = (
    params: Params,
  ): { readonly interaction: Interaction; readonly stored: StoredMessage } => {
    const interaction = interactionOf(params);
    const { original } = interaction;
    const channel = world.channel(interaction.channelId);
    const id = params.message_id ?? original?.message.id;
    if (id === undefined) throw apiError('unknownMessage');
    const stored = messages.find(channel, id);
    if (stored.token !== interaction.token && stored !== original) throw apiError('unknownMessage');
    return { interaction, stored };
  };
  const edit = (interaction: Interaction, stored: StoredMessage, body: Body) => {
    if (stored.privateTo === null) checkCanEdit(world, world.channel(interaction.channelId));
    const form = messages.check('edit', body, stored);
    messages.countEdit(stored);
    messages.edit(stored, form, body.uploads, interaction);
    if (stored === interaction.original) interaction.loading = false;
    return withoutNonce(stored.message);
  };
  const followUp = (interaction: Interaction, body: Body) => {
    const form = messages.check('followUp', body);
    checkReply(world, world.channel(interaction.channelId), form);
    const { uploads } = body;
    return post(world, interaction, { form, uploads, replyTo: interaction.original }).message;
  };

  const base = '/webhooks/:webhook_id/:webhook_token';
  app.post<{ Params: Params }>(base, ({ params, form }) => {
    const interaction = interactionOf(params);
    const { original, loading } = interaction;
    // The first follow-up after a deferral replaces the loading message.
    if (!loading || !original) return followUp(interaction, form);
    const { flags, ...json } = parseForm(anyFields, form.json);
    const kept = Number(flags ?? 0) & ~MessageFlags.Ephemeral;
    return edit(interaction, original, { ...form, json: kept ? { ...json, flags: kept } : json });
  });
  for (const path of [`${base}/messages/@original`, `${base}/messages/:message_id`]) {
    app.get<{ Params: Params }>(path, ({ params }) => withoutNonce(messageOf(params).stored.message));
    app.patch<{ Params: Params }>(path, ({ params, form }) => {
      const { interaction, stored } = messageOf(params);
      return edit(interaction, stored, form);
    });
    app.delete<{ Params: Params }>(path, ({ params }, reply) => {
      messages.remove(messageOf(params).stored);
      reply.code(204).send();
    });
  }
}
