import {
  PermissionFlagsBits as Bits,
  ChannelType,
  type Locale,
  OverwriteType,
  type ThreadAutoArchiveDuration,
} from 'discord-api-types/v10';
import type { Channel, Overwrite } from './channel.ts';
import type { Guild, Member, Role } from './guild.ts';
import type { ChannelSetup, GuildSetup, OverwriteSetup, UserSetup } from './setup.ts';
import { person, type World } from './world.ts';

/** What `@everyone` may do where a guild does not say otherwise: Discord's own default, as far as it matters here. */
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

export function addUser(world: World, setup: UserSetup) {
  const id = world.ids.next();
  const locale = (setup.locale ?? 'en-US') as Locale;
  const user = person(id, setup.name, setup.displayName ?? setup.name);
  world.users.set(id, { user, locale });
  return user;
}

/** @throws {Error} for a name nobody has. */
export function userIdOf(world: World, name: string): string {
  if (name === 'bot') return world.bot.id;
  for (const { user } of world.users.values()) if (user.username === name) return user.id;
  throw new Error(`no user of the local Discord is called ${name}`);
}

export function addGuild(world: World, setup: GuildSetup): Guild {
  const id = world.ids.next();
  const joinedAt = new Date(world.clock.now()).toISOString();
  const listed = setup.members ?? [...world.users.values()].map(({ user }) => user.username);
  const names = listed.map((one) => (typeof one === 'string' ? { name: one, nick: null } : one));
  const owner = setup.owner ?? names[0]?.name;
  const guild: Guild = {
    id,
    name: setup.name,
    ownerId: owner === undefined ? world.ids.next() : userIdOf(world, owner),
    locale: (setup.locale ?? 'en-US') as Locale,
    roles: new Map(),
    members: new Map(),
  };
  const addRole = (roleId: string, name: string, permissions: bigint): Role => {
    const role = { id: roleId, name, permissions, position: guild.roles.size, color: 0 };
    guild.roles.set(role.id, role);
    return role;
  };
  addRole(id, '@everyone', setup.everyone ?? EVERYONE);
  const botRole = addRole(world.ids.next(), world.bot.username, setup.bot ?? EVERYONE);
  for (const { name, nick } of names) {
    const user = world.user(userIdOf(world, name))!;
    guild.members.set(user.id, { user, nick, roles: [], joinedAt });
  }
  guild.members.set(world.bot.id, { user: world.bot, nick: null, roles: [botRole.id], joinedAt });
  for (const role of setup.roles ?? []) {
    const made = addRole(world.ids.next(), role.name, role.permissions ?? 0n);
    for (const name of role.members ?? []) guild.members.get(userIdOf(world, name))?.roles.push(made.id);
  }
  world.guilds.set(id, guild);
  for (const channel of setup.channels ?? []) addChannel(world, guild, channel);
  world.events.emit('guild', guild);
  return guild;
}

/** @throws {Error} for a role or user that is not there. */
export function overwriteOf(world: World, guild: Guild, setup: OverwriteSetup): Overwrite {
  const { allow = 0n, deny = 0n } = setup;
  if (setup.user !== undefined)
    return { id: userIdOf(world, setup.user), type: OverwriteType.Member, allow, deny };
  const role = [...guild.roles.values()].find(({ name }) => name === setup.role);
  if (!role) throw new Error(`no role of ${guild.name} is called ${setup.role}`);
  return { id: role.id, type: OverwriteType.Role, allow, deny };
}

export function addChannel(world: World, guild: Guild, setup: ChannelSetup): Channel {
  const channel: Channel = {
    id: world.ids.next(),
    type: ChannelType.GuildText,
    guildId: guild.id,
    name: setup.name,
    topic: setup.topic ?? null,
    position: [...world.channels.values()].filter(({ guildId }) => guildId === guild.id).length,
    nsfw: false,
    overwrites: (setup.overwrites ?? []).map((one) => overwriteOf(world, guild, one)),
    recipientId: null,
    thread: null,
    messages: new Map(),
  };
  world.channels.set(channel.id, channel);
  world.events.emit('channel', channel, 'create');
  return channel;
}

/** Takes a channel away, with its threads. */
export function removeChannel(world: World, channel: Channel): void {
  for (const other of [...world.channels.values()])
    if (other === channel || other.thread?.parentId === channel.id) {
      world.channels.delete(other.id);
      for (const stored of other.messages.values()) stored.removed = true;
    }
  world.events.emit('channelGone', channel);
}

export interface ThreadSetup {
  /** The id of the message it starts from is its own. */
  readonly id?: string;
  readonly name: string;
  readonly type: ChannelType.PublicThread | ChannelType.PrivateThread;
  readonly ownerId: string;
  readonly autoArchive: ThreadAutoArchiveDuration;
}

export function addThread(world: World, parent: Channel, setup: ThreadSetup): Channel {
  const channel: Channel = {
    id: setup.id ?? world.ids.next(),
    type: setup.type,
    guildId: parent.guildId,
    name: setup.name,
    topic: null,
    position: 0,
    nsfw: false,
    overwrites: [],
    recipientId: null,
    thread: {
      parentId: parent.id,
      ownerId: setup.ownerId,
      createdAt: new Date(world.clock.now()).toISOString(),
      members: new Map(),
      autoArchive: setup.autoArchive,
      archived: false,
      locked: false,
    },
    messages: new Map(),
  };
  world.channels.set(channel.id, channel);
  joinThread(world, channel, setup.ownerId);
  world.events.emit('channel', channel, 'create');
  return channel;
}

export function joinThread(world: World, channel: Channel, userId: string): void {
  const member: Member | undefined = world.guilds.get(channel.guildId ?? '')?.members.get(userId);
  if (member && !channel.thread?.members.has(userId))
    channel.thread?.members.set(userId, { member, joinedAt: new Date(world.clock.now()).toISOString() });
}
