import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { fastify } from 'fastify';
import { type Clock, systemClock } from '../base/clock.ts';
import { ARRIVING, Connections } from '../base/listening.ts';
import { nearest, translator } from '../i18n/index.ts';
import { Endpoint } from './endpoint/endpoint.ts';
import { Gateway } from './gateway/gateway.ts';
import type { IdentifyLimits } from './gateway/identifies.ts';
import { type GuildSetup, LocalDiscord, type UserSetup } from './local-discord.ts';
import { RateLimits } from './rest/rate-limits.ts';
import { RequestLog } from './rest/requests.ts';
import { restApi } from './rest/rest.ts';
import { pageRoutes } from './serving/page.ts';
import { CHANNELS, channelTopic, Upgrades } from './serving/sockets.ts';
import { type Keep, Keeper, readKept } from './state/kept.ts';
import { World } from './state/world.ts';
import { UPLOAD_LIMITS, type UploadLimits } from './validate/message.ts';

/** A bot under load has some hundreds. */
const MOST_CONNECTIONS = 2_000;

/** A large file takes its time, in ms. */
const FILE_ARRIVES_WITHIN = 60_000;

/** The host and port at which this machine reaches a server bound to `bound`. */
export function reachableAddress({ address, family, port }: AddressInfo): string {
  return `${reachableHost(address, family)}:${port}`;
}

function reachableHost(address: string, family: string): string {
  if (address === '0.0.0.0') return '127.0.0.1';
  if (address === '::') return '[::1]';
  return family === 'IPv6' ? `[${address}]` : address;
}

export interface PlaygroundOptions {
  /** Address to bind to; loopback by default. */
  readonly host?: string;
  /** 0, the default, picks a free port. */
  readonly port?: number;
  readonly clock?: Clock;
  /** The bot's token; random by default. */
  readonly token?: string;
  /** The locale of the users and the server that there are by default; English if absent. */
  readonly language?: string;
  readonly users?: readonly UserSetup[];
  readonly guilds?: readonly GuildSetup[];
  /** Whether private messages count as a channel's `last_message_id`; false by default. It's not known of Discord. */
  readonly countsPrivateMessages?: boolean;
  readonly limits?: {
    /** Requests per second that count towards the global rate limit; 50 by default. */
    readonly globalPerSecond?: number;
    /** Factor on the limits per route, for people who click faster than any; 1 by default. */
    readonly perRoute?: number;
    /** Recorded requests to keep; 10,000 by default. */
    readonly requests?: number;
    /** Messages to keep per channel; 1,000 by default. */
    readonly messagesPerChannel?: number;
    /** Bytes of uploaded files to keep; 256 MiB by default. */
    readonly fileBytes?: number;
    /** The most that one uploaded file may have, in bytes; as Discord has it by default. */
    readonly uploads?: Partial<UploadLimits>;
    /** Active threads in a guild; 1,000 by default. */
    readonly activeThreads?: number;
  };
  readonly gateway?: {
    /** Shards that `/gateway/bot` recommends; 1 by default. */
    readonly shards?: number;
    readonly identifies?: IdentifyLimits;
    /** The most guilds a shard may have; 2,500 by default. */
    readonly guildsPerShard?: number;
    /** Milliseconds between heartbeats; 41,250 by default. */
    readonly heartbeatMs?: number;
  };
  /** Where what people see outlives the process; nowhere by default. */
  readonly keep?: Keep;
  /** Receives unexpected errors of the server. */
  readonly log?: (error: unknown) => void;
}

/** What there is if the options don't say, in a language. */
export function defaultsIn(language: string | undefined) {
  const t = translator(language);
  const locale = nearest(language);
  return {
    botName: t('playground-server-bot'),
    users: t('playground-server-people')
      .split(', ')
      .map((displayName): UserSetup => {
        return { name: displayName.toLowerCase(), displayName, locale };
      }),
    guilds: [
      {
        name: t('playground-server-guild'),
        channels: CHANNELS.map((place) => ({
          name: t(`playground-server-channel-${place}`),
          topic: channelTopic(place, language),
        })),
        locale,
      } satisfies GuildSetup,
    ],
  };
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

/** Starts a local Discord in this process, for trying out and testing the bot. */
export async function startPlayground(options: PlaygroundOptions = {}): Promise<Playground> {
  const { host = '127.0.0.1', port = 0, clock = systemClock, limits = {}, log = () => undefined } = options;
  // discord.js takes "Bot" off the beginning of a token, which chance could put there.
  const token = options.token ?? `local.${randomBytes(32).toString('base64url')}`;
  const defaults = defaultsIn(options.language);
  const { keep } = options;
  const kept = keep && readKept(keep, log);
  let address = '';
  const fileBase = () => `http://${address}`;
  const gatewayUrl = () => `ws://${address}/gateway`;
  const world = new World({
    clock,
    botName: defaults.botName,
    fileBase,
    messagesPerChannel: limits.messagesPerChannel ?? 1_000,
    fileBytes: limits.fileBytes ?? 256 * 1024 * 1024,
    countsPrivateMessages: options.countsPrivateMessages ?? false,
    uploads: { ...UPLOAD_LIMITS, ...limits.uploads },
    mostActiveThreads: limits.activeThreads ?? 1_000,
    kept,
  });
  const gateway = new Gateway({
    world,
    token,
    url: gatewayUrl,
    heartbeatMs: options.gateway?.heartbeatMs ?? 41_250,
    identifies: options.gateway?.identifies ?? {},
    guildsPerShard: options.gateway?.guildsPerShard ?? 2_500,
  });
  const endpoint = new Endpoint(world, log);
  const requests = new RequestLog(limits.requests ?? 10_000);
  const discord = new LocalDiscord({ world, gateway, endpoint, log: requests });
  if (!kept) {
    for (const user of options.users ?? defaults.users) discord.addUser(user);
    for (const guild of options.guilds ?? defaults.guilds) discord.addGuild(guild);
  }
  world.ids.startClock();

  const app = fastify({
    bodyLimit: 128 * 1024 * 1024,
    forceCloseConnections: true,
    rewriteUrl,
    requestTimeout: FILE_ARRIVES_WITHIN,
    http: ARRIVING,
  });
  new Connections(app.server, MOST_CONNECTIONS);
  const rateLimits = new RateLimits(clock, limits.globalPerSecond ?? 50, limits.perRoute);
  const shards = options.gateway?.shards ?? 1;
  const context = {
    world,
    gateway,
    endpoint,
    gatewayUrl,
    shards,
    token,
    boundTo: host,
    requests,
    limits: rateLimits,
    interference: discord.interference,
  };
  await app.register(restApi(context, API), { prefix: API });
  await app.register(pageRoutes(discord, host));
  const upgrades = new Upgrades({ discord, gateway, boundTo: host, fileBase, log });
  app.server.on('upgrade', (request, socket, head) => upgrades.handle(request, socket, head));
  await app.listen({ host, port });
  address = reachableAddress(app.server.address() as AddressInfo);
  for (const channel of kept?.channels ?? []) world.messages.restore(channel);
  const keeper = keep && new Keeper(world, keep, log);

  return {
    apiUrl: `http://${address}/api`,
    pageUrl: `http://${address}/`,
    token,
    applicationId: world.bot.id,
    discord,
    async close() {
      gateway.close();
      endpoint.close();
      upgrades.close();
      await app.close();
      await keeper?.save();
    },
  };
}

const API = '/api/v10';

/**
 * Clients may leave out `/api`, and may percent-encode the `@` of `@me` and `@original`; the routes don't. Routes of
 * their own would take a third of the time that a test needs for its Discord.
 */
function rewriteUrl({ url = '/' }: { readonly url?: string | undefined }): string {
  return url.replace(/^\/v10(?=\/)/, API).replaceAll('%40', '@');
}
