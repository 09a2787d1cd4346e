import {
  type APIApplicationCommand,
  type APIUser,
  ChannelType,
  PermissionFlagsBits,
} from 'discord-api-types/v10';
import type { Clock } from '../../base/clock.ts';
import { apiError } from '../validate/api-error.ts';
import type { UploadLimits } from '../validate/message.ts';
import {
  ALL_PERMISSIONS,
  type Channel,
  channelData,
  channelPermissions,
  DM_PERMISSIONS,
  hiddenChannelData,
} from './channel.ts';
import { Commands } from './commands.ts';
import { ApplicationEmoji } from './emoji.ts';
import { WorldEmitter } from './events.ts';
import { type Guild, type StoredUser, userObject } from './guild.ts';
import { Interactions } from './interactions.ts';
import { Messages } from './messages.ts';
import { Snowflakes } from './snowflakes.ts';

/** What outlives a world. */
export interface Kept extends Pick<World, 'bot' | 'users' | 'guilds'> {
  readonly version: number;
  readonly lastId: bigint;
  readonly channels: readonly Channel[];
  readonly commands: readonly APIApplicationCommand[];
  readonly emoji: ApplicationEmoji['byId'];
}

interface WorldOptions {
  readonly clock: Clock;
  readonly botName: string;
  /** Base URL of uploaded files, without a trailing slash. */
  readonly fileBase: () => string;
  readonly messagesPerChannel: number;
  readonly fileBytes: number;
  readonly countsPrivateMessages: boolean;
  readonly uploads: UploadLimits;
  readonly mostActiveThreads: number;
  /** What it begins with, instead of nothing. */
  readonly kept: Kept | undefined;
}

/** By id, and by guild as well, so that a world may have thousands of them. */
class Channels extends Map<string, Channel> {
  readonly #byGuild = new Map<string, Set<Channel>>();

  /** The channels and threads of a guild, in the order in which they were added. */
  of(guildId: string): Channel[] {
    return [...(this.#byGuild.get(guildId) ?? [])];
  }

  override set(id: string, channel: Channel): this {
    if (channel.guildId !== null) {
      const own = this.#byGuild.get(channel.guildId) ?? new Set();
      this.#byGuild.set(channel.guildId, own.add(channel));
    }
    return super.set(id, channel);
  }

  override delete(id: string): boolean {
    const channel = this.get(id);
    if (channel?.guildId) this.#byGuild.get(channel.guildId)?.delete(channel);
    return super.delete(id);
  }
}

/** What a member keeps in a time-out. */
const IN_TIME_OUT = PermissionFlagsBits.ViewChannel | PermissionFlagsBits.ReadMessageHistory;

/** The state of the local Discord. */
export class World {
  readonly clock: Clock;
  readonly ids: Snowflakes;
  readonly events = new WorldEmitter();
  readonly bot: APIUser;
  readonly users: Map<string, StoredUser>;
  readonly guilds: Map<string, Guild>;
  readonly channels = new Channels();
  readonly uploads: UploadLimits;
  /** In a guild. */
  readonly mostActiveThreads: number;
  readonly commands: Commands;
  readonly emoji: ApplicationEmoji;
  readonly interactions: Interactions;
  readonly messages: Messages;

  constructor(options: WorldOptions) {
    this.clock = options.clock;
    this.uploads = options.uploads;
    this.mostActiveThreads = options.mostActiveThreads;
    const { botName, kept } = options;
    this.ids = new Snowflakes(options.clock, kept?.lastId);
    this.bot = kept?.bot ?? { ...userObject(this.ids.next(), botName, botName), bot: true };
    this.users = kept?.users ?? new Map();
    this.guilds = kept?.guilds ?? new Map();
    for (const channel of kept?.channels ?? []) this.channels.set(channel.id, channel);
    this.commands = new Commands(this.ids, this.clock, this.events, this.bot.id, kept?.commands ?? []);
    this.emoji = new ApplicationEmoji(this.ids, this.bot, kept?.emoji);
    this.interactions = new Interactions(options.clock, (interaction) =>
      this.events.emit('interaction', interaction),
    );
    this.messages = new Messages(this, options);
  }

  /** @throws {ApiError} 10003 */
  channel(id: string): Channel {
    const channel = this.channels.get(id);
    if (!channel) throw apiError('unknownChannel');
    return channel;
  }

  /** @throws {ApiError} 10004 */
  guild(id: string): Guild {
    const guild = this.guilds.get(id);
    if (!guild) throw apiError('unknownGuild');
    return guild;
  }

  user(id: string): APIUser | undefined {
    return id === this.bot.id ? this.bot : this.users.get(id)?.user;
  }

  /** A user's permissions in a channel or thread; 0 when they can't view it. */
  permissions(channel: Channel, userId: string): bigint {
    if (channel.guildId === null)
      return userId === this.bot.id || userId === channel.recipientId ? DM_PERMISSIONS : 0n;
    const parent = channel.thread ? this.channel(channel.thread.parentId) : channel;
    const guild = this.guild(channel.guildId);
    const own = channelPermissions(guild, parent, userId);
    const granted = own !== ALL_PERMISSIONS && this.isTimedOut(guild, userId) ? own & IN_TIME_OUT : own;
    const manages = granted & PermissionFlagsBits.ManageThreads;
    if (channel.type === ChannelType.PrivateThread && !manages && !channel.thread?.members.has(userId))
      return 0n;
    return granted;
  }

  /** Whether a member may only look on for now. Administrators can't be made to. */
  isTimedOut(guild: Guild, userId: string): boolean {
    return (guild.members.get(userId)?.timedOutUntil ?? 0) > this.clock.now();
  }

  /** Whether a channel or thread is age-restricted. */
  isAgeRestricted({ nsfw, thread }: Channel): boolean {
    return thread ? this.channel(thread.parentId).nsfw : nsfw;
  }

  /** A channel as the gateway tells of it: without its name and more where the bot may not view it. */
  toldChannel(channel: Channel) {
    const isHidden = channel.guildId !== null && this.permissions(channel, this.bot.id) === 0n;
    return isHidden && !channel.thread ? hiddenChannelData(channel) : this.channelData(channel);
  }

  channelData(channel: Channel) {
    const data = channelData(channel);
    const recipient = channel.recipientId === null ? undefined : this.user(channel.recipientId);
    return recipient ? { ...data, recipients: [recipient] } : data;
  }
}
