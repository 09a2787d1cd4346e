import { PermissionFlagsBits as Bits, ChannelType } from 'discord-api-types/v10';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { type Channel, type Thread, type ThreadType, threadMemberData } from '../state/channel.ts';
import { addThread, removeChannel, setArchived } from '../state/channels.ts';
import type { World } from '../state/world.ts';
import { apiError } from '../validate/api-error.ts';
import { integer, parseForm, stringForm } from '../validate/form.ts';
import { accessibleChannel, type RestContext, sendPermission } from './context.ts';

const changes = z.strictObject({
  name: stringForm(1, 100).optional(),
  archived: z.boolean().optional(),
  locked: z.boolean().optional(),
  auto_archive_duration: z.literal([60, 1440, 4320, 10080]).optional(),
});

type Changes = z.output<typeof changes>;

/**
 * Changes a thread in the bot's name.
 * @throws {ApiError} 50013 without the permission it needs, 50083 for an archived thread that stays so, 50035
 */
function changeThread(world: World, channel: Channel, thread: Thread, value: unknown): void {
  const change = parseForm(changes, value);
  accessibleChannel(world, channel.id, permissionFor(world, channel, thread, change));
  if (thread.archived && change.archived !== false) throw apiError('archivedThread');
  channel.name = change.name ?? channel.name;
  setArchived(world, thread, change.archived ?? thread.archived);
  thread.locked = change.locked ?? thread.locked;
  thread.autoArchive = change.auto_archive_duration ?? thread.autoArchive;
}

/** Whoever may write to a thread may unarchive it, and its owner may change it, unless it's locked. */
function permissionFor(world: World, channel: Channel, thread: Thread, change: Changes): bigint {
  if (thread.locked || change.locked !== undefined) return Bits.ManageThreads;
  const unarchivesOnly = change.archived === false && Object.keys(change).length === 1;
  if (unarchivesOnly) return sendPermission(channel);
  return thread.ownerId === world.bot.id ? 0n : Bits.ManageThreads;
}

const rename = z.strictObject({ name: stringForm(1, 100).optional() });

interface Params {
  readonly channel_id: string;
}

export function channelRoutes(app: FastifyInstance, { world }: RestContext): void {
  app.get<{ Params: Params }>('/channels/:channel_id', ({ params }) =>
    world.channelData(accessibleChannel(world, params.channel_id)),
  );
  app.patch<{ Params: Params }>('/channels/:channel_id', ({ params, form }) => {
    const channel = accessibleChannel(world, params.channel_id);
    if (channel.thread) changeThread(world, channel, channel.thread, form.json);
    else {
      accessibleChannel(world, params.channel_id, Bits.ManageChannels);
      channel.name = parseForm(rename, form.json).name ?? channel.name;
    }
    world.events.emit('channel', channel, 'update');
    return world.channelData(channel);
  });
  app.delete<{ Params: Params }>('/channels/:channel_id', ({ params }) => {
    const channel = accessibleChannel(world, params.channel_id);
    if (channel.guildId !== null)
      accessibleChannel(world, channel.id, channel.thread ? Bits.ManageThreads : Bits.ManageChannels);
    removeChannel(world, channel);
    return world.channelData(channel);
  });
}

const newThread = z.strictObject({
  name: stringForm(1, 100),
  auto_archive_duration: z.literal([60, 1440, 4320, 10080]).optional(),
  rate_limit_per_user: integer(0, 21_600).nullish(),
  type: z
    .literal([ChannelType.AnnouncementThread, ChannelType.PublicThread, ChannelType.PrivateThread])
    .default(ChannelType.PrivateThread),
  invitable: z.boolean().optional(),
});

/** The threads that a channel can have without a message of it; a forum's are posts, which the bot writes none of. */
const THREAD_TYPES: Readonly<Partial<Record<ChannelType, readonly ThreadType[]>>> = {
  [ChannelType.GuildText]: [ChannelType.PublicThread, ChannelType.PrivateThread],
  [ChannelType.GuildAnnouncement]: [ChannelType.AnnouncementThread],
};

export function threadRoutes(app: FastifyInstance, { world }: RestContext): void {
  app.post<{ Params: Params }>('/channels/:channel_id/threads', ({ params, form }, reply) => {
    const parent = accessibleChannel(world, params.channel_id);
    const allowed = THREAD_TYPES[parent.type];
    if (!allowed) throw apiError('wrongChannelType');
    const { name, type, auto_archive_duration } = parseForm(newThread, form.json);
    if (!allowed.includes(type)) throw apiError('wrongChannelType');
    const isPrivate = type === ChannelType.PrivateThread;
    accessibleChannel(world, parent.id, isPrivate ? Bits.CreatePrivateThreads : Bits.CreatePublicThreads);
    const thread = addThread(world, parent, {
      name,
      type,
      ownerId: world.bot.id,
      autoArchive: auto_archive_duration ?? 1440,
    });
    // The system message for a thread that doesn't start from a message.
    if (!isPrivate)
      world.messages.create(parent, { form: { content: name }, authorId: world.bot.id, thread });
    reply.code(201).send(world.channelData(thread));
  });
  app.get<{ Params: Params & { user_id: string } }>(
    '/channels/:channel_id/thread-members/:user_id',
    ({ params }) => {
      const channel = accessibleChannel(world, params.channel_id);
      if (!channel.thread) throw apiError('wrongChannelType');
      const found = threadMemberData(channel, params.user_id);
      if (!found) throw apiError('unknownMember');
      return found;
    },
  );
}
