import type { IncomingMessage } from 'node:http';
import { GatewayCloseCodes as Close, GatewayOpcodes as Op } from 'discord-api-types/v10';
import type { WebSocket } from 'ws';
import { Frames } from './frames.ts';
import { guildMembersChunk } from './members.ts';
import { parseFrame } from './payloads.ts';
import { relay } from './relay.ts';
import type { Connection, Session } from './session.ts';
import { type GatewayOptions, Sessions } from './sessions.ts';

const HEARTBEAT_INTERVAL_MS = 41_250;

/** Gateway version 10 with JSON encoding. */
export class Gateway {
  readonly #options: GatewayOptions;
  readonly #sessions: Sessions;
  readonly #sockets = new Set<WebSocket>();
  readonly #stopRelay: () => void;

  constructor(options: GatewayOptions) {
    this.#options = options;
    this.#sessions = new Sessions(options);
    this.#stopRelay = relay(options.world, () => this.#sessions.all());
  }

  /** The number of connected sessions. */
  get connected(): number {
    return [...this.#sessions.all()].filter(({ connection }) => connection).length;
  }

  /** Drops every connection without a close frame; clients can resume. */
  dropConnections(): void {
    for (const socket of this.#sockets) socket.terminate();
  }

  /** Asks every client to reconnect and resume. */
  requestReconnect(): void {
    for (const { connection } of this.#sessions.all()) connection?.frames.send({ op: Op.Reconnect, d: null });
  }

  /** Drops every session, so clients have to identify again. */
  invalidateSessions(): void {
    for (const { connection } of this.#sessions.all())
      connection?.frames.send({ op: Op.InvalidSession, d: false });
    this.#sessions.clear();
  }

  sessionStartLimit() {
    return this.#sessions.quota.limit();
  }

  close(): void {
    this.#stopRelay();
    this.dropConnections();
    this.#sessions.clear();
  }

  accept(socket: WebSocket, request: IncomingMessage): void {
    const query = new URL(request.url ?? '/', 'http://localhost').searchParams;
    if (query.get('v') !== '10') {
      socket.close(Close.InvalidAPIVersion, 'Invalid API version');
      return;
    }
    if ((query.get('encoding') ?? 'json') !== 'json') {
      socket.close(Close.DecodeError, 'Only JSON encoding is supported');
      return;
    }
    const compression = query.get('compress') === 'zlib-stream' ? 'zlib-stream' : 'none';
    const connection = { socket, frames: new Frames(socket, compression) };
    this.#sockets.add(socket);
    let session: Session | null = null;
    socket.on('error', () => socket.terminate());
    socket.on('close', () => {
      this.#sockets.delete(socket);
      if (session?.connection === connection) session.detach(this.#options.world.clock.now());
    });
    socket.on('message', (data) => {
      const frame = parseFrame(data.toString());
      if (!frame) return socket.close(Close.DecodeError, 'Error while decoding payload.');
      session = this.#handle(connection, session, frame.op, frame.d);
    });
    connection.frames.send({
      op: Op.Hello,
      t: null,
      s: null,
      d: { heartbeat_interval: HEARTBEAT_INTERVAL_MS, _trace: [] },
    });
  }

  /** Handles a payload and returns the session the connection has afterwards. */
  #handle(connection: Connection, session: Session | null, op: number, d: unknown): Session | null {
    const { socket, frames } = connection;
    switch (op) {
      case Op.Heartbeat:
        frames.send({ op: Op.HeartbeatAck, t: null, s: null, d: null });
        break;
      case Op.Identify:
      case Op.Resume:
        if (!session) return this.#sessions[op === Op.Identify ? 'identify' : 'resume'](connection, d);
        socket.close(Close.AlreadyAuthenticated, 'Already authenticated.');
        break;
      case Op.PresenceUpdate:
      case Op.VoiceStateUpdate:
        if (!session) socket.close(Close.NotAuthenticated, 'Not authenticated.');
        break;
      case Op.RequestGuildMembers:
        if (!session) socket.close(Close.NotAuthenticated, 'Not authenticated.');
        else guildMembersChunk(this.#options.world, session, d);
        break;
      default:
        socket.close(Close.UnknownOpcode, 'Unknown opcode.');
    }
    return session;
  }
}
