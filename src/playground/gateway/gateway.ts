import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { GatewayCloseCodes as Close, GatewayOpcodes as Op } from 'discord-api-types/v10';
import type { WebSocket } from 'ws';
import { z } from 'zod';
import type { World } from '../state/world.ts';
import { guildCreate, relay } from './dispatches.ts';
import { Frames } from './frames.ts';
import { areKnown, arePrivileged } from './intents.ts';
import { guildMembersChunk } from './members.ts';
import { type Connection, Session } from './session.ts';

const HEARTBEAT = 41_250;
const IDENTIFIES_A_DAY = 1_000;
const DAY = 86_400_000;

const frame = z.object({ op: z.int(), d: z.unknown() });
const identify = z.object({
  token: z.string(),
  intents: z.int(),
  properties: z.record(z.string(), z.unknown()),
  compress: z.boolean().nullish(),
  shard: z.tuple([z.int(), z.int()]).nullish(),
});
const resume = z.object({ token: z.string(), session_id: z.string(), seq: z.int() });

export interface GatewayOptions {
  readonly world: World;
  readonly token: string;
  /** Address under which clients connect again. */
  readonly url: () => string;
}

/** The gateway, version 10 in JSON: one session a client, kept when its connection is lost. */
export class Gateway {
  readonly #options: GatewayOptions;
  readonly #sessions = new Map<string, Session>();
  readonly #sockets = new Set<WebSocket>();
  readonly #stopRelay: () => void;
  #identified: number[] = [];

  constructor(options: GatewayOptions) {
    this.#options = options;
    this.#stopRelay = relay(options.world, () => this.#sessions.values());
  }

  /** Sessions that are connected now. */
  get connected(): number {
    return [...this.#sessions.values()].filter(({ connection }) => connection).length;
  }

  /** Cuts every connection without a word; sessions can be resumed. */
  dropConnections(): void {
    for (const socket of this.#sockets) socket.terminate();
  }

  /** Asks every client to connect anew and to resume. */
  requestReconnect(): void {
    for (const { connection } of this.#sessions.values())
      connection?.frames.send({ op: Op.Reconnect, d: null });
  }

  /** Forgets every session, so that clients have to identify again. */
  invalidateSessions(): void {
    for (const { connection } of this.#sessions.values())
      connection?.frames.send({ op: Op.InvalidSession, d: false });
    this.#sessions.clear();
  }

  sessionStartLimit() {
    const remaining = IDENTIFIES_A_DAY - this.#identifiedToday().length;
    return { total: IDENTIFIES_A_DAY, remaining, reset_after: DAY, max_concurrency: 1 };
  }

  close(): void {
    this.#stopRelay();
    for (const socket of this.#sockets) socket.terminate();
    this.#sessions.clear();
  }

  accept(socket: WebSocket, request: IncomingMessage): void {
    const query = new URL(request.url ?? '/', 'http://localhost').searchParams;
    if (query.get('v') !== '10') {
      socket.close(Close.InvalidAPIVersion, 'Invalid API version');
      return;
    }
    if ((query.get('encoding') ?? 'json') !== 'json') {
      socket.close(Close.DecodeError, 'Only json is spoken here');
      return;
    }
    const packing = query.get('compress') === 'zlib-stream' ? 'zlib-stream' : 'none';
    const connection = { socket, frames: new Frames(socket, packing) };
    this.#sockets.add(socket);
    let session: Session | null = null;
    socket.on('error', () => socket.terminate());
    socket.on('close', () => {
      this.#sockets.delete(socket);
      if (session?.connection === connection) session.detach(this.#options.world.clock.now());
    });
    socket.on('message', (data) => {
      const read = frame.safeParse(parseJson(data.toString()));
      if (!read.success) return socket.close(Close.DecodeError, 'Error while decoding payload.');
      session = this.#hear(connection, session, read.data.op, read.data.d);
    });
    connection.frames.send({
      op: Op.Hello,
      t: null,
      s: null,
      d: { heartbeat_interval: HEARTBEAT, _trace: [] },
    });
  }

  #hear(connection: Connection, session: Session | null, op: number, d: unknown): Session | null {
    const { socket, frames } = connection;
    switch (op) {
      case Op.Heartbeat:
        frames.send({ op: Op.HeartbeatAck, t: null, s: null, d: null });
        return session;
      case Op.Identify:
        if (!session) return this.#identify(connection, d);
        socket.close(Close.AlreadyAuthenticated, 'Already authenticated.');
        return session;
      case Op.Resume:
        if (!session) return this.#resume(connection, d);
        socket.close(Close.AlreadyAuthenticated, 'Already authenticated.');
        return session;
      case Op.PresenceUpdate:
      case Op.VoiceStateUpdate:
        if (!session) socket.close(Close.NotAuthenticated, 'Not authenticated.');
        return session;
      case Op.RequestGuildMembers:
        if (!session) socket.close(Close.NotAuthenticated, 'Not authenticated.');
        else guildMembersChunk(this.#options.world, session, d);
        return session;
      default:
        socket.close(Close.UnknownOpcode, 'Unknown opcode.');
        return session;
    }
  }

  #forgetExpired(): void {
    const now = this.#options.world.clock.now();
    for (const [id, session] of this.#sessions) if (session.hasExpired(now)) this.#sessions.delete(id);
  }

  #identifiedToday(): number[] {
    const since = this.#options.world.clock.now() - DAY;
    this.#identified = this.#identified.filter((at) => at > since);
    return this.#identified;
  }

  #identify(connection: Connection, d: unknown): Session | null {
    const { world, token, url } = this.#options;
    const refused = (code: number, reason: string) => {
      connection.socket.close(code, reason);
      return null;
    };
    const read = identify.safeParse(d);
    if (!read.success) return refused(Close.DecodeError, 'Error while decoding payload.');
    const { intents, shard } = read.data;
    if (read.data.token.replace(/^Bot /, '') !== token || this.#identifiedToday().length >= IDENTIFIES_A_DAY)
      return refused(Close.AuthenticationFailed, 'Authentication failed.');
    if (!areKnown(intents)) return refused(Close.InvalidIntents, 'Invalid intent(s).');
    if (arePrivileged(intents)) return refused(Close.DisallowedIntents, 'Disallowed intent(s).');
    if (shard && (shard[0] >= shard[1] || shard[0] < 0)) return refused(Close.InvalidShard, 'Invalid shard.');
    this.#identified.push(world.clock.now());
    if (read.data.compress && connection.frames.packing === 'none') connection.frames.packing = 'payload';
    this.#forgetExpired();
    const session = new Session(randomBytes(16).toString('hex'), intents, connection);
    this.#sessions.set(session.id, session);
    session.dispatch('READY', {
      v: 10,
      user: { ...world.bot, verified: true, mfa_enabled: false, email: null, flags: 0 },
      guilds: [...world.guilds.keys()].map((id) => ({ id, unavailable: true })),
      session_id: session.id,
      resume_gateway_url: url(),
      shard: shard ?? [0, 1],
      application: { id: world.bot.id, flags: 0 },
      session_type: 'normal',
      private_channels: [],
      relationships: [],
      presences: [],
      user_settings: {},
      geo_ordered_rtc_regions: [],
      _trace: [],
    });
    for (const guild of world.guilds.values()) session.dispatch('GUILD_CREATE', guildCreate(world, guild));
    return session;
  }

  #resume(connection: Connection, d: unknown): Session | null {
    const read = resume.safeParse(d);
    if (!read.success) {
      connection.socket.close(Close.DecodeError, 'Error while decoding payload.');
      return null;
    }
    if (read.data.token.replace(/^Bot /, '') !== this.#options.token) {
      connection.socket.close(Close.AuthenticationFailed, 'Authentication failed.');
      return null;
    }
    this.#forgetExpired();
    const session = this.#sessions.get(read.data.session_id);
    if (session && read.data.seq > session.seq) {
      connection.socket.close(Close.InvalidSeq, 'Invalid seq.');
      return null;
    }
    if (session?.resume(connection, read.data.seq)) return session;
    connection.frames.send({ op: Op.InvalidSession, t: null, s: null, d: false });
    return null;
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
