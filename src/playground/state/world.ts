import {
  type APIUser,
  ChannelType,
  type Locale,
  PermissionFlagsBits,
  type UserFlags,
} from 'discord-api-types/v10';
import type { Clock } from '../clock.ts';
import { refuse } from '../validate/refusals.ts';
import { type Channel, channelData } from './channel.ts';
import { Commands } from './commands.ts';
import { WorldEmitter } from './events.ts';
import type { Guild } from './guild.ts';
import { Interactions } from './interactions.ts';
import { Messages } from './messages.ts';
import { channelPermissions, DM_PERMISSIONS } from './permissions.ts';
import { Snowflakes } from './snowflakes.ts';

/** Somebody who uses the local Discord, the bot excepted. */
export interface Person {
  readonly user: APIUser;
  readonly locale: Locale;
}

export interface WorldOptions {
  readonly clock: Clock;
  readonly botName: string;
  /** Address under which files are served, without a slash at its end. */
  readonly fileBase: () => string;
  readonly messagesPerChannel: number;
  readonly fileBytes: number;
}

/** Everything the local Discord knows. */
export class World {
  readonly clock: Clock;
  readonly ids: Snowflakes;
  readonly events = new WorldEmitter();
  readonly bot: APIUser;
  readonly users = new Map<string, Person>();
  readonly guilds = new Map<string, Guild>();
  readonly channels = new Map<string, Channel>();
  readonly commands: Commands;
  readonly interactions: Interactions;
  readonly messages: Messages;

  constructor(options: WorldOptions) {
    this.clock = options.clock;
    this.ids = new Snowflakes(options.clock);
    this.bot = { ...person(this.ids.next(), options.botName, options.botName), bot: true };
    this.commands = new Commands(this.ids, this.clock, this.events, this.bot.id);
    this.interactions = new Interactions(options.clock, this.events);
    this.messages = new Messages(this, options);
  }

  /** @throws {ApiError} 10003 */
  channel(id: string): Channel {
    const channel = this.channels.get(id);
    if (!channel) throw refuse('unknownChannel');
    return channel;
  }

  /** @throws {ApiError} 10004 */
  guild(id: string): Guild {
    const guild = this.guilds.get(id);
    if (!guild) throw refuse('unknownGuild');
    return guild;
  }

  user(id: string): APIUser | undefined {
    return id === this.bot.id ? this.bot : this.users.get(id)?.user;
  }

  /** What a user may do in a channel or thread; 0 where he cannot even see it. */
  permissions(channel: Channel, userId: string): bigint {
    if (channel.guildId === null)
      return userId === this.bot.id || userId === channel.recipientId ? DM_PERMISSIONS : 0n;
    const parent = channel.thread ? this.channel(channel.thread.parentId) : channel;
    const granted = channelPermissions(this.guild(channel.guildId), parent, userId);
    const manages = granted & PermissionFlagsBits.ManageThreads;
    if (channel.type === ChannelType.PrivateThread && !manages && !channel.thread?.members.has(userId))
      return 0n;
    return granted;
  }

  /** The direct message between the bot and a user, made at its first use. */
  directMessage(userId: string): Channel {
    for (const channel of this.channels.values()) if (channel.recipientId === userId) return channel;
    const channel: Channel = {
      id: this.ids.next(),
      type: ChannelType.DM,
      guildId: null,
      name: '',
      topic: null,
      position: 0,
      nsfw: false,
      overwrites: [],
      recipientId: userId,
      thread: null,
      messages: new Map(),
    };
    this.channels.set(channel.id, channel);
    return channel;
  }

  channelData(channel: Channel) {
    const data = channelData(channel);
    const recipient = channel.recipientId === null ? undefined : this.user(channel.recipientId);
    return recipient ? { ...data, recipients: [recipient] } : data;
  }
}

export function person(id: string, name: string, displayName: string): APIUser {
  return {
    id,
    username: name,
    global_name: displayName,
    discriminator: '0',
    avatar: null,
    avatar_decoration_data: null,
    banner: null,
    accent_color: null,
    public_flags: 0 as UserFlags,
    flags: 0 as UserFlags,
    primary_guild: null,
  };
}
