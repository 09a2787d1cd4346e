import {
  type APIChannel,
  ChannelFlags,
  ChannelType,
  OverwriteType,
  PermissionFlagsBits,
  ThreadAutoArchiveDuration,
} from 'discord-api-types/v10';
import { type Guild, type Member, memberData } from './guild.ts';
import type { StoredMessage } from './message.ts';

export interface Overwrite {
  readonly id: string;
  readonly type: OverwriteType;
  readonly allow: bigint;
  readonly deny: bigint;
}

/** A channel in a guild's list. */
export type GuildChannelType =
  | ChannelType.GuildText
  | ChannelType.GuildVoice
  | ChannelType.GuildStageVoice
  | ChannelType.GuildAnnouncement
  | ChannelType.GuildForum
  | ChannelType.GuildMedia;

export type ThreadType =
  | ChannelType.AnnouncementThread
  | ChannelType.PublicThread
  | ChannelType.PrivateThread;

/** Whether a channel has posts, which are threads, and no messages of its own. */
export const isForum = ({ type }: Pick<Channel, 'type'>): boolean =>
  type === ChannelType.GuildForum || type === ChannelType.GuildMedia;

/** A guild channel, a thread, or a DM between the bot and a user. */
export interface Channel {
  readonly id: string;
  readonly type: GuildChannelType | ChannelType.DM | ThreadType;
  /** Null for a DM. */
  readonly guildId: string | null;
  name: string;
  readonly topic: string | null;
  readonly position: number;
  /** Whether it's age-restricted; of a thread, its parent says so. */
  readonly nsfw: boolean;
  /** Seconds between messages of one person; 0 for no slowmode. */
  slowmode: number;
  overwrites: Overwrite[];
  /** The user of a DM; null otherwise. */
  readonly recipientId: string | null;
  /** Null for anything but a thread. */
  readonly thread: Thread | null;
  /** The newest message there has been, public unless private ones count, deleted or not; null before the first. */
  lastMessageId: string | null;
  /** Oldest first. */
  readonly messages: Map<string, StoredMessage>;
}

export interface Thread {
  readonly parentId: string;
  readonly ownerId: string;
  readonly createdAt: string;
  readonly members: Map<string, { readonly member: Member; readonly joinedAt: string }>;
  autoArchive: ThreadAutoArchiveDuration;
  archived: boolean;
  /** When `archived` last changed. */
  archiveChangedAt: string;
  locked: boolean;
}

/** Discord stops counting a thread's members here. */
const MAX_MEMBER_COUNT = 50;

/** The fields of a channel object that are specific to threads. */
function threadData(channel: Channel, thread: Thread) {
  return {
    type: channel.type as ThreadType,
    guild_id: channel.guildId!,
    name: channel.name,
    parent_id: thread.parentId,
    owner_id: thread.ownerId,
    message_count: channel.messages.size,
    total_message_sent: channel.messages.size,
    member_count: Math.min(thread.members.size, MAX_MEMBER_COUNT),
    rate_limit_per_user: channel.slowmode,
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

const NO_FLAGS = 0 as ChannelFlags;

/** The channel object of the API. The caller, who knows the users, adds a DM's recipient. */
export function channelData(channel: Channel): APIChannel {
  const { thread, type } = channel;
  const shared = { id: channel.id, last_message_id: channel.lastMessageId, flags: NO_FLAGS };
  if (thread) return { ...shared, ...threadData(channel, thread) };
  if (type === ChannelType.DM) return { ...shared, type, name: null, recipients: [] };
  return {
    ...shared,
    type,
    guild_id: channel.guildId!,
    name: channel.name,
    topic: channel.topic,
    position: channel.position,
    nsfw: channel.nsfw,
    parent_id: null,
    rate_limit_per_user: channel.slowmode,
    default_auto_archive_duration: ThreadAutoArchiveDuration.OneDay,
    permission_overwrites: channel.overwrites.map(overwriteData),
    ...(isForum(channel)
      ? { available_tags: [], default_reaction_emoji: null, default_sort_order: null }
      : {}),
    ...(type === ChannelType.GuildForum ? { default_forum_layout: 0 } : {}),
    ...(type === ChannelType.GuildVoice ? { bitrate: 64_000, user_limit: 0, rtc_region: null } : {}),
  } as APIChannel;
}

const overwriteData = ({ id, type, allow, deny }: Overwrite) => ({
  id,
  type,
  allow: String(allow),
  deny: String(deny),
});

/** What the gateway tells of a guild channel that the bot may not view. */
export function hiddenChannelData({ id, type, guildId, position }: Channel) {
  const nothing = {
    topic: null,
    parent_id: null,
    nsfw: null,
    last_message_id: null,
    rate_limit_per_user: null,
  };
  const deniesAll = {
    id: guildId!,
    type: OverwriteType.Role,
    allow: 0n,
    deny: PermissionFlagsBits.ViewChannel,
  };
  return {
    ...nothing,
    ...{ id, type, guild_id: guildId!, position, name: '___hidden___' },
    flags: ChannelFlags.ChannelObfuscated,
    permission_overwrites: [overwriteData(deniesAll)],
  };
}

/** Every permission: an owner's or administrator's. */
export const ALL_PERMISSIONS = Object.values(PermissionFlagsBits).reduce((all, bit) => all | bit, 0n);

/** Everyone's permissions in a DM with the bot. */
export const DM_PERMISSIONS =
  PermissionFlagsBits.ViewChannel |
  PermissionFlagsBits.SendMessages |
  PermissionFlagsBits.EmbedLinks |
  PermissionFlagsBits.AttachFiles |
  PermissionFlagsBits.ReadMessageHistory |
  PermissionFlagsBits.AddReactions |
  PermissionFlagsBits.UseExternalEmojis |
  PermissionFlagsBits.MentionEveryone;

/** A member's permissions in the guild; 0 for users who aren't members. */
export function guildPermissions(guild: Guild, userId: string): bigint {
  const member = guild.members.get(userId);
  if (!member) return 0n;
  if (guild.ownerId === userId) return ALL_PERMISSIONS;
  let granted = guild.roles.get(guild.id)?.permissions ?? 0n;
  for (const id of member.roles) granted |= guild.roles.get(id)?.permissions ?? 0n;
  return granted & PermissionFlagsBits.Administrator ? ALL_PERMISSIONS : granted;
}

/**
 * A member's permissions in a channel: the guild's, then the overwrites for everyone, for roles and for the member.
 * For a thread, pass its parent channel.
 */
export function channelPermissions(guild: Guild, channel: Channel, userId: string): bigint {
  let granted = guildPermissions(guild, userId);
  if (granted === ALL_PERMISSIONS || granted === 0n) return granted;
  const member = guild.members.get(userId);
  const everyone = channel.overwrites.find(({ id }) => id === guild.id);
  if (everyone) granted = (granted & ~everyone.deny) | everyone.allow;
  let allow = 0n;
  let deny = 0n;
  for (const overwrite of channel.overwrites) {
    const held = overwrite.type === OverwriteType.Role && overwrite.id !== guild.id;
    if (held && member?.roles.includes(overwrite.id)) {
      allow |= overwrite.allow;
      deny |= overwrite.deny;
    }
  }
  granted = (granted & ~deny) | allow;
  const own = channel.overwrites.find(({ id, type }) => type === OverwriteType.Member && id === userId);
  if (own) granted = (granted & ~own.deny) | own.allow;
  return granted & PermissionFlagsBits.ViewChannel ? granted : 0n;
}
