import { PermissionFlagsBits } from 'discord-api-types/v10';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { threadMemberData } from '../state/channel.ts';
import { directMessage } from '../state/channels.ts';
import { checkEmojiForm } from '../state/emoji.ts';
import { type Guild, guildData, memberData } from '../state/guild.ts';
import { apiError } from '../validate/api-error.ts';
import { parseForm, snowflake } from '../validate/form.ts';
import type { RestContext } from './context.ts';

export function applicationRoutes(
  app: FastifyInstance,
  { world, gateway, gatewayUrl, shards }: RestContext,
): void {
  const application = () => ({
    id: world.bot.id,
    name: world.bot.username,
    icon: null,
    description: '',
    type: null,
    bot: world.bot,
    summary: '',
    bot_public: true,
    bot_require_code_grant: false,
    verify_key: '0'.repeat(64),
    flags: 0,
    hook: true,
    owner: world.bot,
    team: null,
    redirect_uris: [],
    interactions_endpoint_url: null,
    role_connections_verification_url: null,
    integration_types_config: { 0: {} },
    approximate_guild_count: world.guilds.size,
    approximate_user_install_count: 0,
  });
  app.get('/applications/@me', application);
  app.get('/gateway/bot', () => ({
    url: gatewayUrl(),
    shards,
    session_start_limit: gateway.sessionStartLimit(),
  }));
}

const recipient = z.strictObject({ recipient_id: snowflake });

export function userRoutes(app: FastifyInstance, { world }: RestContext): void {
  app.get('/users/@me', () => ({
    ...world.bot,
    verified: true,
    mfa_enabled: false,
    email: null,
    locale: 'en-US',
    flags: 0,
  }));
  app.post('/users/@me/channels', (request) => {
    const { recipient_id } = parseForm(recipient, request.form.json);
    if (!world.users.has(recipient_id)) throw apiError('unknownUser');
    return world.channelData(directMessage(world, recipient_id));
  });
  app.get<{ Params: { user_id: string } }>('/users/:user_id', (request) => {
    const user = world.user(request.params.user_id);
    if (!user) throw apiError('unknownUser');
    return user;
  });
}

/** The bot's commands, which it lists and overwrites. */
export function commandRoutes(app: FastifyInstance, { world }: RestContext): void {
  const path = '/applications/:application_id/commands';
  const ofBot = ({ application_id }: Params) => {
    if (application_id !== world.bot.id) throw apiError('missingAccess');
    return world.commands;
  };
  app.get<{ Params: Params }>(path, ({ params }) => ofBot(params).list());
  app.put<{ Params: Params }>(path, ({ params, form }) => ofBot(params).replace(form.json));
}

interface Params {
  readonly application_id: string;
  readonly emoji_id: string;
  readonly guild_id: string;
  readonly user_id: string;
}

/** The application's own emoji. */
export function emojiRoutes(app: FastifyInstance, { world }: RestContext): void {
  const { emoji } = world;
  const base = '/applications/:application_id/emojis';
  const ofBot = ({ application_id }: Params) => {
    if (application_id !== world.bot.id) throw apiError('missingAccess');
    return emoji;
  };

  app.get<{ Params: Params }>(base, ({ params }) => ({ items: ofBot(params).list() }));
  app.post<{ Params: Params }>(base, ({ params, form }, reply) => {
    const added = ofBot(params).add(checkEmojiForm(form.json));
    reply.code(201).send(emoji.data(added));
  });
  app.delete<{ Params: Params }>(`${base}/:emoji_id`, ({ params }, reply) => {
    ofBot(params).remove(params.emoji_id);
    reply.code(204).send();
  });
}

export function guildRoutes(app: FastifyInstance, { world }: RestContext): void {
  const channelsOf = (guild: Guild) => world.channels.of(guild.id);
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
