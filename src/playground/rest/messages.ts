import { PermissionFlagsBits as Bits } from 'discord-api-types/v10';
import type { FastifyInstance } from 'fastify';
import type { Channel } from '../state/channel.ts';
import { readableByBot } from '../state/content-intent.ts';
import { checkTakesMessages } from '../state/direct-messages.ts';
import type { StoredMessage } from '../state/message.ts';
import { existingContent } from '../state/messages.ts';
import { messageWithNonce, withoutNonce } from '../state/nonces.ts';
import { checkCanEdit, checkCanPost, unarchive } from '../state/thread-state.ts';
import { apiError } from '../validate/api-error.ts';
import { checkMessage } from '../validate/message.ts';
import type { MessageBody } from '../validate/message-schema.ts';
import { accessibleChannel, sendPermission } from './access.ts';
import type { RestContext } from './context.ts';
import { messagePage } from './message-history.ts';
import { referencedMessage } from './message-reference.ts';

interface Params {
  readonly channel_id: string;
  readonly message_id: string;
}

export function messageRoutes(app: FastifyInstance, { world }: RestContext): void {
  const publicMessage = (channel: Channel, id: string): StoredMessage => {
    const stored = world.messages.find(channel, id);
    if (stored.privateTo !== null) throw apiError('unknownMessage');
    return stored;
  };
  const alreadySent = (channel: Channel, { nonce, enforce_nonce }: MessageBody): StoredMessage | undefined =>
    enforce_nonce && nonce !== undefined && nonce !== null
      ? messageWithNonce(channel, world.bot.id, nonce, world.clock.now())
      : undefined;
  const base = '/channels/:channel_id/messages';

  app.get<{ Params: Params }>(base, ({ params, query }) => {
    const channel = accessibleChannel(world, params.channel_id);
    if (!(world.permissions(channel, world.bot.id) & Bits.ReadMessageHistory)) return [];
    return messagePage(channel, query).map((stored) => withoutNonce(readableByBot(world, stored)));
  });

  app.post<{ Params: Params }>(base, ({ params, form }) => {
    const channel = accessibleChannel(world, params.channel_id);
    accessibleChannel(
      world,
      channel.id,
      sendPermission(channel) | (form.uploads.length ? Bits.AttachFiles : 0n),
    );
    checkCanPost(world, channel, world.bot.id);
    checkTakesMessages(world, channel);
    const body = checkMessage(form.json, {
      use: 'create',
      path: [],
      uploads: form.uploads,
      emoji: world.emoji,
      existing: null,
    });
    if (body.message_reference) accessibleChannel(world, channel.id, Bits.ReadMessageHistory);
    const replyTo = referencedMessage(channel, body);
    const sent = alreadySent(channel, body);
    if (sent) return sent.message;
    unarchive(world, channel);
    const embeds = world.permissions(channel, world.bot.id) & Bits.EmbedLinks ? body.embeds : [];
    return world.messages.create(channel, {
      form: { ...body, embeds },
      uploads: form.uploads,
      authorId: world.bot.id,
      interaction: null,
      privateTo: null,
      replyTo,
    }).message;
  });

  app.get<{ Params: Params }>(`${base}/:message_id`, ({ params }) => {
    const channel = accessibleChannel(world, params.channel_id, Bits.ReadMessageHistory);
    return withoutNonce(readableByBot(world, publicMessage(channel, params.message_id)));
  });

  app.patch<{ Params: Params }>(`${base}/:message_id`, ({ params, form }) => {
    const channel = accessibleChannel(world, params.channel_id);
    const stored = publicMessage(channel, params.message_id);
    if (stored.message.author.id !== world.bot.id) throw apiError('foreignMessage');
    if (form.uploads.length) accessibleChannel(world, channel.id, Bits.AttachFiles);
    checkCanEdit(world, channel);
    const existing = existingContent(stored);
    const body = checkMessage(form.json, {
      use: 'edit',
      path: [],
      uploads: form.uploads,
      emoji: world.emoji,
      existing,
    });
    world.messages.countEdit(stored);
    world.messages.edit(stored, body, form.uploads, null);
    return withoutNonce(stored.message);
  });

  app.delete<{ Params: Params }>(`${base}/:message_id`, ({ params }, reply) => {
    const channel = accessibleChannel(world, params.channel_id);
    const stored = publicMessage(channel, params.message_id);
    if (stored.message.author.id !== world.bot.id) accessibleChannel(world, channel.id, Bits.ManageMessages);
    if (channel.thread?.archived) throw apiError('archivedThread');
    world.messages.remove(stored);
    reply.code(204).send();
  });
}
