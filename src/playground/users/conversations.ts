import type { Interaction } from '../state/interaction.ts';
import type { StoredMessage } from '../state/message.ts';
import type { World } from '../state/world.ts';
import { InteractionFailed } from './client-refusal.ts';
import { Outcome } from './outcome.ts';
import { type InteractionParts, interactionPayload } from './payload.ts';

interface Waiting {
  readonly resolve: (outcome: Outcome) => void;
  readonly reject: (error: InteractionFailed) => void;
}

/** Sends interactions to the bot and tells each user of the answer. */
export class Conversations {
  readonly #world: World;
  readonly #waiting = new Map<Interaction, Waiting>();
  readonly #touched = new WeakMap<Interaction, Set<StoredMessage>>();

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

  /** @throws {InteractionFailed} when no answer comes within three seconds. */
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
      this.#waiting.set(interaction, { resolve, reject });
    });
  }

  #messagesOf(interaction: Interaction): Set<StoredMessage> {
    const found = this.#touched.get(interaction) ?? new Set<StoredMessage>();
    this.#touched.set(interaction, found);
    return found;
  }

  #take(interaction: Interaction): Waiting | undefined {
    const waiting = this.#waiting.get(interaction);
    this.#waiting.delete(interaction);
    return waiting;
  }
}
