import { Client, Events, GatewayIntentBits, LimitedCollection, Options } from 'discord.js';
import { faultOf, type Log } from '../../base/log.ts';
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

/** Of these, nothing is kept: what's asked for are servers, their channels and roles, and the bot itself in each. */
const UNUSED: ReadonlySet<string> = new Set([
  'ApplicationCommandManager',
  'AutoModerationRuleManager',
  'GuildApplicationCommandManager',
  'GuildBanManager',
  'GuildEmojiManager',
  'GuildInviteManager',
  'GuildScheduledEventManager',
  'GuildSoundboardSoundManager',
  'GuildStickerManager',
  'MessageManager',
  'PresenceManager',
  'ReactionManager',
  'StageInstanceManager',
  'ThreadManager',
  'VoiceStateManager',
]);
/** One for all of them: each server would have twelve, each channel two, at 300 bytes each. */
const NOTHING = new LimitedCollection<never, never>({ maxSize: 0 });
const limited = Options.cacheWithLimits({
  ...Options.DefaultMakeCacheSettings,
  GuildMemberManager: { maxSize: 0, keepOverLimit: ({ id, client }) => id === client.user.id },
});
const makeCache: typeof limited = (manager, ...rest) =>
  UNUSED.has(manager.name) ? NOTHING : limited(manager, ...rest);

/** A client that isn't connected yet. */
export function newClient(apiUrl: string, log: Log): Client {
  const client = new Client({
    intents: [GatewayIntentBits.Guilds],
    rest: { api: apiUrl, globalRequestsPerSecond: REQUESTS_PER_SECOND, retries: 0, timeout: REQUEST_WITHIN },
    allowedMentions: { parse: [] },
    // The bot's messages have Discord's own names already; discord.js would look at each part of them.
    jsonTransformer: (message: unknown) => message,
    makeCache,
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
