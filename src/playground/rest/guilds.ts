import { PermissionFlagsBits } from 'discord-api-types/v10';
import type { FastifyInstance } from 'fastify';
import type { Guild } from '../state/guild.ts';
import { guildData } from '../state/guild-data.ts';
import { memberData, roleData } from '../state/member-data.ts';
import { threadMemberData } from '../state/thread-data.ts';
import { apiError } from '../validate/api-error.ts';
import type { RestContext } from './context.ts';

interface Params {
  readonly guild_id: string;
  readonly user_id: string;
}

export function guildRoutes(app: FastifyInstance, { world }: RestContext): void {
  const channelsOf = (guild: Guild) =>
    [...world.channels.values()].filter(({ guildId }) => guildId === guild.id);
  app.get<{ Params: Params }>('/guilds/:guild_id', ({ params }) => ({
    ...guildData(world.guild(params.guild_id)),
    home_header: null,
    nsfw: false,
  }));
  app.get<{ Params: Params }>('/guilds/:guild_id/channels', ({ params }) =>
    channelsOf(world.guild(params.guild_id))
      .filter(({ thread }) => !thread)
      .map((channel) => world.channelData(channel)),
  );
  app.get<{ Params: Params }>('/guilds/:guild_id/roles', ({ params }) =>
    [...world.guild(params.guild_id).roles.values()].map(roleData),
  );
  app.get<{ Params: Params }>('/guilds/:guild_id/members/:user_id', ({ params }) => {
    const member = world.guild(params.guild_id).members.get(params.user_id);
    if (!member) throw apiError('unknownMember');
    return memberData(member);
  });
  app.get<{ Params: Params }>('/guilds/:guild_id/threads/active', ({ params }) => {
    const threads = channelsOf(world.guild(params.guild_id)).filter(
      (channel) =>
        channel.thread &&
        !channel.thread.archived &&
        world.permissions(channel, world.bot.id) & PermissionFlagsBits.ViewChannel,
    );
    return {
      threads: threads.map((channel) => world.channelData(channel)),
      members: threads.flatMap((channel) => threadMemberData(channel, world.bot.id) ?? []),
      has_more: false,
    };
  });
}
