import type {
  APIApplicationCommandOptionChoice,
  APIMessage,
  APIModalInteractionResponseCallbackData,
  InteractionResponseType,
} from 'discord-api-types/v10';
import type { WorldEmitter } from '../state/events.ts';
import type { Interaction } from '../state/interaction.ts';
import type { StoredMessage } from '../state/message.ts';

type Predicate = (message: APIMessage) => boolean;

/** How the bot answered an interaction, and what else it does by it as time goes on. */
export class Outcome {
  readonly #interaction: Interaction;
  readonly #touched: ReadonlySet<StoredMessage>;
  readonly #events: WorldEmitter;

  constructor(interaction: Interaction, touched: ReadonlySet<StoredMessage>, events: WorldEmitter) {
    this.#interaction = interaction;
    this.#touched = touched;
    this.#events = events;
  }

  get interaction(): Readonly<Interaction> {
    return this.#interaction;
  }

  get interactionId(): string {
    return this.#interaction.id;
  }

  get type(): InteractionResponseType {
    return this.#interaction.response!;
  }

  /** Milliseconds from the click to the first answer. */
  get elapsed(): number {
    return this.#interaction.answeredAt! - this.#interaction.createdAt;
  }

  /** The message that answers, or the one that was changed, as it is now. */
  get message(): APIMessage | null {
    return this.#interaction.original?.message ?? null;
  }

  /** All messages made or changed by this interaction so far that its user sees, as they are now. */
  get messages(): readonly APIMessage[] {
    return [...this.#touched].flatMap(({ message, removed }) => (removed ? [] : [message]));
  }

  get choices(): readonly APIApplicationCommandOptionChoice[] | null {
    return this.#interaction.choices as readonly APIApplicationCommandOptionChoice[] | null;
  }

  get modal(): APIModalInteractionResponseCallbackData | null {
    return this.#interaction.modal;
  }

  /** The first message of this interaction, made or changed before or after this call, that `wanted` takes. */
  messageWhere(wanted: Predicate): Promise<APIMessage> {
    const known = this.messages.find(wanted);
    if (known) return Promise.resolve(known);
    return new Promise((resolve) => {
      const listen = (stored: StoredMessage, _change: string, by: Interaction | null) => {
        if (by !== this.#interaction || !wanted(stored.message)) return;
        this.#events.off('message', listen);
        resolve(stored.message);
      };
      this.#events.on('message', listen);
    });
  }

  /** The answer once it is no longer "thinking"; at once where the bot did not defer. */
  settled(): Promise<APIMessage> {
    return this.messageWhere(({ flags = 0, id }) => (flags & 128) === 0 && id === this.message?.id);
  }
}
