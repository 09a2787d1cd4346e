import { PermissionFlagsBits } from 'discord-api-types/v10';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { guildPermissions, threadMemberData } from '../state/channel.ts';
import { directMessage } from '../state/channels.ts';
import { checkEmojiForm } from '../state/emoji.ts';
import { type Guild, guildData, memberData } from '../state/guild.ts';
import type { World } from '../state/world.ts';
import { apiError } from '../validate/api-error.ts';
import { parseForm, snowflake } from '../validate/form.ts';
import type { RestContext } from './context.ts';

export function gatewayRoutes(app: FastifyInstance, { gateway, gatewayUrl, shards }: RestContext): void {
  app.get('/gateway', () => ({ url: gatewayUrl() }));
  app.get('/gateway/bot', () => {
    return { url: gatewayUrl(), shards, session_start_limit: gateway.sessionStartLimit };
  });
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

/** What the application says of itself. */
export function applicationRoutes(app: FastifyInstance, { world, endpoint }: RestContext): void {
  app.get('/applications/@me', () => ({
    ...{
      id: world.bot.id,
      name: world.bot.username,
      icon: null,
      description: '',
      type: null,
      bot: world.bot,
    },
    ...{ verify_key: endpoint.verifyKey, interactions_endpoint_url: endpoint.url },
    ...{ flags: 0, flags_new: '0', redirect_uris: [], role_connections_verification_url: null },
    ...{ owner: world.bot, team: null, explicit_content_filter: 0, eligible_oauth2_scopes: [] },
    approximate_guild_count: world.guilds.size,
    approximate_user_install_count: 0,
    approximate_user_authorization_count: 0,
  }));
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

const MOST_GUILDS = 200;

const guildsQuery = z.object({
  after: snowflake.default('0'),
  limit: z.coerce.number().int().min(1).max(MOST_GUILDS).default(MOST_GUILDS),
});

/** A guild that the bot is in. @throws {ApiError} 10004 */
function joinedGuild(world: World, id: string): Guild {
  const guild = world.guild(id);
  if (!guild.members.has(world.bot.id)) throw apiError('unknownGuild');
  return guild;
}

export function guildRoutes(app: FastifyInstance, { world }: RestContext): void {
  app.get('/users/@me/guilds', ({ query }) => {
    const { after, limit } = parseForm(guildsQuery, query);
    return [...world.guilds.values()]
      .filter(({ id, members }) => members.has(world.bot.id) && BigInt(id) > BigInt(after))
      .sort((a, b) => Number(BigInt(a.id) - BigInt(b.id)))
      .slice(0, limit)
      .map((guild) => ({
        ...{ id: guild.id, name: guild.name, icon: null, banner: null, owner: false, features: [] },
        permissions: String(guildPermissions(guild, world.bot.id)),
      }));
  });
  app.get<{ Params: Params }>('/guilds/:guild_id', ({ params }) => {
    const guild = joinedGuild(world, params.guild_id);
    const { members } = guild;
    const counts = { approximate_member_count: members.size, approximate_presence_count: members.size };
    return { ...guildData(guild), ...{ home_header: null, nsfw: false, ...counts } };
  });
  app.get<{ Params: Params }>('/guilds/:guild_id/channels', ({ params }) =>
    world.channels
      .of(joinedGuild(world, params.guild_id).id)
      .filter((channel) => !channel.thread && world.permissions(channel, world.bot.id) !== 0n)
      .map((channel) => world.channelData(channel)),
  );
  app.get<{ Params: Params & { user_id: string } }>('/guilds/:guild_id/members/:user_id', ({ params }) => {
    const member = joinedGuild(world, params.guild_id).members.get(params.user_id);
    if (!member) throw apiError('unknownMember');
    return memberData(member);
  });
  app.get<{ Params: Params }>('/guilds/:guild_id/threads/active', ({ params }) => {
    const threads = world.channels
      .of(world.guild(params.guild_id).id)
      .filter(
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
