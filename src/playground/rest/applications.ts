import type { FastifyInstance } from 'fastify';
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
  app.get('/oauth2/applications/@me', application);
  app.get('/gateway', () => ({ url: gatewayUrl() }));
  app.get('/gateway/bot', () => ({
    url: gatewayUrl(),
    shards,
    session_start_limit: gateway.sessionStartLimit(),
  }));
}
