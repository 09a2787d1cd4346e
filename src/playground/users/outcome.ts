import {
  type APIApplicationCommandOptionChoice,
  type APIMessage,
  type APIModalInteractionResponseCallbackData,
  InteractionResponseType,
} from 'discord-api-types/v10';
import type { WorldEmitter } from '../state/events.ts';
import type { Interaction } from '../state/interactions.ts';
import type { StoredMessage } from '../state/message.ts';

type Predicate = (message: APIMessage) => boolean;

/** The bot's response to an interaction, and what it does with the interaction later on. */
export class Outcome {
  readonly interaction: Interaction;
  readonly #events: WorldEmitter;

  constructor(interaction: Interaction, events: WorldEmitter) {
    this.interaction = interaction;
    this.#events = events;
  }

  get interactionId(): string {
    return this.interaction.id;
  }

  get type(): InteractionResponseType {
    return this.interaction.response!;
  }

  /** Milliseconds from the interaction to the first response. */
  get elapsed(): number {
    return this.interaction.answeredAt! - this.interaction.createdAt;
  }

  /**
   * The current state of the original response, or of the message that was updated. If that message was left as it
   * is, the private answer that came instead.
   */
  get message(): APIMessage | null {
    return (this.#instead ?? this.interaction.original)?.message ?? null;
  }

  get #instead(): StoredMessage | undefined {
    if (this.type !== InteractionResponseType.DeferredMessageUpdate) return undefined;
    return [...this.interaction.messages].findLast(
      ({ privateTo, removed }) => privateTo !== null && !removed,
    );
  }

  /** The current state of all messages this interaction created or edited, as far as its user sees them. */
  get messages(): readonly APIMessage[] {
    return [...this.interaction.messages].flatMap(({ message, removed }) => (removed ? [] : [message]));
  }

  get choices(): readonly APIApplicationCommandOptionChoice[] | null {
    return this.interaction.choices as readonly APIApplicationCommandOptionChoice[] | null;
  }

  get modal(): APIModalInteractionResponseCallbackData | null {
    return this.interaction.modal;
  }

  /** The first message of this interaction, past or future, that matches. */
  messageWhere(matches: Predicate): Promise<APIMessage> {
    const known = this.messages.find(matches);
    if (known) return Promise.resolve(known);
    return new Promise((resolve) => {
      const listen = (stored: StoredMessage, _change: string, by: Interaction | null) => {
        if (by !== this.interaction || !matches(stored.message)) return;
        this.#events.off('message', listen);
        resolve(stored.message);
      };
      this.#events.on('message', listen);
    });
  }

  /** The response once it's no longer "thinking"; immediately if the bot didn't defer. */
  settled(): Promise<APIMessage> {
    return this.messageWhere(({ flags = 0, id }) => (flags & 128) === 0 && id === this.message?.id);
  }
}
