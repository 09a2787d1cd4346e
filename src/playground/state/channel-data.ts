import {
  type APIChannel,
  type ChannelFlags,
  ChannelType,
  ThreadAutoArchiveDuration,
} from 'discord-api-types/v10';
import type { Channel } from './channel.ts';
import { threadData } from './thread-data.ts';

const NO_FLAGS = 0 as ChannelFlags;

/** The channel object of the API. The caller, who knows the users, adds a DM's recipient. */
export function channelData(channel: Channel): APIChannel {
  const { thread, type } = channel;
  const shared = { id: channel.id, last_message_id: channel.lastMessageId, flags: NO_FLAGS };
  if (thread) return { ...shared, ...threadData(channel, thread) };
  if (type === ChannelType.DM) return { ...shared, type, name: null, recipients: [] };
  return {
    ...shared,
    type: ChannelType.GuildText,
    guild_id: channel.guildId!,
    name: channel.name,
    topic: channel.topic,
    position: channel.position,
    nsfw: channel.nsfw,
    parent_id: null,
    rate_limit_per_user: 0,
    default_auto_archive_duration: ThreadAutoArchiveDuration.OneDay,
    permission_overwrites: channel.overwrites.map(({ id, type, allow, deny }) => ({
      id,
      type,
      allow: String(allow),
      deny: String(deny),
    })),
  };
}
