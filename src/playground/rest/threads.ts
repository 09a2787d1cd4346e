import { PermissionFlagsBits as Bits, ChannelType } from 'discord-api-types/v10';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Channel } from '../state/channel.ts';
import { addThread } from '../state/threads.ts';
import { apiError } from '../validate/api-error.ts';
import { integer, text } from '../validate/fields.ts';
import { parseForm } from '../validate/form.ts';
import { accessibleChannel } from './access.ts';
import type { RestContext } from './context.ts';

const autoArchive = z.literal([60, 1440, 4320, 10080]).optional();
const fromMessage = z.strictObject({
  name: text(1, 100),
  auto_archive_duration: autoArchive,
  rate_limit_per_user: integer(0, 21_600).nullish(),
});
const withoutMessage = fromMessage.extend({
  type: z.literal([ChannelType.PublicThread, ChannelType.PrivateThread]).default(ChannelType.PrivateThread),
  invitable: z.boolean().optional(),
});

interface Params {
  readonly channel_id: string;
  readonly message_id: string;
}

export function threadRoutes(app: FastifyInstance, { world }: RestContext): void {
  const parentOf = (id: string): Channel => {
    const channel = accessibleChannel(world, id);
    if (channel.type !== ChannelType.GuildText) throw apiError('wrongChannelType');
    return channel;
  };

  /** Posts the system message for a thread that doesn't start from a message. */
  const announce = (parent: Channel, thread: Channel) =>
    world.messages.create(parent, {
      form: { content: thread.name },
      uploads: [],
      authorId: world.bot.id,
      interaction: null,
      privateTo: null,
      replyTo: null,
      thread,
    });

  app.post<{ Params: Params }>('/channels/:channel_id/threads', ({ params, form }, reply) => {
    const parent = parentOf(params.channel_id);
    const { name, type, auto_archive_duration } = parseForm(withoutMessage, form.json);
    const needed = type === ChannelType.PublicThread ? Bits.CreatePublicThreads : Bits.CreatePrivateThreads;
    accessibleChannel(world, parent.id, needed);
    const thread = addThread(world, parent, {
      name,
      type,
      ownerId: world.bot.id,
      autoArchive: auto_archive_duration ?? 1440,
    });
    if (type === ChannelType.PublicThread) announce(parent, thread);
    reply.code(201).send(world.channelData(thread));
  });

  app.post<{ Params: Params }>(
    '/channels/:channel_id/messages/:message_id/threads',
    ({ params, form }, reply) => {
      const parent = parentOf(params.channel_id);
      accessibleChannel(world, parent.id, Bits.CreatePublicThreads);
      const stored = world.messages.find(parent, params.message_id);
      if (stored.privateTo !== null) throw apiError('unknownMessage');
      const { name, auto_archive_duration } = parseForm(fromMessage, form.json);
      if (world.channels.has(stored.message.id)) throw apiError('threadAlreadyThere');
      const thread = addThread(world, parent, {
        id: stored.message.id,
        name,
        type: ChannelType.PublicThread,
        ownerId: world.bot.id,
        autoArchive: auto_archive_duration ?? 1440,
      });
      world.messages.startThread(stored, world.channelData(thread));
      reply.code(201).send(world.channelData(thread));
    },
  );
}
