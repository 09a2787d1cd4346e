import { PermissionFlagsBits as Bits } from 'discord-api-types/v10';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Channel } from '../state/channel.ts';
import { checkCanEdit, checkCanPost, checkTakesMessages, unarchive } from '../state/channels.ts';
import { type StoredMessage, withoutNonce } from '../state/message.ts';
import { apiError, fieldError } from '../validate/api-error.ts';
import { parseForm } from '../validate/form.ts';
import type { MessageBody } from '../validate/message.ts';
import { accessibleChannel, type RestContext, sendPermission } from './context.ts';

/** The newest are asked for, as many as `limit` says. */
const pageQuery = z.object({ limit: z.coerce.number().pipe(z.int().min(1).max(100)).default(50) });

/**
 * The message a new one replies to; null for none.
 * @throws {ApiError} 50035 when it doesn't exist
 */
function referencedMessage(channel: Channel, form: MessageBody): StoredMessage | null {
  const reference = form.message_reference;
  if (!reference) return null;
  const found = channel.messages.get(reference.message_id);
  if (found && found.privateTo === null && (reference.channel_id ?? channel.id) === channel.id) return found;
  if (reference.fail_if_not_exists === false) return null;
  throw fieldError(['message_reference'], 'MESSAGE_REFERENCE_UNKNOWN_MESSAGE');
}

const UNIQUE_FOR_MS = 5 * 60_000;

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
  /** The bot's message with the same nonce, sent in the last five minutes. */
  const alreadySent = (channel: Channel, { nonce, enforce_nonce }: MessageBody): StoredMessage | undefined =>
    enforce_nonce && nonce !== undefined && nonce !== null
      ? [...channel.messages.values()].findLast(
          ({ message }) =>
            message.nonce !== undefined &&
            String(message.nonce) === String(nonce) &&
            message.author.id === world.bot.id &&
            world.clock.now() - Date.parse(message.timestamp) < UNIQUE_FOR_MS,
        )
      : undefined;
  const base = '/channels/:channel_id/messages';

  app.get<{ Params: Params }>(base, ({ params, query }) => {
    const channel = accessibleChannel(world, params.channel_id);
    if (!(world.permissions(channel, world.bot.id) & Bits.ReadMessageHistory)) return [];
    const { limit } = parseForm(pageQuery, query);
    const seen = [...channel.messages.values()].filter(({ privateTo }) => privateTo === null);
    const newest = seen.slice(-limit).reverse();
    return newest.map((stored) => withoutNonce(world.messages.readableByBot(stored)));
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
    const body = world.messages.check('create', form, null, 'bot');
    const sees = world.permissions(channel, world.bot.id) & Bits.ReadMessageHistory;
    if (body.message_reference && !sees) throw apiError('replyWithoutHistory');
    const replyTo = referencedMessage(channel, body);
    const sent = alreadySent(channel, body);
    if (sent) return sent.message;
    unarchive(world, channel);
    return world.messages.create(channel, {
      form: body,
      uploads: form.uploads,
      authorId: world.bot.id,
      replyTo,
    }).message;
  });

  app.get<{ Params: Params }>(`${base}/:message_id`, ({ params }) => {
    const channel = accessibleChannel(world, params.channel_id, Bits.ReadMessageHistory);
    return withoutNonce(world.messages.readableByBot(publicMessage(channel, params.message_id)));
  });

  app.patch<{ Params: Params }>(`${base}/:message_id`, ({ params, form }) => {
    const channel = accessibleChannel(world, params.channel_id);
    const stored = publicMessage(channel, params.message_id);
    if (stored.message.author.id !== world.bot.id) throw apiError('foreignMessage');
    if (form.uploads.length) accessibleChannel(world, channel.id, Bits.AttachFiles);
    checkCanEdit(world, channel);
    const body = world.messages.check('edit', form, stored, 'bot');
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
