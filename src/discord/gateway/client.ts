import { Client, Events, GatewayIntentBits, Options } from 'discord.js';
import { faultOf, type Log } from '../answers/log.ts';
import { leaveOutUnreadable } from './unreadable-events.ts';
import { sendInOnePiece } from './uploads.ts';

/**
 * discord.js counts interaction responses against Discord's global limit of 50 requests a second, although Discord
 * doesn't, and would delay answers. Nearly all of this bot's requests are such responses. For the rest, Discord
 * itself says when there are too many, and they're retried.
 */
const REQUESTS_PER_SECOND = 1_000;

/** Request timeout in ms. discord.js would retry any request; the bot only retries idempotent ones. */
const REQUEST_WITHIN = 10_000;

/** A client that isn't connected yet. Discord sets the number of shards; all run in this process. */
export function newClient(apiUrl: string, log: Log): Client {
  const client = new Client({
    intents: [GatewayIntentBits.Guilds],
    shards: 'auto',
    rest: { api: apiUrl, globalRequestsPerSecond: REQUESTS_PER_SECOND, retries: 0, timeout: REQUEST_WITHIN },
    allowedMentions: { parse: [] },
    makeCache: Options.cacheWithLimits({ ...Options.DefaultMakeCacheSettings, MessageManager: 0 }),
  });
  client.on(Events.Error, (error) =>
    log.error({ fault: faultOf(error) }, 'the connection to Discord failed'),
  );
  client.on(Events.ShardError, (error, shard) =>
    log.warn({ shard, fault: faultOf(error) }, 'a connection to Discord failed'),
  );
  client.on(Events.Warn, (warning) => log.warn({ warning }, 'discord.js warns'));
  leaveOutUnreadable(client, log);
  sendInOnePiece(client.rest);
  return client;
}
