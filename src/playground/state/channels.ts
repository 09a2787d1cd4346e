import { ChannelType, OverwriteType } from 'discord-api-types/v10';
import { userIdOf } from './add-user.ts';
import type { Channel, Overwrite } from './channel.ts';
import type { Guild } from './guild.ts';
import type { ChannelSetup, OverwriteSetup } from './setup.ts';
import type { World } from './world.ts';

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
  const channel = newChannel(world, guild, setup);
  world.events.emit('channel', channel, 'create');
  return channel;
}

/** Adds a channel without an event, for a guild that's new itself. */
export function newChannel(world: World, guild: Guild, setup: ChannelSetup): Channel {
  const channel: Channel = {
    id: world.ids.next(),
    type: ChannelType.GuildText,
    guildId: guild.id,
    name: setup.name,
    topic: setup.topic ?? null,
    position: [...world.channels.values()].filter(({ guildId }) => guildId === guild.id).length,
    nsfw: false,
    overwrites: (setup.overwrites ?? []).map((overwrite) => overwriteOf(world, guild, overwrite)),
    recipientId: null,
    thread: null,
    lastMessageId: null,
    messages: new Map(),
  };
  world.channels.set(channel.id, channel);
  return channel;
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
