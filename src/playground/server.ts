import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { fastify } from 'fastify';
import { systemClock } from '../time/clock.ts';
import { reachableAddress } from './address.ts';
import { Gateway } from './gateway/gateway.ts';
import { LocalDiscord } from './local-discord.ts';
import { defaultsIn, type PlaygroundOptions } from './options.ts';
import { Faults } from './rest/faults.ts';
import { RateLimits } from './rest/rate-limits.ts';
import { RequestLog } from './rest/requests.ts';
import { restApi } from './rest/rest.ts';
import { pageRoutes } from './serving/page.ts';
import { Upgrades } from './serving/upgrades.ts';
import { World } from './state/world.ts';

export type { PlaygroundOptions } from './options.ts';

export interface Playground {
  /** For `DISCORD_API_URL`. */
  readonly apiUrl: string;
  readonly pageUrl: string;
  readonly token: string;
  readonly applicationId: string;
  readonly discord: LocalDiscord;
  close(): Promise<void>;
}

/** Starts a local Discord in this process, for trying out and testing the bot. */
export async function startPlayground(options: PlaygroundOptions = {}): Promise<Playground> {
  const { host = '127.0.0.1', port = 0, clock = systemClock, limits = {}, log = () => undefined } = options;
  // discord.js takes "Bot" off the beginning of a token, which chance could put there.
  const token = options.token ?? `local.${randomBytes(32).toString('base64url')}`;
  const defaults = defaultsIn(options.language);
  let address = '';
  const fileBase = () => `http://${address}`;
  const gatewayUrl = () => `ws://${address}/gateway`;
  const world = new World({
    clock,
    botName: options.botName ?? defaults.botName,
    fileBase,
    messagesPerChannel: limits.messagesPerChannel ?? 1_000,
    fileBytes: limits.fileBytes ?? 256 * 1024 * 1024,
  });
  const gateway = new Gateway({
    world,
    token,
    url: gatewayUrl,
    heartbeatMs: options.gateway?.heartbeatMs ?? 41_250,
    maxConcurrency: options.gateway?.maxConcurrency ?? 1,
    guildsPerShard: options.gateway?.guildsPerShard ?? 2_500,
  });
  const requests = new RequestLog(limits.requests ?? 10_000);
  const faults = new Faults();
  const discord = new LocalDiscord(world, gateway.faults, requests, faults);
  for (const user of options.users ?? defaults.users) discord.addUser(user);
  for (const guild of options.guilds ?? defaults.guilds) discord.addGuild(guild);
  world.ids.startClock();

  const app = fastify({ bodyLimit: 128 * 1024 * 1024, forceCloseConnections: true, rewriteUrl });
  const rateLimits = new RateLimits(clock, limits.globalPerSecond ?? 50, limits.perRoute);
  const shards = options.gateway?.shards ?? 1;
  const context = { world, gateway, gatewayUrl, shards, token, requests, limits: rateLimits, faults };
  for (const prefix of ['/api/v10', '/v10']) await app.register(restApi(context, prefix), { prefix });
  await app.register(pageRoutes(world, host));
  const upgrades = new Upgrades({ discord, gateway, boundTo: host, fileBase, log });
  app.server.on('upgrade', (request, socket, head) => upgrades.handle(request, socket, head));
  await app.listen({ host, port });
  address = reachableAddress(app.server.address() as AddressInfo);

  return {
    apiUrl: `http://${address}/api`,
    pageUrl: `http://${address}/`,
    token,
    applicationId: world.bot.id,
    discord,
    async close() {
      gateway.close();
      upgrades.close();
      await app.close();
    },
  };
}

/** Clients may percent-encode the `@` of `@me` and `@original`; the routes don't. */
function rewriteUrl({ url = '/' }: { readonly url?: string | undefined }): string {
  return url.replaceAll('%40', '@');
}
