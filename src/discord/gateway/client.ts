import {
  Client,
  Collection,
  Events,
  GatewayIntentBits,
  type GuildMember,
  LimitedCollection,
  Options,
  type User,
} from 'discord.js';
import { faultOf, type Log } from '../../base/log.ts';
import { measuredRequest } from '../requests/measured.ts';
import { LONGEST_WAIT, Requests } from '../requests/requests.ts';
import { takeEvents } from './events.ts';

/** discord.js counts answers to interactions, although Discord doesn't: `Requests` counts in its place. */
const UNLIMITED = Number.POSITIVE_INFINITY;

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
/** Everybody who uses the bot comes by, and is told of anew each time. */
const MOST_USERS = 1_000;
const isItself = ({ id, client }: User | GuildMember): boolean => id === client.user.id;
const limited = Options.cacheWithLimits({
  ...Options.DefaultMakeCacheSettings,
  GuildMemberManager: { maxSize: 0, keepOverLimit: isItself },
  UserManager: { maxSize: MOST_USERS, keepOverLimit: isItself },
});
const makeCache: typeof limited = (manager, ...rest) =>
  UNUSED.has(manager.name) ? NOTHING : limited(manager, ...rest);

/** Keeps nothing; discord.js would warn of a limit here. */
class Forgetful<K, V> extends Collection<K, V> {
  override set(): this {
    return this;
  }
}

/** Without the gateway, nothing would keep channels up to date, nor few. */
const makeForgetful: typeof limited = (manager, ...rest) =>
  (manager.name as string) === 'ChannelManager' ? new Forgetful() : makeCache(manager, ...rest);

/** A client that isn't connected yet. @param gateway whether it will be, to the gateway */
export function newClient(
  apiUrl: string,
  log: Log,
  requests = new Requests({ log }),
  gateway = true,
): Client {
  const client = new Client({
    intents: [GatewayIntentBits.Guilds],
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
    log.error({ fault: faultOf(error) }, 'the connection to Discord failed'),
  );
  client.on(Events.ShardError, (error, shard) =>
    log.warn({ shard, fault: faultOf(error) }, 'a connection to Discord failed'),
  );
  client.on(Events.Warn, (warning) => log.warn({ warning }, 'discord.js warns'));
  takeEvents(client, log);
  requests.govern(client.rest);
  return client;
}
