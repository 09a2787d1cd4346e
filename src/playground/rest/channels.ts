import { PermissionFlagsBits as Bits } from 'discord-api-types/v10';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { removeChannel } from '../state/channels.ts';
import { apiError } from '../validate/api-error.ts';
import { text } from '../validate/fields.ts';
import { parseForm } from '../validate/form.ts';
import { accessibleChannel, sendPermission } from './access.ts';
import { changeThread } from './change-thread.ts';
import type { RestContext } from './context.ts';

const rename = z.strictObject({ name: text(1, 100).optional() });

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
  app.post<{ Params: Params }>('/channels/:channel_id/typing', ({ params }, reply) => {
    const channel = accessibleChannel(world, params.channel_id);
    accessibleChannel(world, params.channel_id, sendPermission(channel));
    if (channel.thread?.archived) throw apiError('archivedThread');
    reply.code(204).send();
  });
}
