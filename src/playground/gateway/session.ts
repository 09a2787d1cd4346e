import {
  ChannelType,
  GatewayOpcodes,
  GatewayIntentBits as Intents,
  MessageFlags,
} from 'discord-api-types/v10';
import type { WebSocket } from 'ws';
import type { Channel } from '../state/channel.ts';
import type { Guild } from '../state/guild.ts';
import type { StoredMessage } from '../state/message.ts';
import type { World } from '../state/world.ts';

export type Shard = readonly [id: number, count: number];

/** Whether a shard gets the events of a guild, or of DMs for null. */
export function isOnShard([id, count]: Shard, guildId: string | null): boolean {
  return guildId === null ? id === 0 : (BigInt(guildId) >> 22n) % BigInt(count) === BigInt(id);
}

export function guildsOf(world: World, shard: Shard): Guild[] {
  return [...world.guilds.values()].filter(({ id }) => isOnShard(shard, id));
}

const PRIVILEGED = Intents.GuildMembers | Intents.GuildPresences | Intents.MessageContent;
const KNOWN = Object.values(Intents).reduce<number>(
  (all, bit) => (typeof bit === 'number' ? all | bit : all),
  0,
);

export function areKnown(intents: number): boolean {
  return Number.isInteger(intents) && intents >= 0 && (intents & ~KNOWN) === 0;
}

export function arePrivileged(intents: number): boolean {
  return (intents & PRIVILEGED) !== 0;
}

/** Whether a session with these intents receives a message. Ephemeral messages never reach the gateway. */
export function receivesMessage(intents: number, channel: Channel, stored: StoredMessage): boolean {
  if ((stored.message.flags ?? 0) & MessageFlags.Ephemeral) return false;
  const needed = channel.type === ChannelType.DM ? Intents.DirectMessages : Intents.GuildMessages;
  return (intents & needed) !== 0;
}

/** Sends payloads over one socket, in order. */
export class Frames {
  readonly #socket: WebSocket;
  #frozen = false;

  constructor(socket: WebSocket) {
    this.#socket = socket;
  }

  /** Sends nothing from now on. */
  freeze(): void {
    this.#frozen = true;
  }

  send(payload: unknown): void {
    if (!this.#frozen) this.#socket.send(JSON.stringify(payload));
  }
}

/** Events to keep for a client that resumes. */
const KEPT = 2_000;
/** A disconnected client can resume for this long. */
const RESUMABLE = 5 * 60_000;

interface Event {
  readonly op: number;
  readonly t: string;
  readonly s: number;
  readonly d: unknown;
}

export interface Connection {
  readonly socket: WebSocket;
  readonly frames: Frames;
  /** Null until the client identifies or resumes. */
  session: Session | null;
}

/** An identified client. It outlives its connection, so no event is lost on a resume. */
export class Session {
  readonly id: string;
  readonly intents: number;
  readonly shard: Shard;
  #connection: Connection | null;
  #seq = 0;
  #detachedAt = 0;
  #kept: Event[] = [];

  constructor(id: string, intents: number, shard: Shard, connection: Connection) {
    this.id = id;
    this.intents = intents;
    this.shard = shard;
    this.#connection = connection;
  }

  get connection(): Connection | null {
    return this.#connection;
  }

  get seq(): number {
    return this.#seq;
  }

  dispatch(t: string, d: unknown): void {
    this.#seq += 1;
    const event = { op: GatewayOpcodes.Dispatch, t, s: this.#seq, d };
    this.#kept.push(event);
    if (this.#kept.length > KEPT) this.#kept = this.#kept.slice(-KEPT / 2);
    this.#connection?.frames.send(event);
  }

  /** The connection was lost at `now`, in milliseconds since 1970. */
  detach(now: number): void {
    this.#connection = null;
    this.#detachedAt = now;
  }

  /** Whether it has been disconnected for too long to resume. */
  hasExpired(now: number): boolean {
    return this.#connection === null && now - this.#detachedAt > RESUMABLE;
  }

  /** Dispatches the last `count` interactions up to `seq` once more. */
  repeatInteractions(count: number, seq: number): void {
    const seen = this.#kept.filter(({ t, s }) => t === 'INTERACTION_CREATE' && s <= seq);
    if (count > 0) for (const { t, d } of seen.slice(-count)) this.dispatch(t, d);
  }

  /** Resends the events after `seq`; false when they aren't kept any more. */
  resume(connection: Connection, seq: number): boolean {
    const first = this.#kept[0]?.s ?? this.#seq + 1;
    if (seq > this.#seq || seq < first - 1) return false;
    this.#connection?.socket.close(4000);
    this.#connection = connection;
    for (const event of this.#kept) if (event.s > seq) connection.frames.send(event);
    this.dispatch('RESUMED', {});
    return true;
  }
}
