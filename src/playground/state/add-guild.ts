import { PermissionFlagsBits as Bits, type Locale } from 'discord-api-types/v10';
import { userIdOf } from './add-user.ts';
import { newChannel } from './channels.ts';
import type { Guild, Role } from './guild.ts';
import type { GuildSetup } from './setup.ts';
import type { World } from './world.ts';

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
  for (const channel of setup.channels ?? []) newChannel(world, guild, channel);
  world.events.emit('guild', guild);
  return guild;
}

function addRole(guild: Guild, id: string, name: string, permissions: bigint): Role {
  const role = { id, name, permissions, position: guild.roles.size, color: 0 };
  guild.roles.set(id, role);
  return role;
}
