import { PermissionFlagsBits as Bits } from 'discord-api-types/v10';
import type { FastifyInstance } from 'fastify';
import type { Channel } from '../state/channel.ts';
import { threadMemberData } from '../state/thread-data.ts';
import { joinThread } from '../state/threads.ts';
import { apiError } from '../validate/api-error.ts';
import { accessibleChannel, sendPermission } from './access.ts';
import type { RestContext } from './context.ts';

interface Params {
  readonly channel_id: string;
  readonly user_id: string;
}

export function threadMemberRoutes(app: FastifyInstance, { world }: RestContext): void {
  const threadOf = (id: string): Channel => {
    const channel = accessibleChannel(world, id);
    if (!channel.thread) throw apiError('wrongChannelType');
    return channel;
  };

  app.get<{ Params: Params }>('/channels/:channel_id/thread-members', ({ params }) => {
    const channel = threadOf(params.channel_id);
    return [...(channel.thread?.members.keys() ?? [])].flatMap((id) => threadMemberData(channel, id) ?? []);
  });

  app.put<{ Params: Params }>('/channels/:channel_id/thread-members/:user_id', ({ params }, reply) => {
    const channel = threadOf(params.channel_id);
    const userId = params.user_id === '@me' ? world.bot.id : params.user_id;
    if (!world.user(userId)) throw apiError('unknownUser');
    if (channel.thread?.archived) throw apiError('archivedThread');
    if (userId !== world.bot.id) accessibleChannel(world, channel.id, sendPermission(channel));
    joinThread(world, channel, userId);
    world.events.emit('channel', channel, 'update');
    reply.code(204).send();
  });

  app.delete<{ Params: Params }>('/channels/:channel_id/thread-members/:user_id', ({ params }, reply) => {
    const channel = threadOf(params.channel_id);
    const userId = params.user_id === '@me' ? world.bot.id : params.user_id;
    if (userId !== world.bot.id) accessibleChannel(world, channel.id, Bits.ManageThreads);
    if (channel.thread?.archived) throw apiError('archivedThread');
    channel.thread?.members.delete(userId);
    world.events.emit('channel', channel, 'update');
    reply.code(204).send();
  });
}
