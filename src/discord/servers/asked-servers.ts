import {
  type APIChannel,
  type APIGuild,
  type APIInteraction,
  ChannelType,
  type Client,
  type Guild,
  type GuildTextBasedChannel,
  PermissionFlagsBits,
  PermissionsBitField,
  Routes,
  type SendableChannels,
  type ThreadChannel,
} from 'discord.js';
import { lastUsed } from '../../base/last-used.ts';
import type { Barrier } from '../../table/document.ts';
import { retrying } from '../answers/retrying.ts';
import { barrierIn, nullIfGone, type Servers, type ThreadParent } from './servers.ts';
import type { UnlistedChannels } from './unlisted-channels.ts';

/** How long what was asked about a server holds, in ms: permissions may change, threads may be made. */
const GUILD_HOLDS = 15_000;
/** A large server has some hundred kilobytes. */
const MOST_GUILDS = 200;
/** How long what an interaction told about its channel holds, in ms. */
const CHANNEL_HOLDS = 10 * 60_000;
const MOST_CHANNELS = 20_000;

/** Makes channels of Discord's data; private in discord.js' types. */
interface Maker {
  _add(
    data: APIChannel,
    guild: Guild | undefined,
    options: { readonly cache: false; readonly allowUnknownGuild: boolean },
  ): SendableChannels | ThreadChannel;
}

/**
 * Servers without a gateway: interactions tell of their own channel and language, and Discord is asked for the rest.
 * discord.js' own caches stay empty, since nothing would keep them up to date.
 */
export class AskedServers implements Servers {
  readonly #client: Client<true>;
  readonly #unlisted: UnlistedChannels;
  readonly #channels = lastUsed<APIChannel>(MOST_CHANNELS, CHANNEL_HOLDS);
  /** The bot's own in channels, as interactions told. */
  readonly #permissions = lastUsed<Readonly<PermissionsBitField>>(MOST_CHANNELS, GUILD_HOLDS);
  readonly #locales = lastUsed<string>(MOST_CHANNELS);
  readonly #guilds = lastUsed<Promise<Guild | null>>(MOST_GUILDS, GUILD_HOLDS);

  constructor(client: Client<true>, unlisted: UnlistedChannels) {
    this.#client = client;
    this.#unlisted = unlisted;
  }

  guild(guildId: string): Promise<Guild | null> {
    const known = this.#guilds.get(guildId);
    if (known) return known;
    const asked = nullIfGone(this.#ask(guildId));
    this.#guilds.set(guildId, asked);
    asked.catch(() => this.#forget(guildId, asked));
    return asked;
  }

  async localeOf(guildId: string): Promise<string | null> {
    const known = this.#locales.get(guildId);
    if (known !== undefined) return known;
    const asked = retrying(() => this.#client.rest.get(Routes.guild(guildId)) as Promise<APIGuild>);
    const locale = (await nullIfGone(asked))?.preferred_locale ?? null;
    if (locale !== null) this.#locales.set(guildId, locale);
    return locale;
  }

  async channel(channelId: string): Promise<SendableChannels | null> {
    const known = this.#channels.get(channelId) ?? (await this.#askChannel(channelId));
    if (!known) return null;
    const channel = this.#made(known);
    return channel?.isSendable() ? channel : null;
  }

  async postable(channelId: string): Promise<GuildTextBasedChannel | null> {
    const channel = await this.channel(channelId);
    if (!channel || channel.isDMBased()) return null;
    const permissions = this.#permissions.get(channelId);
    return permissions && barrierIn(permissions, channel) ? null : channel;
  }

  async barrier(guildId: string, channelId: string): Promise<Barrier | null> {
    const told = this.#permissions.get(channelId);
    if (!told) await this.#askChannel(channelId);
    const channel = await this.channel(channelId);
    if (!channel || channel.isDMBased())
      return (await this.guild(guildId)) ? this.#unlisted.barrier(channelId) : 'server';
    if (told) return barrierIn(told, channel);
    const guild = await this.guild(guildId);
    if (!guild) return 'server';
    const listed = [channelId, channel.isThread() ? (channel.parentId ?? '') : ''];
    const place = listed.map((id) => guild.channels.cache.get(id)).find((each) => each !== undefined);
    return barrierIn(place?.permissionsFor(this.#client.user.id) ?? null, channel);
  }

  async newestMessage(channelId: string): Promise<string | null> {
    const asked = await this.#askChannel(channelId);
    return asked && 'last_message_id' in asked ? (asked.last_message_id ?? null) : null;
  }

  async createThread(parent: ThreadParent, name: string): Promise<ThreadChannel> {
    const isNews = parent.type === ChannelType.GuildAnnouncement;
    const type = isNews ? ChannelType.AnnouncementThread : ChannelType.PublicThread;
    const data = (await this.#client.rest.post(Routes.threads(parent.id), {
      body: { name, type },
    })) as APIChannel;
    this.#guilds.delete(parent.guildId);
    return this.#made(data, parent.guild) as ThreadChannel;
  }

  /** discord.js takes interactions that aren't as documented, so this does, too. */
  heard({ guild_id: guildId, guild_locale: locale, channel, app_permissions: bits }: APIInteraction): void {
    if (typeof guildId === 'string' && typeof locale === 'string') this.#locales.set(guildId, locale);
    if (typeof channel?.id !== 'string' || typeof channel.type !== 'number') return;
    const data = { ...channel, ...(guildId === undefined ? {} : { guild_id: guildId }) } as APIChannel;
    const isKnown = typeof bits === 'string' && /^\d+$/.test(bits);
    const permissions = isKnown ? new PermissionsBitField(BigInt(bits)).freeze() : null;
    this.#channels.set(channel.id, data);
    if (permissions) this.#permissions.set(channel.id, permissions);
    // A server's list has none that the bot can't see, however often it's asked for.
    if (permissions?.has(PermissionFlagsBits.ViewChannel) === false) return;
    this.#unlisted.isSeen(channel.id);
    if (typeof guildId === 'string') void this.#renew(guildId, channel.id);
  }

  /** A server with a channel that it hadn't when it was asked about is asked about again. */
  async #renew(guildId: string, channelId: string): Promise<void> {
    const asked = this.#guilds.get(guildId);
    const guild = await asked?.catch(() => null);
    if (asked && guild && !guild.channels.cache.has(channelId)) this.#forget(guildId, asked);
  }

  #forget(guildId: string, asked: Promise<Guild | null>): void {
    if (this.#guilds.peek(guildId) === asked) this.#guilds.delete(guildId);
  }

  /** It keeps its channels itself, and is kept here only. */
  async #ask(guildId: string): Promise<Guild> {
    const options = { guild: guildId, cache: false, force: true, withCounts: false };
    const guild = await retrying(() => this.#client.guilds.fetch(options));
    await Promise.all([
      retrying(() => guild.channels.fetch(undefined, { cache: false })),
      retrying(() => guild.members.fetchMe()),
    ]);
    await retrying(() => guild.channels.fetchActiveThreads(false));
    this.#locales.set(guildId, guild.preferredLocale);
    return guild;
  }

  async #askChannel(channelId: string): Promise<APIChannel | null> {
    const ask = () => retrying(() => this.#client.rest.get(Routes.channel(channelId)) as Promise<APIChannel>);
    const data = await this.#unlisted.ask(channelId, ask);
    if (data) this.#channels.set(channelId, data);
    else this.#channels.delete(channelId);
    return data;
  }

  /** Without its server, it can be written to, but knows no permissions. */
  #made(data: APIChannel, guild?: Guild) {
    const maker = this.#client.channels as unknown as Maker;
    return maker._add(data, guild, { cache: false, allowUnknownGuild: guild === undefined });
  }
}
