import { randomBytes } from 'node:crypto';
import type { APIInteraction, InteractionResponseType } from 'discord-api-types/v10';
import type { Clock } from '../../time/clock.ts';
import { apiError } from '../validate/api-error.ts';
import type { WorldEmitter } from './events.ts';
import type { Interaction } from './interaction.ts';

/** The bot must acknowledge an interaction within this time. */
const ACKNOWLEDGE_MS = 3_000;
/** An interaction's token is valid for this long. */
const TOKEN_LIFETIME_MS = 15 * 60_000;

type NewInteraction = Pick<Interaction, 'id' | 'type' | 'userId' | 'channelId' | 'guildId' | 'source'> & {
  readonly payload: (token: string) => APIInteraction;
};

/** Interactions by token, with their deadlines for the acknowledgement and the token. */
export class Interactions {
  readonly #clock: Clock;
  readonly #events: WorldEmitter;
  readonly #byToken = new Map<string, Interaction>();

  constructor(clock: Clock, events: WorldEmitter) {
    this.#clock = clock;
    this.#events = events;
  }

  open(created: NewInteraction): Interaction {
    this.#dropExpired();
    const token = randomBytes(48).toString('base64url');
    const interaction: Interaction = {
      ...created,
      token,
      createdAt: this.#clock.now(),
      payload: created.payload(token),
      response: null,
      answeredAt: null,
      failed: false,
      original: null,
      loading: false,
      choices: null,
      modal: null,
      cancelDeadline: this.#clock.schedule(ACKNOWLEDGE_MS, () => this.#fail(interaction)),
    };
    this.#byToken.set(token, interaction);
    this.#events.emit('interaction', interaction);
    return interaction;
  }

  /**
   * Delivers an interaction again, as the gateway sometimes does. Neither its token nor its deadlines change.
   * @throws {Error} for an unknown one, or one whose token expired long ago
   */
  redeliver(id: string): void {
    const found = [...this.#byToken.values()].find((interaction) => interaction.id === id);
    if (!found) throw new Error(`there is no interaction ${id}`);
    this.#events.emit('interaction', found);
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

  /** Records the first response. `announce` emits the event once the response has taken effect. */
  acknowledge(interaction: Interaction, response: InteractionResponseType): void {
    interaction.cancelDeadline();
    interaction.response = response;
    interaction.answeredAt = this.#clock.now();
  }

  announce(interaction: Interaction): void {
    this.#events.emit('answered', interaction);
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

  #fail(interaction: Interaction): void {
    interaction.failed = true;
    this.#events.emit('failed', interaction);
  }

  /** Tokens are kept for twice their lifetime, so an expired one is told apart from an unknown one. */
  #dropExpired(): void {
    for (const [token, interaction] of this.#byToken) {
      if (this.#age(interaction) <= 2 * TOKEN_LIFETIME_MS) return;
      this.#byToken.delete(token);
    }
  }
}
