import type { LocalDiscord } from '../../../../src/playground/local-discord.ts';
import { isPrivate } from '../../fixtures/stranger.ts';
import { publicMessages } from './people.ts';

/** Counts what a bystander sees of a game. */
export class Watch {
  /** New messages that pinged somebody. */
  calls = 0;
  /** The most public messages of the bot at a time. */
  most = 0;
  readonly #discord: LocalDiscord;
  readonly #channelId: string;
  readonly #seen = new Set<string>();

  constructor(discord: LocalDiscord, channelId: string) {
    this.#discord = discord;
    this.#channelId = channelId;
    discord.world.events.on('message', ({ message }) => {
      if (isPrivate(message) || message.channel_id !== channelId || this.#seen.has(message.id)) return;
      this.#seen.add(message.id);
      if (message.author.id === discord.world.bot.id && message.mentions.length > 0) this.calls++;
    });
  }

  look(): void {
    this.most = Math.max(this.most, publicMessages(this.#discord, this.#channelId).length);
  }
}
