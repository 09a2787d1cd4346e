import type { APIMessage, APIUser } from 'discord-api-types/v10';
import type { Gateway } from './gateway/gateway.ts';
import type { Faults } from './rest/faults.ts';
import type { RecordedRequest, RequestLog } from './rest/requests.ts';
import type { Channel } from './state/channel.ts';
import type { Guild } from './state/guild.ts';
import type { StoredFile, StoredMessage } from './state/message.ts';
import {
  addChannel,
  addGuild,
  addUser,
  type ChannelSetup,
  type GuildSetup,
  type OverwriteSetup,
  overwriteOf,
  removeChannel,
  setOverwrite,
  type UserSetup,
  userIdOf,
} from './state/setup.ts';
import type { World } from './state/world.ts';
import { InteractionSender } from './users/interaction-sender.ts';
import { LocalUser } from './users/user.ts';

/** The local Discord, for tests and tools: its users, what they see, and the bot's requests. */
export class LocalDiscord {
  readonly world: World;
  /** Faults of the REST API. */
  readonly faults: Faults;
  readonly gateway: Gateway;
  readonly #log: RequestLog;
  readonly #sender: InteractionSender;
  readonly #users = new Map<string, LocalUser>();

  constructor(world: World, gateway: Gateway, log: RequestLog, faults: Faults) {
    this.world = world;
    this.faults = faults;
    this.gateway = gateway;
    this.#log = log;
    this.#sender = new InteractionSender(world);
  }

  get bot(): APIUser {
    return this.world.bot;
  }

  /**
   * The bot's most recent requests, oldest first. Those a fault cut off or holds before they're carried out are
   * counted, but not listed.
   */
  get requests(): readonly RecordedRequest[] {
    return this.#log.entries;
  }

  /** The requests that got an error response, apart from those an added fault refused. */
  get refusals(): readonly RecordedRequest[] {
    const refuses = new Set(['refuse', 'rateLimit']);
    return this.requests.filter(
      ({ status, faults }) => status >= 400 && !faults.some((type) => refuses.has(type)),
    );
  }

  /** Request counts since the start or the last `clearRequests`: all, and those under the global rate limit. */
  get requestCounts(): { readonly all: number; readonly global: number } {
    return this.#log.counts;
  }

  /** The same by method and route: `{ 'POST /channels/{channel_id}/messages': 2 }`. */
  get requestCountsByRoute(): Readonly<Record<string, number>> {
    return this.#log.countsByRoute;
  }

  clearRequests(): void {
    this.#log.clear();
  }

  get users(): readonly LocalUser[] {
    return [...this.world.users.keys()].map((id) => this.userById(id));
  }

  /** @throws {Error} for an unknown name */
  user(name: string): LocalUser {
    return this.userById(userIdOf(this.world, name));
  }

  userById(id: string): LocalUser {
    const found = this.#users.get(id) ?? new LocalUser(id, this.world, this.#sender);
    this.#users.set(id, found);
    return found;
  }

  /** A guild by name, or the first one. */
  guild(name?: string): Guild {
    const found = [...this.world.guilds.values()].find((guild) => name === undefined || guild.name === name);
    if (!found) throw new Error(`there is no guild called ${name}`);
    return found;
  }

  /** A channel or thread by name. */
  channel(name: string): Channel {
    const found = [...this.world.channels.values()].find((channel) => channel.name === name);
    if (!found) throw new Error(`there is no channel called ${name}`);
    return found;
  }

  addUser(setup: UserSetup): LocalUser {
    return this.userById(addUser(this.world, setup).id);
  }

  addGuild(setup: GuildSetup): Guild {
    return addGuild(this.world, setup);
  }

  addChannel(guild: Guild, setup: ChannelSetup): Channel {
    return addChannel(this.world, guild, setup);
  }

  /** Deletes a channel or thread. */
  removeChannel(channel: Channel): void {
    removeChannel(this.world, channel);
  }

  /** Replaces a channel's permission overwrites. */
  setOverwrites(channel: Channel, setups: readonly OverwriteSetup[]): void {
    const guild = this.world.guild(channel.guildId ?? '');
    channel.overwrites = setups.map((setup) => overwriteOf(this.world, guild, setup));
    this.world.events.emit('channel', channel, 'update');
  }

  /** Replaces the permission overwrite of one role or user in a channel; the others stay. */
  setOverwrite(channel: Channel, setup: OverwriteSetup): void {
    setOverwrite(this.world, channel, setup);
  }

  /** All files of a message, including those that embeds or components show. */
  filesOf(message: Pick<APIMessage, 'id' | 'channel_id'>): readonly StoredFile[] {
    const stored = this.world.channels.get(message.channel_id)?.messages.get(message.id);
    return [...(stored?.files.values() ?? [])];
  }

  /** The next message created or edited from now on that matches. */
  nextMessage(matches: (message: APIMessage, change: 'create' | 'update') => boolean): Promise<APIMessage> {
    const { events } = this.world;
    return new Promise((resolve) => {
      const listen = (stored: StoredMessage, change: 'create' | 'update') => {
        if (!matches(stored.message, change)) return;
        events.off('message', listen);
        resolve(stored.message);
      };
      events.on('message', listen);
    });
  }

  /**
   * Sends the bot an interaction it was already sent, whatever became of it.
   * @throws {Error} for an unknown one, or one whose token expired long ago
   */
  redeliver(interactionId: string): void {
    this.world.interactions.redeliver(interactionId);
  }
}
