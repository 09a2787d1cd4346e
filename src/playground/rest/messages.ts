import { PermissionFlagsBits as Bits } from 'discord-api-types/v10';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Channel } from '../state/channel.ts';
import type { StoredMessage } from '../state/message.ts';
import { readableByBot } from '../state/reading.ts';
import { parseForm, snowflake } from '../validate/form.ts';
import { checkMessage, type MessageBody } from '../validate/message.ts';
import { FieldErrors, refuse } from '../validate/refusals.ts';
import { accessible, writing } from './access.ts';
import type { RestContext } from './context.ts';

const page = z.object({
  limit: z.coerce.number().pipe(z.int().min(1).max(100)).default(50),
  before: snowflake.optional(),
  after: snowflake.optional(),
  around: snowflake.optional(),
});

interface Params {
  readonly channel_id: string;
  readonly message_id: string;
}

/** Messages of a channel, newest first, as `query` cuts them out. */
function listed(channel: Channel, query: unknown): StoredMessage[] {
  const { limit, before, after, around } = parseForm(page, query);
  const all = [...channel.messages.values()].filter(({ privateTo }) => privateTo === null);
  const idOf = ({ message }: StoredMessage) => BigInt(message.id);
  if (around !== undefined) {
    const older = all.filter((one) => idOf(one) <= BigInt(around)).slice(-Math.ceil(limit / 2));
    const newer = all.filter((one) => idOf(one) > BigInt(around)).slice(0, Math.floor(limit / 2));
    return [...older, ...newer].reverse();
  }
  if (after !== undefined)
    return all
      .filter((one) => idOf(one) > BigInt(after))
      .slice(0, limit)
      .reverse();
  const older = before === undefined ? all : all.filter((one) => idOf(one) < BigInt(before));
  return older.slice(-limit).reverse();
}

function referred(channel: Channel, form: MessageBody): StoredMessage | null {
  const reference = form.message_reference;
  if (!reference) return null;
  const found = channel.messages.get(reference.message_id);
  if (found && found.privateTo === null && (reference.channel_id ?? channel.id) === channel.id) return found;
  if (reference.fail_if_not_exists === false) return null;
  const errors = new FieldErrors();
  errors.add(['message_reference'], 'MESSAGE_REFERENCE_UNKNOWN_MESSAGE', 'Unknown message');
  errors.throwIfAny();
  return null;
}

export function messageRoutes(app: FastifyInstance, { world }: RestContext): void {
  const publicMessage = (channel: Channel, id: string): StoredMessage => {
    const stored = world.messages.find(channel, id);
    if (stored.privateTo !== null) throw refuse('unknownMessage');
    return stored;
  };
  const base = '/channels/:channel_id/messages';

  app.get<{ Params: Params }>(base, ({ params, query }) => {
    const channel = accessible(world, params.channel_id);
    if (!(world.permissions(channel, world.bot.id) & Bits.ReadMessageHistory)) return [];
    return listed(channel, query).map((stored) => readableByBot(world, stored));
  });

  app.post<{ Params: Params }>(base, ({ params, form }) => {
    const channel = accessible(world, params.channel_id);
    accessible(world, channel.id, writing(channel) | (form.uploads.length ? Bits.AttachFiles : 0n));
    if (channel.thread?.locked) throw refuse('archivedThread');
    const body = checkMessage(form.json, { use: 'create', path: [], uploads: form.uploads, existing: null });
    if (body.message_reference) accessible(world, channel.id, Bits.ReadMessageHistory);
    const replyTo = referred(channel, body);
    if (channel.thread?.archived) {
      channel.thread.archived = false;
      world.events.emit('channel', channel, 'update');
    }
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
    const channel = accessible(world, params.channel_id, Bits.ReadMessageHistory);
    return readableByBot(world, publicMessage(channel, params.message_id));
  });

  app.patch<{ Params: Params }>(`${base}/:message_id`, ({ params, form }) => {
    const channel = accessible(world, params.channel_id);
    const stored = publicMessage(channel, params.message_id);
    if (stored.message.author.id !== world.bot.id) throw refuse('foreignMessage');
    if (form.uploads.length) accessible(world, channel.id, Bits.AttachFiles);
    if (channel.thread?.archived) throw refuse('archivedThread');
    const existing = world.messages.existing(stored);
    const body = checkMessage(form.json, { use: 'edit', path: [], uploads: form.uploads, existing });
    world.messages.countEdit(stored);
    world.messages.edit(stored, body, form.uploads, null);
    return stored.message;
  });

  app.delete<{ Params: Params }>(`${base}/:message_id`, ({ params }, reply) => {
    const channel = accessible(world, params.channel_id);
    const stored = publicMessage(channel, params.message_id);
    if (stored.message.author.id !== world.bot.id) accessible(world, channel.id, Bits.ManageMessages);
    if (channel.thread?.archived) throw refuse('archivedThread');
    world.messages.remove(stored);
    reply.code(204).send();
  });
}
