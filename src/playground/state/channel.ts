import type { ChannelType, OverwriteType, ThreadAutoArchiveDuration } from 'discord-api-types/v10';
import type { Member } from './guild.ts';
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
