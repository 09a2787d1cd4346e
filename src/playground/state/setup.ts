import { PermissionFlagsBits as Bits, ChannelType, type Locale, OverwriteType } from 'discord-api-types/v10';
import type { Channel, Overwrite } from './channel.ts';
import { newChannel } from './channels.ts';
import { type Guild, type Role, userObject } from './guild.ts';
import type { World } from './world.ts';

/** A user of the local Discord. `name` is their unique, lower-case username. */
export interface UserSetup {
  readonly name: string;
  /** `name` by default. */
  readonly displayName?: string;
  /** Discord's locale code, `en-US` by default. */
  readonly locale?: string;
  /** False for one whose settings refuse the bot's direct messages. */
  readonly takesDirectMessages?: boolean;
}

interface RoleSetup {
  readonly name: string;
  readonly permissions?: bigint;
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
  readonly type?: ChannelType.GuildText;
  readonly topic?: string;
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

export function addUser(world: World, setup: UserSetup) {
  const id = world.ids.next();
  const locale = (setup.locale ?? 'en-US') as Locale;
  const user = userObject(id, setup.name, setup.displayName ?? setup.name);
  world.users.set(id, { user, locale, takesDirectMessages: setup.takesDirectMessages ?? true });
  return user;
}

/** @throws {Error} for an unknown name */
export function userIdOf(world: World, name: string): string {
  if (name === 'bot') return world.bot.id;
  for (const { user } of world.users.values()) if (user.username === name) return user.id;
  throw new Error(`there is no user called ${name}`);
}

/** @throws {Error} for an unknown role or user */
export function overwriteOf(world: World, guild: Guild, setup: OverwriteSetup): Overwrite {
  const { allow = 0n, deny = 0n } = setup;
  if (setup.user !== undefined)
    return { id: userIdOf(world, setup.user), type: OverwriteType.Member, allow, deny };
  const role = [...guild.roles.values()].find(({ name }) => name === setup.role);
  if (!role) throw new Error(`no role of ${guild.name} is called ${setup.role}`);
  return { id: role.id, type: OverwriteType.Role, allow, deny };
}

export function addChannel(world: World, guild: Guild, setup: ChannelSetup): Channel {
  const channel = channelOf(world, guild, setup);
  world.events.emit('channel', channel, 'create');
  return channel;
}

/** Adds a channel without an event, for a guild that's new itself. */
function channelOf(world: World, guild: Guild, { name, topic, overwrites = [] }: ChannelSetup): Channel {
  return newChannel(world, {
    type: ChannelType.GuildText,
    guildId: guild.id,
    name,
    topic: topic ?? null,
    position: world.channels.of(guild.id).length,
    overwrites: overwrites.map((overwrite) => overwriteOf(world, guild, overwrite)),
  });
}

/** Replaces the overwrite of one role or user; the others stay. */
export function setOverwrite(world: World, channel: Channel, setup: OverwriteSetup): void {
  if (channel.guildId === null || channel.thread) throw new Error('only a guild channel has overwrites');
  const added = overwriteOf(world, world.guild(channel.guildId), setup);
  channel.overwrites = [...channel.overwrites.filter(({ id }) => id !== added.id), added];
  world.events.emit('channel', channel, 'update');
}

/** Deletes a channel and its threads. */
export function removeChannel(world: World, channel: Channel): void {
  for (const other of [...world.channels.values()])
    if (other === channel || other.thread?.parentId === channel.id) {
      world.channels.delete(other.id);
      for (const stored of other.messages.values()) stored.removed = true;
    }
  world.events.emit('channelGone', channel);
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

export function addGuild(world: World, setup: GuildSetup): Guild {
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
    guild.members.set(user.id, { user, nick, roles: [], joinedAt });
  }
  guild.members.set(world.bot.id, { user: world.bot, nick: null, roles: [botRole.id], joinedAt });
  for (const { name, permissions = 0n, members: holders = [] } of setup.roles ?? []) {
    const role = addRole(guild, world.ids.next(), name, permissions);
    for (const holder of holders) guild.members.get(userIdOf(world, holder))?.roles.push(role.id);
  }
  world.guilds.set(id, guild);
  for (const channel of setup.channels ?? []) channelOf(world, guild, channel);
  world.events.emit('guild', guild);
  return guild;
}

function addRole(guild: Guild, id: string, name: string, permissions: bigint): Role {
  const role = { id, name, permissions, position: guild.roles.size, color: 0 };
  guild.roles.set(id, role);
  return role;
}
