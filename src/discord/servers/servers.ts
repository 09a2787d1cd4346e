import {
  type APIGuildMember,
  type APIInteraction,
  type Channel,
  ChannelType,
  type Client,
  type Guild,
  type GuildTextBasedChannel,
  PermissionFlagsBits,
  type PermissionsBitField,
  Routes,
  type SendableChannels,
  type ThreadChannel,
} from 'discord.js';
import type { Barrier } from '../../table/document.ts';
import {
  hasErrorCode,
  isRefusedByDiscord,
  MISSING_ACCESS,
  UNKNOWN_CHANNEL,
  UNKNOWN_SERVER,
} from '../answers/discord-errors.ts';
import { retrying } from '../answers/retrying.ts';
import type { UnlistedChannels } from './unlisted-channels.ts';

/** A channel in which threads can be made. */
export type ThreadParent = Extract<GuildTextBasedChannel, { readonly threads: object }>;

/** What the bot knows of servers and their channels, whether it's told or has to ask. */
export interface Servers {
  /**
   * With its roles, its channels, its threads except archived ones, and the bot as its member; null if the bot isn't
   * in it.
   */
  guild(guildId: string): Promise<Guild | null>;
  /** Discord's code of the server's language; null if it isn't known. */
  localeOf(guildId: string): Promise<string | null>;
  /** Where messages can be sent: a channel, a thread, or a direct one. Null if it's gone or the bot can't see it. */
  channel(channelId: string): Promise<SendableChannels | null>;
  /** The same if the bot may post there and it's in a server; what isn't known is tried. */
  postable(channelId: string): Promise<GuildTextBasedChannel | null>;
  /** What keeps the bot from posting in a channel of the server, as far as Discord tells; null if nothing does. */
  barrier(guildId: string, channelId: string): Promise<Barrier | null>;
  /** The ID of the channel's newest message, deleted or not, as Discord knows it now; null if there's none. */
  newestMessage(channelId: string): Promise<string | null>;
  /** Makes a public thread. */
  createThread(parent: ThreadParent, name: string): Promise<ThreadChannel>;
  /** Learns from an interaction as Discord sent it. */
  heard(interaction: APIInteraction): void;
}

const UNKNOWN_MEMBER = 10007;

/** Somebody as a member of the server; null if Discord says that they aren't, undefined if it doesn't tell. @throws what else happens */
export async function fetchMember(
  client: Client<true>,
  guildId: string,
  userId: string,
): Promise<APIGuildMember | null | undefined> {
  try {
    const found = await retrying(() => client.rest.get(Routes.guildMember(guildId, userId)));
    return found as APIGuildMember;
  } catch (error) {
    if (hasErrorCode(error, UNKNOWN_MEMBER)) return null;
    if (isRefusedByDiscord(error)) return undefined;
    throw error;
  }
}

export const hasLeft = async (...who: Parameters<typeof fetchMember>): Promise<boolean> =>
  (await fetchMember(...who)) === null;

/** What Discord tells of a server or channel; null if it's gone or the bot can't see it. @throws what else happens */
export async function nullIfGone<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked;
  } catch (error) {
    if (hasErrorCode(error, UNKNOWN_CHANNEL, UNKNOWN_SERVER, MISSING_ACCESS)) return null;
    throw error;
  }
}

/** What keeps the bot from posting in a channel where it has these permissions; null if nothing does. */
export function barrierIn(
  permissions: Readonly<PermissionsBitField> | null,
  channel: Channel | null,
): Barrier | null {
  const { ViewChannel, SendMessages, SendMessagesInThreads, ManageThreads } = PermissionFlagsBits;
  const sees = permissions?.has(ViewChannel) ?? false;
  if (!channel?.isThread()) return sees && permissions?.has(SendMessages) ? null : 'channel';
  const isPrivate = channel.type === ChannelType.PrivateThread;
  if (channel.locked && !permissions?.has(ManageThreads)) return 'thread';
  if (sees) return permissions?.has(SendMessagesInThreads) ? null : 'channel';
  return isPrivate ? 'thread' : 'channel';
}

/** Servers as the gateway tells of them. Those of other processes' shards are asked about. */
export class ToldServers implements Servers {
  readonly #client: Pick<Client<true>, 'guilds' | 'channels'>;
  readonly #unlisted: UnlistedChannels;
  readonly #others: Servers | null;

  /** `others`: null if this process has all shards. */
  constructor(
    client: Pick<Client<true>, 'guilds' | 'channels'>,
    unlisted: UnlistedChannels,
    others: Servers | null = null,
  ) {
    this.#client = client;
    this.#unlisted = unlisted;
    this.#others = others;
  }

  async guild(guildId: string): Promise<Guild | null> {
    return this.#client.guilds.cache.get(guildId) ?? this.#others?.guild(guildId) ?? null;
  }

  async localeOf(guildId: string): Promise<string | null> {
    const guild = this.#client.guilds.cache.get(guildId);
    return guild?.preferredLocale ?? this.#others?.localeOf(guildId) ?? null;
  }

  async channel(channelId: string): Promise<SendableChannels | null> {
    if (this.#others && !this.#client.channels.cache.has(channelId)) return this.#others.channel(channelId);
    const known = this.#client.channels.cache.get(channelId);
    // discord.js keeps the threads of a deleted channel, and private ones that the bot was removed from.
    const isDoubtful =
      known?.isThread() && (!known.parent || (known.type === ChannelType.PrivateThread && !known.joined));
    const ask = () => retrying(() => this.#client.channels.fetch(channelId, { force: true }));
    const channel = known && !isDoubtful ? known : await this.#unlisted.ask(channelId, ask);
    return channel?.isSendable() ? channel : null;
  }

  async postable(channelId: string): Promise<GuildTextBasedChannel | null> {
    if (this.#others && !this.#client.channels.cache.has(channelId)) return this.#others.postable(channelId);
    const channel = await this.channel(channelId);
    if (!channel || channel.isDMBased()) return null;
    return barrierIn(channel.permissionsFor(channel.client.user), channel) ? null : channel;
  }

  async barrier(guildId: string, channelId: string): Promise<Barrier | null> {
    const guild = this.#client.guilds.cache.get(guildId);
    if (!guild) return this.#others ? this.#others.barrier(guildId, channelId) : 'server';
    if (!guild.available) return null;
    const channel = await this.channel(channelId);
    if (!channel || channel.isDMBased()) return this.#unlisted.barrier(channelId);
    if (guild.members.me?.isCommunicationDisabled()) return 'channel';
    return barrierIn(channel.permissionsFor(channel.client.user), channel);
  }

  async newestMessage(channelId: string): Promise<string | null> {
    if (this.#others && !this.#client.channels.cache.has(channelId))
      return this.#others.newestMessage(channelId);
    const channel = await retrying(() => this.#client.channels.fetch(channelId, { force: true }));
    return channel?.isTextBased() ? (channel.lastMessageId ?? null) : null;
  }

  createThread(parent: ThreadParent, name: string): Promise<ThreadChannel> {
    return parent.threads.create({ name }) as Promise<ThreadChannel>;
  }

  heard(): void {
    // The gateway has told it.
  }
}
