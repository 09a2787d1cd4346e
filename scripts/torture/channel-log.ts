import type { Playground } from '../../src/playground/server.ts';

/** Everything the bot has said, including messages deleted since. */
export class ChannelLog {
  readonly #contents = new Map<string, Map<string, string>>();
  readonly #newest = new Map<string, string>();
  readonly #answers = new Map<string, string[]>();

  constructor({ discord }: Playground) {
    const { world } = discord;
    world.events.on('message', ({ message, privateTo }, _change, interaction) => {
      // An edit that only adds a picture says nothing new.
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

  /** Everything that the interaction was answered with, including texts edited since. */
  answersTo(interactionId: string): readonly string[] {
    return this.#answers.get(interactionId) ?? [];
  }

  /** Contents of the channel's public messages as last edited, oldest first. */
  of(channelId: string): readonly string[] {
    return [...(this.#contents.get(channelId)?.values() ?? [])];
  }
}
