import type { Guild, ThreadChannel } from 'discord.js';
import { lastUsed } from '../../base/last-used.ts';
import { isUnknownChannel } from './servers.ts';

const MOST_DELETED = 20_000;

/** Channels that a server's list lacks: archived threads, which the gateway doesn't send, hidden and deleted ones. */
export class UnlistedChannels {
  /** A deleted channel never comes back. */
  readonly #deleted = lastUsed<true>(MOST_DELETED);

  /** Whether Discord has said that it's gone. */
  isDeleted(channelId: string): boolean {
    return this.#deleted.has(channelId);
  }

  /** Asks Discord. Null if it's no thread, or can't be fetched. */
  async thread(guild: Guild, channelId: string): Promise<ThreadChannel | null> {
    try {
      const channel = await guild.channels.fetch(channelId);
      return channel?.isThread() ? channel : null;
    } catch (error) {
      if (isUnknownChannel(error)) this.#deleted.set(channelId, true);
      return null;
    }
  }
}
