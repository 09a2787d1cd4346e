import { PermissionFlagsBits as Bits } from 'discord-api-types/v10';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { removeChannel } from '../state/channels.ts';
import { apiError } from '../validate/api-error.ts';
import { text } from '../validate/fields.ts';
import { parseForm } from '../validate/form.ts';
import { accessibleChannel, sendPermission } from './access.ts';
import type { RestContext } from './context.ts';

const changes = z.strictObject({
  name: text(1, 100).optional(),
  archived: z.boolean().optional(),
  locked: z.boolean().optional(),
  auto_archive_duration: z.literal([60, 1440, 4320, 10080]).optional(),
});

interface Params {
  readonly channel_id: string;
}

export function channelRoutes(app: FastifyInstance, { world }: RestContext): void {
  app.get<{ Params: Params }>('/channels/:channel_id', ({ params }) =>
    world.channelData(accessibleChannel(world, params.channel_id)),
  );
  app.patch<{ Params: Params }>('/channels/:channel_id', ({ params, form }) => {
    const channel = accessibleChannel(world, params.channel_id);
    const { thread } = channel;
    if (!thread) {
      accessibleChannel(world, params.channel_id, Bits.ManageChannels);
      channel.name = parseForm(changes.pick({ name: true }), form.json).name ?? channel.name;
    } else {
      const change = parseForm(changes, form.json);
      const own = thread.ownerId === world.bot.id;
      if (!own || change.locked !== undefined)
        accessibleChannel(world, params.channel_id, Bits.ManageThreads);
      channel.name = change.name ?? channel.name;
      thread.archived = change.archived ?? thread.archived;
      thread.locked = change.locked ?? thread.locked;
      thread.autoArchive = change.auto_archive_duration ?? thread.autoArchive;
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
  app.post<{ Params: Params }>('/channels/:channel_id/typing', ({ params }, reply) => {
    const channel = accessibleChannel(world, params.channel_id);
    accessibleChannel(world, params.channel_id, sendPermission(channel));
    if (channel.thread?.archived) throw apiError('archivedThread');
    reply.code(204).send();
  });
}
