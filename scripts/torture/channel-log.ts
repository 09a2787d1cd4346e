import type { Playground } from '../../src/playground/server.ts';

/** What the bot has said. Messages that were deleted since count too. */
export class ChannelLog {
  readonly #contents = new Map<string, Map<string, string>>();
  readonly #newest = new Map<string, string>();
  readonly #answers = new Map<string, string[]>();

  constructor({ discord }: Playground) {
    const { world } = discord;
    world.events.on('message', ({ message, privateTo }, _change, interaction) => {
      // An edit that adds a picture says nothing new.
      const isNews = this.#newest.get(message.id) !== message.content;
      this.#newest.set(message.id, message.content);
      if (interaction && isNews) {
        const answers = this.#answers.get(interaction.id) ?? [];
        this.#answers.set(interaction.id, [...answers, message.content]);
      }
      if (privateTo !== null || message.author.id !== world.bot.id) return;
      const channel = this.#contents.get(message.channel_id) ?? new Map<string, string>();
      channel.set(message.id, message.content);
      this.#contents.set(message.channel_id, channel);
    });
  }

  /** Everything that was said by means of the interaction, as it was said then. */
  answersTo(interactionId: string): readonly string[] {
    return this.#answers.get(interactionId) ?? [];
  }

  /** Texts of the channel's public messages as they stand now, oldest first. */
  of(channelId: string): readonly string[] {
    return [...(this.#contents.get(channelId)?.values() ?? [])];
  }
}
