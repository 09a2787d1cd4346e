import { PermissionFlagsBits } from 'discord-api-types/v10';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { threadMemberData } from '../state/channel.ts';
import { directMessage } from '../state/channels.ts';
import { checkEmojiForm } from '../state/emoji.ts';
import { apiError } from '../validate/api-error.ts';
import { parseForm, snowflake } from '../validate/form.ts';
import type { RestContext } from './context.ts';

export function gatewayRoutes(app: FastifyInstance, { gateway, gatewayUrl, shards }: RestContext): void {
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

export function guildRoutes(app: FastifyInstance, { world }: RestContext): void {
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
