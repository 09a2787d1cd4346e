import { Client, Events, GatewayIntentBits, Options } from 'discord.js';
import { faultOf, type Log } from '../answers/log.ts';
import { leaveOutUnreadable } from './unreadable-events.ts';

/**
 * discord.js counts answers to interactions against Discord's global limit of 50 a second, which doesn't hold
 * for them, and would keep people waiting. All but a few requests of this bot are such answers; of those few
 * Discord itself says when they are too many, and they are sent again.
 */
const REQUESTS_PER_SECOND = 1_000;

/** discord.js would send a request again whatever it does; here only those are that do no harm twice. In ms. */
const REQUEST_WITHIN = 10_000;

/** A client that isn't connected yet. Discord says how many shards it takes; all of them run in this process. */
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
  return client;
}
