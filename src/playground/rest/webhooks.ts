import { MessageFlags } from 'discord-api-types/v10';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Interaction } from '../state/interaction.ts';
import type { StoredMessage } from '../state/message.ts';
import { existingContent } from '../state/messages.ts';
import { withoutNonce } from '../state/nonces.ts';
import { checkCanEdit, checkCanPost, unarchive } from '../state/thread-state.ts';
import { apiError } from '../validate/api-error.ts';
import { parseForm } from '../validate/form.ts';
import { checkMessage } from '../validate/message.ts';
import type { Body } from './body.ts';
import type { RestContext } from './context.ts';

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
  const edit = (interaction: Interaction, stored: StoredMessage, { json, uploads }: Body) => {
    if (stored.privateTo === null) checkCanEdit(world, world.channel(interaction.channelId));
    const form = checkMessage(json, {
      use: 'edit',
      path: [],
      uploads,
      emoji: world.emoji,
      existing: existingContent(stored),
    });
    messages.countEdit(stored);
    messages.edit(stored, form, uploads, interaction);
    if (stored === interaction.original) interaction.loading = false;
    return withoutNonce(stored.message);
  };
  const followUp = (interaction: Interaction, { json, uploads }: Body) => {
    const form = checkMessage(json, {
      use: 'followUp',
      path: [],
      uploads,
      emoji: world.emoji,
      existing: null,
    });
    const ephemeral = ((form.flags ?? 0) & MessageFlags.Ephemeral) !== 0;
    const channel = world.channel(interaction.channelId);
    if (!ephemeral) {
      checkCanPost(world, channel, world.bot.id);
      unarchive(world, channel);
    }
    return messages.create(channel, {
      form,
      uploads,
      authorId: world.bot.id,
      interaction,
      privateTo: ephemeral ? interaction.userId : null,
      replyTo: interaction.original,
    }).message;
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
