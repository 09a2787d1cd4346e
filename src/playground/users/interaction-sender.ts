import { type APIInteraction, InteractionContextType, type InteractionType } from 'discord-api-types/v10';
import type { Channel } from '../state/channel.ts';
import { memberData } from '../state/guild.ts';
import type { Interaction } from '../state/interaction.ts';
import { type StoredMessage, withoutNonce } from '../state/message.ts';
import type { World } from '../state/world.ts';
import { MAX_FILE_BYTES } from '../validate/message.ts';
import { InteractionFailed } from './errors.ts';
import { Outcome } from './outcome.ts';

interface InteractionParts {
  readonly id: string;
  readonly type: InteractionType;
  readonly userId: string;
  readonly channel: Channel;
  readonly data: unknown;
  readonly source: StoredMessage | null;
  /** Fields of the payload to replace; undefined leaves one out. */
  readonly overrides: Readonly<Record<string, unknown>>;
}

/** Builds the interaction the gateway sends from its token. */
function interactionPayload(world: World, parts: InteractionParts): (token: string) => APIInteraction {
  const { id, type, userId, channel, data, source, overrides } = parts;
  const { user, locale } = world.users.get(userId)!;
  const guild = channel.guildId === null ? null : world.guild(channel.guildId);
  const member = guild?.members.get(userId);
  const invoker =
    guild && member
      ? {
          guild_id: guild.id,
          guild_locale: guild.locale,
          guild: { id: guild.id, locale: guild.locale, features: [] },
          member: { ...memberData(member), permissions: String(world.permissions(channel, userId)) },
          context: InteractionContextType.Guild,
          authorizing_integration_owners: { 0: guild.id },
        }
      : {
          user,
          context: InteractionContextType.BotDM,
          authorizing_integration_owners: { 0: '0' },
        };
  const payload = {
    id,
    application_id: world.bot.id,
    type,
    version: 1,
    data,
    ...invoker,
    locale,
    channel_id: channel.id,
    channel: { ...world.channelData(channel), permissions: String(world.permissions(channel, userId)) },
    app_permissions: String(world.permissions(channel, world.bot.id)),
    attachment_size_limit: MAX_FILE_BYTES,
    entitlements: [],
    entitlement_sku_ids: [],
    ...(source ? { message: withoutNonce(source.message) } : {}),
    ...overrides,
  };
  return (token) => JSON.parse(JSON.stringify({ token, ...payload }));
}

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
      const { type, userId, source, channel } = parts;
      const place = { channelId: channel.id, guildId: channel.guildId };
      const interaction = this.#world.interactions.open({ id, type, userId, ...place, source, payload });
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
