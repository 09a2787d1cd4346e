import type { Guild, GuildBasedChannel, ThreadChannel } from 'discord.js';
import { lastUsed } from '../../base/last-used.ts';
import type { Barrier } from '../../table/document.ts';
import { hasErrorCode, MISSING_ACCESS, UNKNOWN_CHANNEL } from '../answers/discord-errors.ts';

const MOST_CHANNELS = 20_000;
/** For how long Discord isn't asked again about a channel that the bot can't see, in ms. */
const HIDDEN_FOR = 5 * 60_000;
/** For how long somebody who has used the bot in a channel counts as seeing it, in ms, and how many are remembered. */
const SEEN_FOR = 10 * 60_000;
const MOST_SEEN = 50_000;

/** Discord's flag of a channel of which it tells the bot nothing, permissions included; a thread's are its parent's. */
const HIDDEN = 1 << 17;
export function isHiddenFromBot(channel: GuildBasedChannel): boolean {
  const { flags } = (channel.isThread() ? channel.parent : channel) ?? channel;
  return (flags.bitfield & HIDDEN) !== 0;
}

/** Channels that a server's list lacks: archived threads, which the gateway doesn't send, hidden and deleted ones. */
export class UnlistedChannels {
  /** A deleted channel never comes back. */
  readonly #deleted = lastUsed<true>(MOST_CHANNELS);
  readonly #hidden = lastUsed<true>(MOST_CHANNELS, HIDDEN_FOR);

  readonly #seen = lastUsed<true>(MOST_SEEN, SEEN_FOR);

  /** Somebody uses the bot in the channel, so they see it, whatever the bot does. */
  noteSeen(channelId: string, userId: string): void {
    this.#seen.set(`${channelId}:${userId}`, true);
  }

  isSeenBy(channelId: string, userId: string): boolean {
    return this.#seen.has(`${channelId}:${userId}`);
  }

  /** Whether Discord has said that it's gone. */
  isDeleted(channelId: string): boolean {
    return this.#deleted.has(channelId);
  }

  /** What keeps the bot from posting in a channel that it can't find. */
  barrier(channelId: string): Barrier {
    return this.isDeleted(channelId) ? 'gone' : 'channel';
  }

  /** Whether Discord has said lately that the bot can't see it. */
  isHidden(channelId: string): boolean {
    return this.#hidden.has(channelId);
  }

  /** The bot can see it again. */
  isSeen(channelId: string): void {
    this.#hidden.delete(channelId);
  }

  /**
   * What Discord tells of a channel; null if it's gone or the bot can't see it, and then it isn't asked again for a
   * while. @throws what else happens
   */
  async ask<T>(channelId: string, ask: () => Promise<T>): Promise<T | null> {
    if (this.isDeleted(channelId) || this.isHidden(channelId)) return null;
    try {
      return await ask();
    } catch (error) {
      if (hasErrorCode(error, UNKNOWN_CHANNEL)) this.#deleted.set(channelId, true);
      else if (hasErrorCode(error, MISSING_ACCESS)) this.#hidden.set(channelId, true);
      else throw error;
      return null;
    }
  }

  /** Asks Discord. Null if it's no thread, or can't be fetched. */
  async thread(guild: Guild, channelId: string): Promise<ThreadChannel | null> {
    const asked = this.ask(channelId, () => guild.channels.fetch(channelId));
    const channel = await asked.catch(() => null);
    return channel?.isThread() ? channel : null;
  }
}
