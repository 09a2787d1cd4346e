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

export function shardGuilds(world: World, shard: Shard): Guild[] {
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
  /** Null until the client identifies or resumes. */
  session: Session | null;
}

export function send({ socket }: Connection, op: GatewayOpcodes, d: unknown): void {
  socket.send(JSON.stringify({ op, t: null, s: null, d }));
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
    this.#connection?.socket.send(JSON.stringify(event));
  }

  /** Parts it from its connection, which can then identify or resume again. `now`: milliseconds since 1970 */
  detach(now: number): void {
    if (this.#connection) this.#connection.session = null;
    this.#connection = null;
    this.#detachedAt = now;
  }

  /** Whether it has been disconnected for too long to resume. */
  hasExpired(now: number): boolean {
    return this.#connection === null && now - this.#detachedAt > RESUMABLE;
  }

  /** Resends the events after `seq`; false when they aren't kept any more. */
  resume(connection: Connection, seq: number): boolean {
    const first = this.#kept[0]?.s ?? this.#seq + 1;
    if (seq > this.#seq || seq < first - 1) return false;
    this.#connection?.socket.close(4000);
    this.#connection = connection;
    for (const event of this.#kept) if (event.s > seq) connection.socket.send(JSON.stringify(event));
    this.dispatch('RESUMED', {});
    return true;
  }
}
