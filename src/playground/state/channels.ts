import { ChannelType, PermissionFlagsBits, type ThreadAutoArchiveDuration } from 'discord-api-types/v10';
import { apiError } from '../validate/api-error.ts';
import { type Channel, isForum, type Thread, type ThreadType } from './channel.ts';
import type { Member } from './guild.ts';
import type { World } from './world.ts';

/** A channel with Discord's defaults, added to the world without an event. */
export function newChannel(
  world: World,
  fields: Pick<Channel, 'type' | 'guildId' | 'name'> & Partial<Channel>,
): Channel {
  const channel: Channel = {
    id: world.ids.next(),
    topic: null,
    position: 0,
    nsfw: false,
    slowmode: 0,
    overwrites: [],
    recipientId: null,
    thread: null,
    lastMessageId: null,
    messages: new Map(),
    ...fields,
  };
  world.channels.set(channel.id, channel);
  return channel;
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

/** The DM channel between the bot and a user, created on first use. */
export function directMessage(world: World, userId: string): Channel {
  for (const channel of world.channels.values()) if (channel.recipientId === userId) return channel;
  return newChannel(world, { type: ChannelType.DM, guildId: null, name: '', recipientId: userId });
}

/**
 * Checks that the user of a DM channel takes the bot's messages; any other channel passes.
 * @throws {ApiError} 50007
 */
export function checkTakesMessages(world: World, { recipientId }: Channel): void {
  if (recipientId !== null && world.users.get(recipientId)?.takesDirectMessages === false)
    throw apiError('refusesMessages');
}

interface ThreadSetup {
  readonly name: string;
  readonly type: ThreadType;
  readonly ownerId: string;
  readonly autoArchive: ThreadAutoArchiveDuration;
}

/** @throws {ApiError} 160006 */
export function addThread(world: World, parent: Channel, setup: ThreadSetup): Channel {
  const active = world.channels.of(parent.guildId ?? '').filter(({ thread }) => thread && !thread.archived);
  if (active.length >= world.mostActiveThreads) throw apiError('tooManyThreads');
  const createdAt = new Date(world.clock.now()).toISOString();
  const channel = newChannel(world, {
    type: setup.type,
    guildId: parent.guildId,
    name: setup.name,
    thread: {
      parentId: parent.id,
      ownerId: setup.ownerId,
      createdAt,
      members: new Map(),
      autoArchive: setup.autoArchive,
      archived: false,
      archiveChangedAt: createdAt,
      locked: false,
    },
  });
  joinThread(world, channel, setup.ownerId);
  world.events.emit('channel', channel, 'create');
  return channel;
}

/** Emits no event. */
export function setArchived(world: World, thread: Thread, archived: boolean): void {
  if (thread.archived === archived) return;
  thread.archived = archived;
  thread.archiveChangedAt = new Date(world.clock.now()).toISOString();
}

export function joinThread(world: World, channel: Channel, userId: string): void {
  const member: Member | undefined = world.guilds.get(channel.guildId ?? '')?.members.get(userId);
  if (member && !channel.thread?.members.has(userId))
    channel.thread?.members.set(userId, { member, joinedAt: new Date(world.clock.now()).toISOString() });
}

/** Unarchives a thread that gets a message, as Discord does. */
export function unarchive(world: World, channel: Channel): void {
  if (!channel.thread?.archived) return;
  setArchived(world, channel.thread, false);
  world.events.emit('channel', channel, 'update');
}

/**
 * Checks that a user may post in a channel as far as its kind and its being a locked thread go.
 * @throws {ApiError} 40058 for a forum, 50083 for a thread that's locked and archived, 160005 for one that's only locked
 */
export function checkCanPost(world: World, channel: Channel, userId: string): void {
  const { thread } = channel;
  if (isForum(channel)) throw apiError('forumChannel');
  if (!thread?.locked || world.permissions(channel, userId) & PermissionFlagsBits.ManageThreads) return;
  throw apiError(thread.archived ? 'archivedThread' : 'lockedThread');
}

/**
 * Checks that the bot may edit public messages of a channel as far as its being a thread goes.
 * @throws {ApiError} 50083 for an archived thread, 160005 for a locked one
 */
export function checkCanEdit(world: World, channel: Channel): void {
  if (channel.thread?.archived) throw apiError('archivedThread');
  checkCanPost(world, channel, world.bot.id);
}
