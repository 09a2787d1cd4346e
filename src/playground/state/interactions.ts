import { randomBytes } from 'node:crypto';
import {
  type APIInteraction,
  type APIModalInteractionResponseCallbackData,
  type InteractionResponseType,
  InteractionType,
  ApplicationCommandOptionType as OptionType,
} from 'discord-api-types/v10';
import type { Clock } from '../../base/clock.ts';
import type { PageOption } from '../protocol.ts';
import { apiError } from '../validate/api-error.ts';
import type { Choices } from '../validate/commands.ts';
import type { StoredMessage } from './message.ts';

/** An interaction, until its token expires. */
export interface Interaction {
  readonly id: string;
  readonly token: string;
  readonly type: InteractionType;
  readonly userId: string;
  readonly channelId: string;
  readonly guildId: string | null;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  /** What the bot gets. */
  readonly payload: APIInteraction;
  /** The message of a component interaction. */
  readonly source: StoredMessage | null;
  /** The type of the first response; null before there is one. */
  response: InteractionResponseType | null;
  answeredAt: number | null;
  /** The bot didn't respond in time. */
  failed: boolean;
  /** What it created or edited so far. */
  readonly messages: Set<StoredMessage>;
  /** The original response, `@original`. */
  original: StoredMessage | null;
  /** Whether the original response still shows "is thinking". */
  loading: boolean;
  choices: Choices | null;
  modal: APIModalInteractionResponseCallbackData | null;
  readonly cancelDeadline: () => void;
  /** Tells whoever opened it that the response has taken effect. */
  readonly announce: () => void;
}

function find(options: readonly PageOption[]): PageOption | null {
  for (const option of options) {
    if (option.focused) return option;
    const inner = find(option.options ?? []);
    if (inner) return inner;
  }
  return null;
}

/** The focused option of an autocomplete interaction; null for a malformed one without. */
export function focusedOption(interaction: APIInteraction): PageOption | null {
  if (interaction.type !== InteractionType.ApplicationCommandAutocomplete) return null;
  const { options } = interaction.data ?? {};
  return Array.isArray(options) ? find(options) : null;
}

/** A command's name with its subcommand: "table open". */
export function commandName(data: unknown): string {
  const { name = '', options = [] } = (data ?? {}) as Partial<PageOption>;
  const [first] = options;
  const nested = first && (first.type === OptionType.Subcommand || first.type === OptionType.SubcommandGroup);
  return nested ? `${name} ${commandName(first)}` : name;
}

/** The bot must acknowledge an interaction within this time. */
const ACKNOWLEDGE_MS = 3_000;
/** An interaction's token is valid for this long. */
const TOKEN_LIFETIME_MS = 15 * 60_000;

/** The bot didn't respond within three seconds: "This interaction failed". */
export class InteractionFailed extends Error {
  readonly interactionId: string;

  constructor(interactionId: string) {
    super(`interaction ${interactionId} was not answered within 3 s`);
    this.name = 'InteractionFailed';
    this.interactionId = interactionId;
  }
}

type NewInteraction = Pick<Interaction, 'id' | 'type' | 'userId' | 'channelId' | 'guildId' | 'source'> & {
  readonly payload: (token: string) => APIInteraction;
};

/** Interactions by token, with their deadlines for the acknowledgement and the token. */
export class Interactions {
  /** Whether they go to the application's interactions endpoint URL, and not to the gateway. */
  byHttp = false;
  readonly #clock: Clock;
  readonly #send: (interaction: Interaction) => void;
  readonly #byToken = new Map<string, Interaction>();

  constructor(clock: Clock, send: (interaction: Interaction) => void) {
    this.#clock = clock;
    this.#send = send;
  }

  /**
   * Sends the bot an interaction. Resolves once its response has taken effect.
   * @throws {InteractionFailed} without a response within three seconds
   */
  open(created: NewInteraction): Promise<Interaction> {
    this.#dropExpired();
    const token = randomBytes(48).toString('base64url');
    return new Promise((resolve, reject) => {
      const interaction: Interaction = {
        ...created,
        token,
        createdAt: this.#clock.now(),
        payload: created.payload(token),
        response: null,
        answeredAt: null,
        failed: false,
        messages: new Set(),
        original: null,
        loading: false,
        choices: null,
        modal: null,
        cancelDeadline: this.#clock.schedule(ACKNOWLEDGE_MS, () => {
          interaction.failed = true;
          reject(new InteractionFailed(interaction.id));
        }),
        announce: () => resolve(interaction),
      };
      this.#byToken.set(token, interaction);
      this.#send(interaction);
    });
  }

  /**
   * Delivers an interaction again, as Discord sometimes does. Neither its token nor its deadlines change.
   * @throws {Error} for an unknown one, or one whose token expired long ago
   */
  redeliver(id: string): void {
    const found = [...this.#byToken.values()].find((interaction) => interaction.id === id);
    if (!found) throw new Error(`there is no interaction ${id}`);
    this.#send(found);
  }

  /**
   * The interaction a callback is for.
   * @throws {ApiError} 10062 for an unknown or expired one, 40060 for one already acknowledged.
   */
  unacknowledged(id: string, token: string): Interaction {
    const found = this.#byToken.get(token);
    if (!found || found.id !== id || found.failed || this.#age(found) > TOKEN_LIFETIME_MS)
      throw apiError('unknownInteraction');
    if (found.response !== null) throw apiError('alreadyAcknowledged');
    return found;
  }

  /** Records the first response. Its `announce` comes once the response has taken effect. */
  acknowledge(interaction: Interaction, response: InteractionResponseType): void {
    interaction.cancelDeadline();
    interaction.response = response;
    interaction.answeredAt = this.#clock.now();
  }

  /**
   * The acknowledged interaction whose webhook has this token.
   * @throws {ApiError} 50027 after 15 minutes, 10015 for an unknown or unacknowledged one.
   */
  webhook(token: string): Interaction {
    const found = this.#byToken.get(token);
    if (!found) throw apiError('unknownWebhook');
    if (this.#age(found) > TOKEN_LIFETIME_MS) throw apiError('invalidWebhookToken');
    if (found.response === null || found.failed) throw apiError('unknownWebhook');
    return found;
  }

  #age(interaction: Interaction): number {
    return this.#clock.now() - interaction.createdAt;
  }

  /** Tokens are kept for twice their lifetime, so an expired one is told apart from an unknown one. */
  #dropExpired(): void {
    for (const [token, interaction] of this.#byToken) {
      if (this.#age(interaction) <= 2 * TOKEN_LIFETIME_MS) return;
      this.#byToken.delete(token);
    }
  }
}
