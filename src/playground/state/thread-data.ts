import type { ChannelType } from 'discord-api-types/v10';
import type { Channel, Thread } from './channel.ts';
import { memberData } from './member-data.ts';

/** Discord stops counting a thread's members here. */
const MAX_MEMBER_COUNT = 50;

/** The fields of a channel object that are specific to threads. */
export function threadData(channel: Channel, thread: Thread) {
  return {
    type: channel.type as ChannelType.PublicThread,
    guild_id: channel.guildId!,
    name: channel.name,
    parent_id: thread.parentId,
    owner_id: thread.ownerId,
    message_count: channel.messages.size,
    total_message_sent: channel.messages.size,
    member_count: Math.min(thread.members.size, MAX_MEMBER_COUNT),
    rate_limit_per_user: 0,
    applied_tags: [],
    thread_metadata: {
      archived: thread.archived,
      locked: thread.locked,
      auto_archive_duration: thread.autoArchive,
      archive_timestamp: thread.archiveChangedAt,
      create_timestamp: thread.createdAt,
    },
  };
}

/** The thread member object of a user; null for one who hasn't joined. */
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
