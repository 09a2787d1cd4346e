import { GatewayCloseCodes as Close, GatewayOpcodes as Op } from 'discord-api-types/v10';
import type { Connection } from './session.ts';
import type { Sessions } from './sessions.ts';

/** Codes after which a session can't be resumed. */
const ENDS_SESSION: ReadonlySet<number> = new Set([
  Close.AuthenticationFailed,
  Close.InvalidSeq,
  Close.SessionTimedOut,
  Close.InvalidShard,
  Close.ShardingRequired,
  Close.InvalidAPIVersion,
  Close.InvalidIntents,
  Close.DisallowedIntents,
]);

/** Which connections to disturb: those of one shard, or all. */
interface Affected {
  readonly shard?: number;
}

/** What can go wrong on the gateway, at a test's command. */
export class GatewayFaults {
  readonly #connections: ReadonlySet<Connection>;
  readonly #sessions: Sessions;
  readonly #attempts: (() => void)[] = [];
  #refusing = false;

  constructor(connections: ReadonlySet<Connection>, sessions: Sessions) {
    this.#connections = connections;
    this.#sessions = sessions;
  }

  /** The number of connected sessions. */
  get connected(): number {
    return [...this.#sessions.all()].filter(({ connection }) => connection).length;
  }

  /** Closes connections with a code, such as 1001 or 4004. Clients can resume unless the code ends the session. */
  closeConnections(
    code: number,
    { reason = '', ...affected }: Affected & { readonly reason?: string } = {},
  ): void {
    for (const connection of this.#affected(affected)) {
      if (connection.session && ENDS_SESSION.has(code)) this.#sessions.remove(connection.session);
      connection.socket.close(code, reason);
    }
  }

  /** Drops connections without a close frame; clients can resume. */
  dropConnections(affected: Affected = {}): void {
    for (const { socket } of this.#affected(affected)) socket.terminate();
  }

  /**
   * Goes silent on connections without closing them: neither events nor answers to heartbeats get through. Events are
   * kept for a resume on a new connection.
   */
  freezeConnections(affected: Affected = {}): void {
    for (const { frames } of this.#affected(affected)) frames.freeze();
  }

  /** Asks clients to reconnect and resume. */
  requestReconnect(affected: Affected = {}): void {
    for (const { frames } of this.#affected(affected)) frames.send({ op: Op.Reconnect, d: null });
  }

  /**
   * Sends Invalid Session. Clients have to identify again, also those that are away, unless the session is
   * `resumable`; they may do so on the same connection.
   */
  invalidateSessions({
    resumable = false,
    ...affected
  }: Affected & { readonly resumable?: boolean } = {}): void {
    for (const session of [...this.#sessions.all()]) {
      if (affected.shard !== undefined && affected.shard !== session.shard[0]) continue;
      session.connection?.frames.send({ op: Op.InvalidSession, t: null, s: null, d: resumable });
      this.#sessions.detach(session);
      if (!resumable) this.#sessions.remove(session);
    }
  }

  /** At the next resume, sends the last `count` interactions the client has already seen once more. */
  repeatOnResume(count = 1): void {
    this.#sessions.repeatOnResume = count;
  }

  /** Answers new connections with HTTP status 503 until `acceptConnections`. */
  refuseConnections(): void {
    this.#refusing = true;
  }

  acceptConnections(): void {
    this.#refusing = false;
  }

  /** Resolves at the next attempt to connect, refused or not. */
  nextAttempt(): Promise<void> {
    return new Promise((resolve) => this.#attempts.push(resolve));
  }

  /** Whether a new connection is accepted. */
  admits(): boolean {
    for (const resolve of this.#attempts.splice(0)) resolve();
    return !this.#refusing;
  }

  #affected({ shard }: Affected): Connection[] {
    return [...this.#connections].filter(({ session }) => shard === undefined || session?.shard[0] === shard);
  }
}
