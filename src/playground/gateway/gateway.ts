import { randomBytes } from 'node:crypto';
import { GatewayCloseCodes as Close, GatewayOpcodes as Op } from 'discord-api-types/v10';
import type { WebSocket } from 'ws';
import { z } from 'zod';
import type { Guild } from '../state/guild.ts';
import type { World } from '../state/world.ts';
import { parsedJson } from '../validate/form.ts';
import { guildCreate, readyData, relay } from './events.ts';
import { Identifies, type IdentifyLimits } from './identifies.ts';
import {
  areKnown,
  arePrivileged,
  type Connection,
  Session,
  type Shard,
  send,
  shardGuilds,
} from './session.ts';

const frame = z.object({ op: z.int(), d: z.unknown() });

const identifyPayload = z.object({
  token: z.string(),
  intents: z.int(),
  properties: z.record(z.string(), z.unknown()),
  shard: z.tuple([z.int(), z.int()]).nullish(),
});

const resumePayload = z.object({ token: z.string(), session_id: z.string(), seq: z.int() });

type Identify = z.output<typeof identifyPayload>;

interface GatewayOptions {
  readonly world: World;
  readonly token: string;
  /** The URL clients resume at. */
  readonly url: () => string;
  readonly heartbeatMs: number;
  readonly guildsPerShard: number;
  readonly identifies: IdentifyLimits;
}

/** How many guilds a session is told of before anything else goes on. */
const GUILDS_AT_ONCE = 20;

const UNSHARDED: Shard = [0, 1];

type CloseReason = readonly [code: Close, reason: string];

const DECODE_ERROR: CloseReason = [Close.DecodeError, 'Error while decoding payload.'];
const AUTHENTICATION_FAILED: CloseReason = [Close.AuthenticationFailed, 'Authentication failed.'];

/** Gateway version 10 with JSON encoding. A session outlives its connection for as long as it can be resumed. */
export class Gateway {
  readonly connections = new Set<Connection>();
  readonly sessions = new Map<string, Session>();
  readonly #options: GatewayOptions;
  readonly #identifies: Identifies;
  readonly #stopRelay: () => void;

  constructor(options: GatewayOptions) {
    this.#options = options;
    this.#identifies = new Identifies(options.world.clock, options.identifies);
    this.#stopRelay = relay(options.world, () => this.sessions.values());
  }

  /** The number of connected sessions. */
  get connected(): number {
    return [...this.sessions.values()].filter(({ connection }) => connection).length;
  }

  /** The `session_start_limit` of `/gateway/bot`. */
  get sessionStartLimit() {
    return this.#identifies.limit;
  }

  /** Drops all connections without a close frame; clients can resume. */
  dropConnections(): void {
    for (const { socket } of this.connections) socket.terminate();
  }

  close(): void {
    this.#stopRelay();
    this.dropConnections();
    this.sessions.clear();
  }

  accept(socket: WebSocket, query: URLSearchParams): void {
    if (query.get('v') !== '10') {
      socket.close(Close.InvalidAPIVersion, 'Invalid API version');
      return;
    }
    if ((query.get('encoding') ?? 'json') !== 'json') {
      socket.close(Close.DecodeError, 'Only JSON encoding is supported');
      return;
    }
    const connection: Connection = { socket, session: null };
    this.connections.add(connection);
    socket.on('error', () => socket.terminate());
    socket.on('close', () => {
      this.connections.delete(connection);
      const { session } = connection;
      if (session?.connection === connection) session.detach(this.#options.world.clock.now());
    });
    socket.on('message', (data) => {
      const read = parsedJson(frame, data.toString());
      const closeReason = read ? this.#handle(connection, read.op, read.d) : DECODE_ERROR;
      if (closeReason) socket.close(...closeReason);
    });
    send(connection, Op.Hello, { heartbeat_interval: this.#options.heartbeatMs, _trace: [] });
  }

  /** Answers a payload, or says why the connection has to be closed. */
  #handle(connection: Connection, op: number, d: unknown): CloseReason | null {
    switch (op) {
      case Op.Heartbeat:
        send(connection, Op.HeartbeatAck, null);
        return null;
      case Op.Identify:
      case Op.Resume:
        if (connection.session) return [Close.AlreadyAuthenticated, 'Already authenticated.'];
        return op === Op.Identify ? this.#identify(connection, d) : this.#resume(connection, d);
      case Op.PresenceUpdate:
      case Op.VoiceStateUpdate:
        return connection.session ? null : [Close.NotAuthenticated, 'Not authenticated.'];
      default:
        return [Close.UnknownOpcode, 'Unknown opcode.'];
    }
  }

  #identify(connection: Connection, d: unknown): CloseReason | null {
    const { world, url } = this.#options;
    const { success, data } = identifyPayload.safeParse(d);
    const closeReason = success ? this.#identifyError(data) : DECODE_ERROR;
    if (!success || closeReason) return closeReason;
    const shard = data.shard ?? UNSHARDED;
    const outcome = this.#identifies.take(shard);
    if (outcome === 'exhausted') return AUTHENTICATION_FAILED;
    if (outcome === 'tooSoon') {
      send(connection, Op.InvalidSession, false);
      return null;
    }
    this.#dropExpired();
    const session = new Session(randomBytes(16).toString('hex'), data.intents, shard, connection);
    connection.session = session;
    this.sessions.set(session.id, session);
    session.dispatch('READY', readyData(world, { id: session.id, resumeUrl: url(), shard }));
    this.#sendGuilds(session, shardGuilds(world, shard));
    return null;
  }

  #identifyError({ token, intents, shard }: Identify): CloseReason | null {
    if (!this.#isToken(token)) return AUTHENTICATION_FAILED;
    if (!areKnown(intents)) return [Close.InvalidIntents, 'Invalid intent(s).'];
    if (arePrivileged(intents)) return [Close.DisallowedIntents, 'Disallowed intent(s).'];
    if (shard && (shard[0] >= shard[1] || shard[0] < 0)) return [Close.InvalidShard, 'Invalid shard.'];
    const { world, guildsPerShard } = this.#options;
    if (shardGuilds(world, shard ?? UNSHARDED).length > guildsPerShard)
      return [Close.ShardingRequired, 'Sharding is required.'];
    return null;
  }

  /** One event for each, with pauses, as from a Discord that goes on with everything else meanwhile. */
  #sendGuilds(session: Session, guilds: readonly Guild[]): void {
    for (const guild of guilds.slice(0, GUILDS_AT_ONCE))
      session.dispatch('GUILD_CREATE', guildCreate(this.#options.world, guild));
    const left = guilds.slice(GUILDS_AT_ONCE);
    if (left.length > 0 && this.sessions.has(session.id)) setImmediate(() => this.#sendGuilds(session, left));
  }

  /** A session that can't be resumed is answered with Invalid Session. */
  #resume(connection: Connection, d: unknown): CloseReason | null {
    const { success, data } = resumePayload.safeParse(d);
    if (!success) return DECODE_ERROR;
    if (!this.#isToken(data.token)) return AUTHENTICATION_FAILED;
    this.#dropExpired();
    const session = this.sessions.get(data.session_id);
    if (session && data.seq > session.seq) return [Close.InvalidSeq, 'Invalid seq.'];
    if (session?.resume(connection, data.seq)) connection.session = session;
    else send(connection, Op.InvalidSession, false);
    return null;
  }

  #isToken(token: string): boolean {
    return token.replace(/^Bot /, '') === this.#options.token;
  }

  #dropExpired(): void {
    const now = this.#options.world.clock.now();
    for (const [id, session] of this.sessions) if (session.hasExpired(now)) this.sessions.delete(id);
  }
}
