import { type CacheWithLimitsOptions, Client, Events, GatewayIntentBits, Options } from 'discord.js';
import { faultOf, type Log } from '../answers/log.ts';
import { takeEvents } from './events.ts';
import { sendInOnePiece } from './uploads.ts';

/**
 * discord.js counts interaction responses against Discord's global limit of 50 requests a second, although Discord
 * doesn't, and would delay answers. Nearly all of this bot's requests are such responses. For the rest, Discord
 * itself says when there are too many, and they're retried.
 */
const REQUESTS_PER_SECOND = 1_000;

/** Request timeout in ms. discord.js would retry any request; the bot only retries idempotent ones. */
const REQUEST_WITHIN = 10_000;

/** Servers, their channels and roles, and the bot itself in each; of everything else, nothing is asked. */
const KEPT: CacheWithLimitsOptions = {
  ...Options.DefaultMakeCacheSettings,
  AutoModerationRuleManager: 0,
  GuildBanManager: 0,
  GuildEmojiManager: 0,
  GuildInviteManager: 0,
  GuildMemberManager: { maxSize: 0, keepOverLimit: ({ id, client }) => id === client.user.id },
  GuildScheduledEventManager: 0,
  GuildStickerManager: 0,
  MessageManager: 0,
  PresenceManager: 0,
  ReactionManager: 0,
  StageInstanceManager: 0,
  VoiceStateManager: 0,
};

/** A client that isn't connected yet. Discord sets the number of shards; all run in this process. */
export function newClient(apiUrl: string, log: Log): Client {
  const client = new Client({
    intents: [GatewayIntentBits.Guilds],
    shards: 'auto',
    rest: { api: apiUrl, globalRequestsPerSecond: REQUESTS_PER_SECOND, retries: 0, timeout: REQUEST_WITHIN },
    allowedMentions: { parse: [] },
    makeCache: Options.cacheWithLimits(KEPT),
  });
  client.on(Events.Error, (error) =>
    log.error({ fault: faultOf(error) }, 'the connection to Discord failed'),
  );
  client.on(Events.ShardError, (error, shard) =>
    log.warn({ shard, fault: faultOf(error) }, 'a connection to Discord failed'),
  );
  client.on(Events.Warn, (warning) => log.warn({ warning }, 'discord.js warns'));
  takeEvents(client, log);
  sendInOnePiece(client.rest);
  return client;
}
