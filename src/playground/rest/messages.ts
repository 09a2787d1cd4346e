import { PermissionFlagsBits as Bits } from 'discord-api-types/v10';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Channel } from '../state/channel.ts';
import { checkCanEdit, checkCanPost, checkTakesMessages, unarchive } from '../state/channels.ts';
import { type StoredMessage, withoutNonce } from '../state/message.ts';
import { apiError, fieldError } from '../validate/api-error.ts';
import { parseForm, snowflake } from '../validate/form.ts';
import type { MessageBody } from '../validate/message.ts';
import { accessibleChannel, type RestContext, sendPermission } from './context.ts';

const pageQuery = z.object({
  limit: z.coerce.number().pipe(z.int().min(1).max(100)).default(50),
  before: snowflake.optional(),
  after: snowflake.optional(),
  around: snowflake.optional(),
});

/** A page of a channel's messages, newest first. */
function messagePage(channel: Channel, query: unknown): StoredMessage[] {
  const { limit, before, after, around } = parseForm(pageQuery, query);
  const all = [...channel.messages.values()].filter(({ privateTo }) => privateTo === null);
  const idOf = ({ message }: StoredMessage) => BigInt(message.id);
  if (around !== undefined) {
    const older = all.filter((stored) => idOf(stored) <= BigInt(around)).slice(-Math.ceil(limit / 2));
    const newer = all.filter((stored) => idOf(stored) > BigInt(around)).slice(0, Math.floor(limit / 2));
    return [...older, ...newer].reverse();
  }
  if (after !== undefined)
    return all
      .filter((stored) => idOf(stored) > BigInt(after))
      .slice(0, limit)
      .reverse();
  const older = before === undefined ? all : all.filter((stored) => idOf(stored) < BigInt(before));
  return older.slice(-limit).reverse();
}

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

/** The author's message in `channel` with the same nonce, sent in the five minutes before `now`. */
function messageWithNonce(
  channel: Channel,
  authorId: string,
  nonce: string | number,
  now: number,
): StoredMessage | undefined {
  return [...channel.messages.values()].findLast(
    ({ message }) =>
      message.nonce !== undefined &&
      String(message.nonce) === String(nonce) &&
      message.author.id === authorId &&
      now - Date.parse(message.timestamp) < UNIQUE_FOR_MS,
  );
}

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
    return messagePage(channel, query).map((stored) => withoutNonce(world.messages.readableByBot(stored)));
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
    const body = world.messages.check('create', form);
    if (body.message_reference) accessibleChannel(world, channel.id, Bits.ReadMessageHistory);
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
    const body = world.messages.check('edit', form, stored);
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
