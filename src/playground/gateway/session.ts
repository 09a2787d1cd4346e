import { GatewayOpcodes } from 'discord-api-types/v10';
import type { WebSocket } from 'ws';
import type { Frames } from './frames.ts';

/** Events kept for a client that comes back. */
const KEPT = 2_000;
/** Milliseconds for which a lost client can come back. */
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
}

/** One identified client: it outlives its connection, so that nothing is lost on a resume. */
export class Session {
  readonly id: string;
  readonly intents: number;
  #connection: Connection | null;
  #seq = 0;
  #detachedAt = 0;
  #kept: Event[] = [];

  constructor(id: string, intents: number, connection: Connection) {
    this.id = id;
    this.intents = intents;
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

  /** Its connection is lost at `now`, milliseconds since 1970. */
  detach(now: number): void {
    this.#connection = null;
    this.#detachedAt = now;
  }

  /** Whether it has been without a connection for so long that it cannot be resumed any more. */
  hasExpired(now: number): boolean {
    return this.#connection === null && now - this.#detachedAt > RESUMABLE;
  }

  /** Sends again what came after `seq`; false when that is no longer known. */
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
