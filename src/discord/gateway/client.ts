import { Client, Events, GatewayIntentBits } from 'discord.js';
import { type Log, redactedError } from '../../base/log.ts';
import { measuredRequest } from '../requests/measured.ts';
import { LONGEST_WAIT, Requests } from '../requests/requests.ts';
import { makeCache, makeForgetful } from './caches.ts';
import { takeEvents } from './events.ts';

/** discord.js counts answers to interactions, although Discord doesn't: `Requests` counts in its place. */
const UNLIMITED = Number.POSITIVE_INFINITY;

/** A client that isn't connected yet. @param gateway whether it will be, to the gateway */
export function newClient(
  apiUrl: string,
  log: Log,
  requests = new Requests({ log }),
  gateway = true,
): Client {
  const client = new Client({
    intents: [GatewayIntentBits.Guilds],
    // Until it's connected; otherwise discord.js would read the bot's own setting SHARDS, as JSON.
    shards: [0],
    rest: {
      api: apiUrl,
      globalRequestsPerSecond: UNLIMITED,
      // discord.js would retry any request; the bot only retries idempotent ones.
      retries: 0,
      timeout: LONGEST_WAIT,
      makeRequest: measuredRequest,
    },
    allowedMentions: { parse: [] },
    // The bot's messages have Discord's own names already; discord.js would look at each part of them.
    jsonTransformer: (message: unknown) => message,
    makeCache: gateway ? makeCache : makeForgetful,
  });
  client.on(Events.Error, (error) =>
    log.error({ fault: redactedError(error) }, 'the connection to Discord failed'),
  );
  client.on(Events.ShardError, (error, shard) =>
    log.warn({ shard, fault: redactedError(error) }, 'a connection to Discord failed'),
  );
  client.on(Events.Warn, (warning) => log.warn({ warning }, 'discord.js warns'));
  takeEvents(client, log);
  requests.govern(client.rest);
  return client;
}
