import {
  type APIChannel,
  type ChannelFlags,
  ChannelType,
  type OverwriteType,
  ThreadAutoArchiveDuration,
} from 'discord-api-types/v10';
import type { Member } from './guild.ts';
import { memberData } from './guild.ts';
import type { StoredMessage } from './message.ts';

export interface Overwrite {
  readonly id: string;
  readonly type: OverwriteType;
  readonly allow: bigint;
  readonly deny: bigint;
}

/** A channel of a guild, a thread, or a direct message between the bot and one user. */
export interface Channel {
  readonly id: string;
  readonly type:
    | ChannelType.GuildText
    | ChannelType.DM
    | ChannelType.PublicThread
    | ChannelType.PrivateThread;
  /** Null in a direct message. */
  readonly guildId: string | null;
  name: string;
  readonly topic: string | null;
  readonly position: number;
  readonly nsfw: boolean;
  overwrites: Overwrite[];
  /** The user of a direct message. */
  readonly recipientId: string | null;
  /** What only a thread has. */
  readonly thread: Thread | null;
  /** In the order of their making. */
  readonly messages: Map<string, StoredMessage>;
}

export interface Thread {
  readonly parentId: string;
  readonly ownerId: string;
  readonly createdAt: string;
  readonly members: Map<string, { readonly member: Member; readonly joinedAt: string }>;
  autoArchive: ThreadAutoArchiveDuration;
  archived: boolean;
  locked: boolean;
}

const NO_FLAGS = 0 as ChannelFlags;

function lastMessageId(channel: Channel): string | null {
  let last: string | null = null;
  for (const [id, stored] of channel.messages) if (!stored.privateTo) last = id;
  return last;
}

/** What Discord says of a channel; the recipient of a direct message is put in by whoever knows the users. */
export function channelData(channel: Channel): APIChannel {
  const { thread } = channel;
  if (thread) {
    return {
      id: channel.id,
      type: channel.type as ChannelType.PublicThread,
      guild_id: channel.guildId!,
      name: channel.name,
      parent_id: thread.parentId,
      owner_id: thread.ownerId,
      last_message_id: lastMessageId(channel),
      message_count: channel.messages.size,
      total_message_sent: channel.messages.size,
      member_count: Math.min(thread.members.size, 50),
      rate_limit_per_user: 0,
      flags: NO_FLAGS,
      applied_tags: [],
      thread_metadata: {
        archived: thread.archived,
        locked: thread.locked,
        auto_archive_duration: thread.autoArchive,
        archive_timestamp: thread.createdAt,
        create_timestamp: thread.createdAt,
      },
    };
  }
  if (channel.type === ChannelType.DM)
    return {
      id: channel.id,
      type: channel.type,
      name: null,
      last_message_id: lastMessageId(channel),
      recipients: [],
      flags: NO_FLAGS,
    };
  return {
    id: channel.id,
    type: ChannelType.GuildText,
    guild_id: channel.guildId!,
    name: channel.name,
    topic: channel.topic,
    position: channel.position,
    nsfw: channel.nsfw,
    parent_id: null,
    last_message_id: lastMessageId(channel),
    rate_limit_per_user: 0,
    default_auto_archive_duration: ThreadAutoArchiveDuration.OneDay,
    flags: NO_FLAGS,
    permission_overwrites: channel.overwrites.map((one) => ({
      id: one.id,
      type: one.type,
      allow: String(one.allow),
      deny: String(one.deny),
    })),
  };
}

export function threadMemberData(channel: Channel, userId: string) {
  const entry = channel.thread?.members.get(userId);
  return entry
    ? {
        id: channel.id,
        user_id: userId,
        join_timestamp: entry.joinedAt,
        flags: 0,
        member: memberData(entry.member),
      }
    : null;
}
