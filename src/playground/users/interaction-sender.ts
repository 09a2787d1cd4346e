import type { Interaction } from '../state/interaction.ts';
import type { StoredMessage } from '../state/message.ts';
import type { World } from '../state/world.ts';
import { InteractionFailed } from './errors.ts';
import { Outcome } from './outcome.ts';
import { type InteractionParts, interactionPayload } from './payload.ts';

interface Pending {
  readonly resolve: (outcome: Outcome) => void;
  readonly reject: (error: InteractionFailed) => void;
}

/** Sends users' interactions to the bot and resolves each with its outcome. */
export class InteractionSender {
  readonly #world: World;
  readonly #pending = new Map<Interaction, Pending>();
  readonly #messages = new WeakMap<Interaction, Set<StoredMessage>>();

  constructor(world: World) {
    this.#world = world;
    world.events.on('message', (stored, _change, interaction) => {
      if (!interaction || (stored.privateTo !== null && stored.privateTo !== interaction.userId)) return;
      this.#messagesOf(interaction).add(stored);
    });
    world.events.on('answered', (interaction) => {
      const outcome = new Outcome(interaction, this.#messagesOf(interaction), world.events);
      this.#take(interaction)?.resolve(outcome);
    });
    world.events.on('failed', (interaction) => {
      this.#take(interaction)?.reject(new InteractionFailed(interaction.id));
    });
  }

  /** @throws {InteractionFailed} when the bot doesn't respond within three seconds */
  send(parts: Omit<InteractionParts, 'id'>): Promise<Outcome> {
    const id = this.#world.ids.next();
    const payload = interactionPayload(this.#world, { ...parts, id });
    return new Promise((resolve, reject) => {
      const interaction = this.#world.interactions.open({
        id,
        type: parts.type,
        userId: parts.userId,
        channelId: parts.channel.id,
        guildId: parts.channel.guildId,
        source: parts.source,
        payload,
      });
      this.#pending.set(interaction, { resolve, reject });
    });
  }

  /** The messages an interaction created or edited so far, as far as its user sees them. */
  #messagesOf(interaction: Interaction): Set<StoredMessage> {
    const messages = this.#messages.get(interaction) ?? new Set<StoredMessage>();
    this.#messages.set(interaction, messages);
    return messages;
  }

  #take(interaction: Interaction): Pending | undefined {
    const pending = this.#pending.get(interaction);
    this.#pending.delete(interaction);
    return pending;
  }
}
