import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { fastify } from 'fastify';
import { wordsOf } from '../i18n/index.ts';
import { type Clock, systemClock } from './clock.ts';
import { Gateway } from './gateway/gateway.ts';
import { LocalDiscord } from './local-discord.ts';
import { RateLimits } from './rest/rate-limits.ts';
import { RequestLog } from './rest/requests.ts';
import { restApi } from './rest/rest.ts';
import { pageRoutes } from './serving/page.ts';
import { Sockets } from './serving/sockets.ts';
import type { GuildSetup, UserSetup } from './state/setup.ts';
import { World } from './state/world.ts';

export interface PlaygroundOptions {
  /** Address to listen at, loopback by default. */
  readonly host?: string;
  /** 0, the default, takes any free port. */
  readonly port?: number;
  readonly clock?: Clock;
  /** The bot's token; a new one by default. */
  readonly token?: string;
  readonly botName?: string;
  readonly users?: readonly UserSetup[];
  readonly guilds?: readonly GuildSetup[];
  readonly limits?: {
    /** Requests a second that count against the global limit, 50 by default. */
    readonly globalPerSecond?: number;
    /** Requests of the bot that are kept, 10,000 by default. */
    readonly requests?: number;
    /** Messages that are kept in each channel, 1,000 by default. */
    readonly messagesPerChannel?: number;
    /** Bytes of files that are kept, 256 MiB by default. */
    readonly fileBytes?: number;
  };
  /** Told of faults of the server itself. */
  readonly log?: (error: unknown) => void;
}

export interface Playground {
  /** For `DISCORD_API_URL`. */
  readonly apiUrl: string;
  readonly pageUrl: string;
  readonly token: string;
  readonly applicationId: string;
  readonly discord: LocalDiscord;
  close(): Promise<void>;
}

const { server: words } = wordsOf(null).playground;
const USERS: readonly UserSetup[] = words.people.map((displayName) => ({
  name: displayName.toLowerCase(),
  displayName,
}));
const GUILDS: readonly GuildSetup[] = [{ name: words.guild, channels: words.channels }];

/** Starts a Discord that lives in this process, for trying the bot and for tests. */
export async function startPlayground(options: PlaygroundOptions = {}): Promise<Playground> {
  const { host = '127.0.0.1', port = 0, clock = systemClock, limits = {}, log = () => undefined } = options;
  const token = options.token ?? randomBytes(32).toString('base64url');
  let address = '';
  const gatewayUrl = () => `ws://${address}/gateway`;
  const world = new World({
    clock,
    botName: options.botName ?? words.bot,
    fileBase: () => `http://${address}`,
    messagesPerChannel: limits.messagesPerChannel ?? 1_000,
    fileBytes: limits.fileBytes ?? 256 * 1024 * 1024,
  });
  const gateway = new Gateway({ world, token, url: gatewayUrl });
  const requests = new RequestLog(limits.requests ?? 10_000);
  const discord = new LocalDiscord(world, gateway, requests);
  for (const user of options.users ?? USERS) discord.addUser(user);
  for (const guild of options.guilds ?? GUILDS) discord.addGuild(guild);
  world.ids.begin();

  const app = fastify({ bodyLimit: 128 * 1024 * 1024, forceCloseConnections: true, rewriteUrl: plainUrl });
  const context = {
    world,
    gateway,
    gatewayUrl,
    token,
    requests,
    limits: new RateLimits(clock, limits.globalPerSecond ?? 50),
  };
  for (const prefix of ['/api/v10', '/v10']) await app.register(restApi(context, prefix), { prefix });
  await app.register(pageRoutes(world, host));
  const sockets = new Sockets({ discord, gateway, boundTo: host, fileBase: () => `http://${address}`, log });
  app.server.on('upgrade', (request, socket, head) => sockets.upgrade(request, socket, head));
  await app.listen({ host, port });
  const bound = app.server.address() as AddressInfo;
  address = `${reachable(bound)}:${bound.port}`;

  return {
    apiUrl: `http://${address}/api`,
    pageUrl: `http://${address}/`,
    token,
    applicationId: world.bot.id,
    discord,
    async close() {
      gateway.close();
      sockets.close();
      await app.close();
    },
  };
}

/** Clients write the `@` of `@me` and `@original` either way; routes have it plain. */
function plainUrl({ url = '/' }: { readonly url?: string | undefined }): string {
  return url.replaceAll('%40', '@');
}

/** The address by which this machine reaches what listens at `bound`. */
function reachable({ address, family }: AddressInfo): string {
  if (address === '0.0.0.0') return '127.0.0.1';
  if (address === '::') return '[::1]';
  return family === 'IPv6' ? `[${address}]` : address;
}
