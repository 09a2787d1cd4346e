import {
  type APIInteraction,
  type Client,
  Events,
  GatewayDispatchEvents,
  type Interaction,
} from 'discord.js';
import type { Command } from '../handlers/command.ts';
import type { BotContext } from '../handlers/context.ts';
import { readChannelTip } from './channel-tip.ts';
import { takeInteraction } from './events.ts';
import { route } from './router.ts';

/** Has interactions answered, from the gateway and over HTTP. */
export class Inbox {
  readonly #client: Client;
  readonly #commands: ReadonlyMap<string, Command>;
  readonly #context: BotContext;
  readonly #underWay = new Set<Promise<void>>();

  constructor(client: Client, commands: ReadonlyMap<string, Command>, context: BotContext) {
    this.#client = client;
    this.#commands = commands;
    this.#context = context;
    client.on(Events.InteractionCreate, this.#answer);
    // An event that can't be read may have no data at all.
    client.on(Events.Raw, ({ t, d }) => t === GatewayDispatchEvents.InteractionCreate && d && this.#hear(d));
  }

  /** How many interactions are in progress. */
  get size(): number {
    return this.#underWay.size;
  }

  /** One that came over HTTP. Never throws. */
  readonly posted = (interaction: APIInteraction): void => {
    this.#hear(interaction);
    takeInteraction(this.#client, interaction, this.#context.log);
  };

  /** Accepts no more interactions, and resolves once those in progress are answered. */
  async close(): Promise<void> {
    this.#client.off(Events.InteractionCreate, this.#answer);
    await Promise.all(this.#underWay);
  }

  readonly #answer = (interaction: Interaction): void => {
    const answered = route(interaction, this.#commands, this.#context).finally(() =>
      this.#underWay.delete(answered),
    );
    this.#underWay.add(answered);
  };

  /** Notes what it tells of its server and channel. */
  #hear(interaction: APIInteraction): void {
    const { announcer, servers } = this.#context;
    servers.heard(interaction);
    const tip = readChannelTip(interaction);
    if (tip) announcer.heard(tip.channelId, tip.messageId);
  }
}
