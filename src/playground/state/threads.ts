import type { ChannelType, ThreadAutoArchiveDuration } from 'discord-api-types/v10';
import type { Channel, Thread } from './channel.ts';
import type { Member } from './guild.ts';
import type { World } from './world.ts';

export interface ThreadSetup {
  /** The id of the message the thread starts from; a new id by default. */
  readonly id?: string;
  readonly name: string;
  readonly type: ChannelType.PublicThread | ChannelType.PrivateThread;
  readonly ownerId: string;
  readonly autoArchive: ThreadAutoArchiveDuration;
}

export function addThread(world: World, parent: Channel, setup: ThreadSetup): Channel {
  const createdAt = new Date(world.clock.now()).toISOString();
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
      createdAt,
      members: new Map(),
      autoArchive: setup.autoArchive,
      archived: false,
      archiveChangedAt: createdAt,
      locked: false,
    },
    lastMessageId: null,
    messages: new Map(),
  };
  world.channels.set(channel.id, channel);
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
