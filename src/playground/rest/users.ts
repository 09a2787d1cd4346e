import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { directMessage } from '../state/direct-messages.ts';
import { apiError } from '../validate/api-error.ts';
import { snowflake } from '../validate/fields.ts';
import { parseForm } from '../validate/form.ts';
import type { RestContext } from './context.ts';

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
  app.get('/users/@me/guilds', () =>
    [...world.guilds.values()].map(({ id, name, ownerId }) => ({
      id,
      name,
      icon: null,
      banner: null,
      owner: ownerId === world.bot.id,
      permissions: '0',
      features: [],
    })),
  );
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
