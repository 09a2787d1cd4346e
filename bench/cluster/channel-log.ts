import { isDeepStrictEqual } from 'node:util';
import { type APIMessage, MessageFlags } from 'discord-api-types/v10';
import { decodeCustomId } from '../../src/discord/choices/controls.ts';
import { OF_TABLE } from '../../src/discord/gateway/traces.ts';
import type { Playground } from '../../src/playground/server.ts';
import { pressables } from '../../src/playground/users/components.ts';

/** A public message as it stood at some time. */
export interface Version {
  readonly messageId: string;
  readonly content: string;
  readonly customIds: readonly string[];
  /** Since when, in ms since 1970. */
  readonly at: number;
}

/** A public message of the bot. */
export interface Said {
  readonly id: string;
  /** User IDs of those whom it notified; an edit notifies nobody. */
  readonly pings: readonly string[];
  /** As it stands, or stood last. */
  readonly latest: Version;
  readonly removed: boolean;
}

interface Channel {
  readonly messages: Map<string, Said>;
  readonly versions: Version[];
}

/** Everything the bot has said, including what it has edited or removed since. */
export class ChannelLog {
  readonly #channels = new Map<string, Channel>();
  readonly #newest = new Map<string, string>();
  readonly #answers = new Map<string, string[]>();
  readonly #answeredPrivately = new Set<string>();

  constructor({ discord }: Playground) {
    const { world } = discord;
    world.events.on('message', ({ message, privateTo }, _change, interaction) => {
      // An edit that only adds a picture says nothing new.
      const isNews = this.#newest.get(message.id) !== message.content;
      this.#newest.set(message.id, message.content);
      if (interaction && privateTo !== null) this.#answeredPrivately.add(interaction.id);
      if (interaction && isNews) {
        const answers = this.#answers.get(interaction.id) ?? [];
        this.#answers.set(interaction.id, [...answers, message.content]);
      }
      if (privateTo === null && message.author.id === world.bot.id) this.#note(message);
    });
    world.events.on('messageGone', ({ message }) => {
      const { messages } = this.#of(message.channel_id);
      const said = messages.get(message.id);
      if (said) messages.set(message.id, { ...said, removed: true });
    });
  }

  /** Everything that the interaction was answered with, including texts edited since. */
  answersTo(interactionId: string): readonly string[] {
    return this.#answers.get(interactionId) ?? [];
  }

  /** Whether the interaction brought a private message, or drew one afresh that may say the same as before. */
  isAnsweredPrivately(interactionId: string): boolean {
    return this.#answeredPrivately.has(interactionId);
  }

  /** The channel's public messages, oldest first. */
  messagesIn(channelId: string): readonly Said[] {
    return [...this.#of(channelId).messages.values()];
  }

  /** Each version of each public message, in the order in which people could read them. */
  versionsIn(channelId: string): readonly Version[] {
    return this.#of(channelId).versions;
  }

  #note(message: APIMessage): void {
    if (((message.flags ?? 0) & MessageFlags.Loading) !== 0) return;
    const { messages, versions } = this.#of(message.channel_id);
    const latest = versionOf(message);
    const before = messages.get(message.id);
    const pings = before?.pings ?? message.mentions.map(({ id }) => id);
    messages.set(message.id, { id: message.id, pings, latest, removed: before?.removed ?? false });
    if (!before || !isDeepStrictEqual({ ...before.latest, at: latest.at }, latest)) versions.push(latest);
  }

  #of(channelId: string): Channel {
    const channel = this.#channels.get(channelId) ?? { messages: new Map(), versions: [] };
    this.#channels.set(channelId, channel);
    return channel;
  }
}

const versionOf = (message: APIMessage): Version => ({
  messageId: message.id,
  content: message.content,
  customIds: pressables(message).flatMap((control) => control.custom_id ?? []),
  at: Date.now(),
});

/** The `shown` of what the table's message says; null for any other message. */
export function shownBy({ customIds }: Version, tableId: string): number | null {
  const presses = customIds.flatMap((id) => decodeCustomId(id) ?? []);
  return (
    presses.find((component) => component.tableId === tableId && OF_TABLE.includes(component.verb))
      ?.revision ?? null
  );
}
