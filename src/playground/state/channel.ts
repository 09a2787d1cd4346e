import type { ChannelType, OverwriteType, ThreadAutoArchiveDuration } from 'discord-api-types/v10';
import type { Member } from './guild.ts';
import type { StoredMessage } from './message.ts';

export interface Overwrite {
  readonly id: string;
  readonly type: OverwriteType;
  readonly allow: bigint;
  readonly deny: bigint;
}

/** A guild channel, a thread, or a DM between the bot and a user. */
export interface Channel {
  readonly id: string;
  readonly type:
    | ChannelType.GuildText
    | ChannelType.DM
    | ChannelType.PublicThread
    | ChannelType.PrivateThread;
  /** Null for a DM. */
  readonly guildId: string | null;
  name: string;
  readonly topic: string | null;
  readonly position: number;
  readonly nsfw: boolean;
  overwrites: Overwrite[];
  /** The user of a DM; null otherwise. */
  readonly recipientId: string | null;
  /** Null for anything but a thread. */
  readonly thread: Thread | null;
  /** The newest public message there has been, deleted or not; null before the first. */
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
