import {
  type APIUser,
  PermissionFlagsBits as Bits,
  ChannelType,
  type Locale,
  OverwriteType,
} from 'discord-api-types/v10';
import type { Endpoint } from './endpoint/endpoint.ts';
import type { Gateway } from './gateway/gateway.ts';
import type { Interference } from './rest/context.ts';
import type { RecordedRequest, RequestLog } from './rest/requests.ts';
import type { Channel, GuildChannelType, Overwrite } from './state/channel.ts';
import { newChannel } from './state/channels.ts';
import { type Guild, type Role, userObject } from './state/guild.ts';
import type { World } from './state/world.ts';
import { LocalUser } from './users/user.ts';

/** A user of the local Discord. `name` is their unique, lower-case username. */
export interface UserSetup {
  readonly name: string;
  /** `name` by default. */
  readonly displayName?: string;
  /** Discord's locale code, `en-US` by default. */
  readonly locale?: string;
  /** False for one whose settings refuse the bot's direct messages. */
  readonly takesDirectMessages?: boolean;
  /** False for one who may not see what's age-restricted. */
  readonly isOfAge?: boolean;
  /** True for one who has allowed age-restricted commands in direct messages. */
  readonly takesAgeRestricted?: boolean;
}

interface RoleSetup {
  readonly name: string;
  readonly permissions?: bigint;
  /** Whether anybody may ping it; false by default. */
  readonly mentionable?: boolean;
  /** Usernames of its members. */
  readonly members?: readonly string[];
}

/** A permission overwrite for a role (such as `@everyone`) or a user (`bot` is the bot), by name. */
export interface OverwriteSetup {
  readonly role?: string;
  readonly user?: string;
  readonly allow?: bigint;
  readonly deny?: bigint;
}

export interface ChannelSetup {
  readonly name: string;
  /** A text channel by default. */
  readonly type?: GuildChannelType;
  readonly topic?: string;
  readonly nsfw?: boolean;
  /** Seconds between messages of one person; 0 by default. */
  readonly slowmode?: number;
  readonly overwrites?: readonly OverwriteSetup[];
}

export interface GuildSetup {
  /** A new id by default. It decides the shard: `(id >> 22) % shards`. */
  readonly id?: string;
  readonly name: string;
  readonly locale?: string;
  /** The owner's username; the first member by default. */
  readonly owner?: string;
  /** Usernames of the members, with or without a nickname; everyone by default. */
  readonly members?: readonly (string | { readonly name: string; readonly nick: string })[];
  readonly roles?: readonly RoleSetup[];
  readonly channels?: readonly ChannelSetup[];
  /** Permissions of `@everyone`. */
  readonly everyone?: bigint;
  /** Permissions of the bot's role, as requested by its invite link. */
  readonly bot?: bigint;
}

/** @throws {Error} for an unknown name */
function userIdOf(world: World, name: string): string {
  if (name === 'bot') return world.bot.id;
  for (const { user } of world.users.values()) if (user.username === name) return user.id;
  throw new Error(`there is no user called ${name}`);
}

/** @throws {Error} for an unknown role or user */
export function createOverwrite(world: World, guild: Guild, setup: OverwriteSetup): Overwrite {
  const { allow = 0n, deny = 0n } = setup;
  if (setup.user !== undefined)
    return { id: userIdOf(world, setup.user), type: OverwriteType.Member, allow, deny };
  const role = [...guild.roles.values()].find(({ name }) => name === setup.role);
  if (!role) throw new Error(`no role of ${guild.name} is called ${setup.role}`);
  return { id: role.id, type: OverwriteType.Role, allow, deny };
}

/** Adds a channel without an event, for a guild that's new itself. */
function channelOf(world: World, guild: Guild, setup: ChannelSetup): Channel {
  const { name, type, topic, nsfw, slowmode, overwrites = [] } = setup;
  return newChannel(world, {
    type: type ?? ChannelType.GuildText,
    guildId: guild.id,
    name,
    topic: topic ?? null,
    nsfw: nsfw ?? false,
    slowmode: slowmode ?? 0,
    position: world.channels.of(guild.id).length,
    overwrites: overwrites.map((overwrite) => createOverwrite(world, guild, overwrite)),
  });
}

/** Discord's default permissions of `@everyone`, as far as the local Discord checks them. */
const EVERYONE =
  Bits.ViewChannel |
  Bits.SendMessages |
  Bits.SendMessagesInThreads |
  Bits.CreatePublicThreads |
  Bits.CreatePrivateThreads |
  Bits.EmbedLinks |
  Bits.AttachFiles |
  Bits.AddReactions |
  Bits.ReadMessageHistory |
  Bits.UseApplicationCommands |
  Bits.ChangeNickname |
  Bits.UseExternalEmojis;

/** Adds a guild with its channels. */
function newGuild(world: World, setup: GuildSetup): Guild {
  const id = setup.id ?? world.ids.next();
  const joinedAt = new Date(world.clock.now()).toISOString();
  const listed = setup.members ?? [...world.users.values()].map(({ user }) => user.username);
  const members = listed.map((item) => (typeof item === 'string' ? { name: item, nick: null } : item));
  const owner = setup.owner ?? members[0]?.name;
  const guild: Guild = {
    id,
    name: setup.name,
    ownerId: owner === undefined ? world.ids.next() : userIdOf(world, owner),
    locale: (setup.locale ?? 'en-US') as Locale,
    roles: new Map(),
    members: new Map(),
  };
  addRole(guild, id, '@everyone', setup.everyone ?? EVERYONE);
  const botRole = addRole(guild, world.ids.next(), world.bot.username, setup.bot ?? EVERYONE);
  for (const { name, nick } of members) {
    const user = world.user(userIdOf(world, name))!;
    guild.members.set(user.id, { user, nick, roles: [], joinedAt, timedOutUntil: null });
  }
  const asBot = { user: world.bot, nick: null, roles: [botRole.id], joinedAt, timedOutUntil: null };
  guild.members.set(world.bot.id, asBot);
  for (const { name, permissions = 0n, mentionable, members: holders = [] } of setup.roles ?? []) {
    const role = addRole(guild, world.ids.next(), name, permissions, mentionable);
    for (const holder of holders) guild.members.get(userIdOf(world, holder))?.roles.push(role.id);
  }
  world.guilds.set(id, guild);
  for (const channel of setup.channels ?? []) channelOf(world, guild, channel);
  return guild;
}

function addRole(guild: Guild, id: string, name: string, permissions: bigint, mentionable = false): Role {
  const role = { id, name, permissions, position: guild.roles.size, color: 0, mentionable };
  guild.roles.set(id, role);
  return role;
}

interface Parts extends Pick<LocalDiscord, 'world' | 'gateway' | 'endpoint'> {
  readonly log: RequestLog;
}

/** The local Discord, for tests and tools: its users, what they see, and the bot's requests. */
export class LocalDiscord {
  readonly world: World;
  /** With the REST API: nothing, until a test sets it. */
  readonly interference: Interference = {};
  readonly gateway: Gateway;
  /** Where interactions go by HTTP, if anywhere. */
  readonly endpoint: Endpoint;
  readonly #log: RequestLog;
  readonly #users = new Map<string, LocalUser>();

  constructor({ world, gateway, endpoint, log }: Parts) {
    this.world = world;
    this.gateway = gateway;
    this.endpoint = endpoint;
    this.#log = log;
  }

  get bot(): APIUser {
    return this.world.bot;
  }

  /**
   * The bot's most recent requests, oldest first. Those a fault cut off or holds before they're carried out are
   * counted, but not listed.
   */
  get requests(): readonly RecordedRequest[] {
    return this.#log.entries;
  }

  /** The requests that got an error response, apart from those an added fault refused. */
  get refusals(): readonly RecordedRequest[] {
    const refuses = new Set(['refuse', 'rateLimit']);
    return this.requests.filter(
      ({ status, faults }) => status >= 400 && !faults.some((type) => refuses.has(type)),
    );
  }

  /** Request counts since the start or the last `clearRequests`: all, and those under the global rate limit. */
  get requestCounts(): { readonly all: number; readonly global: number } {
    return this.#log.counts;
  }

  /** The same by method and route: `{ 'POST /channels/{channel_id}/messages': 2 }`. */
  get requestCountsByRoute(): Readonly<Record<string, number>> {
    return this.#log.countsByRoute;
  }

  clearRequests(): void {
    this.#log.clear();
  }

  get users(): readonly LocalUser[] {
    return [...this.world.users.keys()].map((id) => this.userById(id));
  }

  /** @throws {Error} for an unknown name */
  user(name: string): LocalUser {
    return this.userById(userIdOf(this.world, name));
  }

  userById(id: string): LocalUser {
    const found = this.#users.get(id) ?? new LocalUser(id, this.world);
    this.#users.set(id, found);
    return found;
  }

  /** A guild by name, or the first one. */
  guild(name?: string): Guild {
    const found = [...this.world.guilds.values()].find((guild) => name === undefined || guild.name === name);
    if (!found) throw new Error(`there is no guild called ${name}`);
    return found;
  }

  /** A channel or thread by name. */
  channel(name: string): Channel {
    const found = [...this.world.channels.values()].find((channel) => channel.name === name);
    if (!found) throw new Error(`there is no channel called ${name}`);
    return found;
  }

  addUser(setup: UserSetup): LocalUser {
    const id = this.world.ids.next();
    const user = userObject(id, setup.name, setup.displayName ?? setup.name);
    const locale = (setup.locale ?? 'en-US') as Locale;
    const { takesDirectMessages = true, isOfAge = true, takesAgeRestricted = false } = setup;
    const fields = { user, locale, takesDirectMessages, isOfAge, takesAgeRestricted };
    this.world.users.set(id, { ...fields, pings: [] });
    return this.userById(id);
  }

  addGuild(setup: GuildSetup): Guild {
    const guild = newGuild(this.world, setup);
    this.world.events.emit('guild', guild);
    return guild;
  }

  addChannel(guild: Guild, setup: ChannelSetup): Channel {
    const channel = channelOf(this.world, guild, setup);
    this.world.events.emit('channel', channel, 'create');
    return channel;
  }

  /**
   * Sends the bot an interaction it was already sent, whatever became of it.
   * @throws {Error} for an unknown one, or one whose token expired long ago
   */
  redeliver(interactionId: string): void {
    this.world.interactions.redeliver(interactionId);
  }
}
