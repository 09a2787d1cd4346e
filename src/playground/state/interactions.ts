import { randomBytes } from 'node:crypto';
import type { APIInteraction, InteractionResponseType, InteractionType } from 'discord-api-types/v10';
import type { Clock } from '../clock.ts';
import { refuse } from '../validate/refusals.ts';
import type { WorldEmitter } from './events.ts';
import type { Interaction } from './interaction.ts';
import type { StoredMessage } from './message.ts';

/** Milliseconds in which a first answer has to come. */
export const FIRST_ANSWER = 3_000;
/** Milliseconds for which a token is good. */
export const TOKEN_LIFE = 15 * 60_000;

export interface NewInteraction {
  readonly id: string;
  readonly type: InteractionType;
  readonly userId: string;
  readonly channelId: string;
  readonly guildId: string | null;
  readonly source: StoredMessage | null;
  readonly payload: (token: string) => APIInteraction;
}

/** All interactions whose token is still good, with both deadlines. */
export class Interactions {
  readonly #clock: Clock;
  readonly #events: WorldEmitter;
  readonly #byToken = new Map<string, Interaction>();

  constructor(clock: Clock, events: WorldEmitter) {
    this.#clock = clock;
    this.#events = events;
  }

  open(made: NewInteraction): Interaction {
    this.#forgetOld();
    const token = randomBytes(48).toString('base64url');
    const interaction: Interaction = {
      id: made.id,
      token,
      type: made.type,
      userId: made.userId,
      channelId: made.channelId,
      guildId: made.guildId,
      createdAt: this.#clock.now(),
      payload: made.payload(token),
      source: made.source,
      response: null,
      answeredAt: null,
      failed: false,
      original: null,
      loading: false,
      choices: null,
      modal: null,
      cancelDeadline: this.#clock.schedule(FIRST_ANSWER, () => this.#fail(interaction)),
    };
    this.#byToken.set(token, interaction);
    this.#events.emit('interaction', interaction);
    return interaction;
  }

  /**
   * The interaction that a first answer is for.
   * @throws {ApiError} 10062 for a wrong or old one, 40060 for one that is answered already.
   */
  unanswered(id: string, token: string): Interaction {
    const found = this.#byToken.get(token);
    if (!found || found.id !== id || found.failed || this.#age(found) > TOKEN_LIFE)
      throw refuse('unknownInteraction');
    if (found.response !== null) throw refuse('alreadyAcknowledged');
    return found;
  }

  /** Notes the first answer; whoever waits for it is told by `announce`. */
  answer(interaction: Interaction, response: InteractionResponseType): void {
    interaction.cancelDeadline();
    interaction.response = response;
    interaction.answeredAt = this.#clock.now();
  }

  announce(interaction: Interaction): void {
    this.#events.emit('answered', interaction);
  }

  /**
   * The answered interaction whose webhook this token is.
   * @throws {ApiError} 50027 after 15 minutes, 10015 for an unknown one or one that is not answered yet.
   */
  webhook(token: string): Interaction {
    const found = this.#byToken.get(token);
    if (!found) throw refuse('unknownWebhook');
    if (this.#age(found) > TOKEN_LIFE) throw refuse('invalidWebhookToken');
    if (found.response === null || found.failed) throw refuse('unknownWebhook');
    return found;
  }

  #age(interaction: Interaction): number {
    return this.#clock.now() - interaction.createdAt;
  }

  #fail(interaction: Interaction): void {
    interaction.failed = true;
    this.#events.emit('failed', interaction);
  }

  /** Tokens are kept as long again as they live, so that late use is told apart from a wrong token. */
  #forgetOld(): void {
    for (const [token, interaction] of this.#byToken) {
      if (this.#age(interaction) <= 2 * TOKEN_LIFE) return;
      this.#byToken.delete(token);
    }
  }
}
