import {
  ChannelType,
  Collection,
  type GatewayGuildCreateDispatchData,
  type GuildMember,
  LimitedCollection,
  Options,
  type User,
} from 'discord.js';

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
/** Everybody who uses the bot comes by, and Discord describes them each time. */
const MOST_USERS = 1_000;
const isItself = ({ id, client }: User | GuildMember): boolean => id === client.user.id;
const limited = Options.cacheWithLimits({
  ...Options.DefaultMakeCacheSettings,
  GuildMemberManager: { maxSize: 0, keepOverLimit: isItself },
  UserManager: { maxSize: MOST_USERS, keepOverLimit: isItself },
});
/** Each channel has one, and most have nothing in it. */
const MOSTLY_EMPTY = 'PermissionOverwriteManager';

const EMPTY = new Collection<never, never>();
const WRITING: readonly PropertyKey[] = ['set', 'ensure'];

/** A collection that takes 220 bytes less until something is in it. */
class Sparse {
  #entries: Collection<unknown, unknown> | null = null;

  static {
    Object.setPrototypeOf(Sparse.prototype, Collection.prototype);
    // discord.js warns of any other.
    Object.defineProperty(Sparse.prototype, 'constructor', { value: Collection });
    for (const prototype of [Map.prototype, Collection.prototype])
      for (const name of Reflect.ownKeys(prototype)) {
        const { value: method } = Reflect.getOwnPropertyDescriptor(prototype, name)!;
        if (typeof method !== 'function' || name === 'constructor') continue;
        Object.defineProperty(Sparse.prototype, name, {
          value(this: Sparse, ...args: unknown[]) {
            if (WRITING.includes(name)) this.#entries ??= new Collection();
            return method.apply(this.#entries ?? EMPTY, args);
          },
        });
      }
  }

  get size(): number {
    return (this.#entries ?? EMPTY).size;
  }
}

export const makeCache: typeof limited = (manager, ...rest) => {
  if (UNUSED.has(manager.name)) return NOTHING;
  if ((manager.name as string) === MOSTLY_EMPTY) return new Sparse() as unknown as ReturnType<typeof limited>;
  return limited(manager, ...rest);
};

/** Keeps nothing; discord.js would warn of a limit here. */
class Forgetful<K, V> extends Collection<K, V> {
  override set(): this {
    return this;
  }
}

/** Without the gateway, nothing would keep channels up to date, nor few. */
export const makeForgetful: typeof limited = (manager, ...rest) =>
  (manager.name as string) === 'ChannelManager' ? new Forgetful() : makeCache(manager, ...rest);

/** A server as Discord sends it, without what nobody asks for: categories, and what channels are about. */
export function slimmed(server: GatewayGuildCreateDispatchData): GatewayGuildCreateDispatchData {
  if (!Array.isArray(server.channels)) return server;
  return {
    ...server,
    channels: server.channels
      .filter(({ type }) => type !== ChannelType.GuildCategory)
      .map((channel) => ({ ...channel, topic: null }) as typeof channel),
  };
}
