import { GatewayCloseCodes as Close, GatewayOpcodes as Op } from 'discord-api-types/v10';
import type { WebSocket } from 'ws';
import { guildMembersChunk, relay } from './events.ts';
import { GatewayFaults } from './gateway-faults.ts';
import { type Connection, Frames } from './session.ts';
import { type GatewayOptions, parseFrame, Sessions } from './sessions.ts';

/** Gateway version 10 with JSON encoding. */
export class Gateway {
  readonly faults: GatewayFaults;
  readonly #options: GatewayOptions;
  readonly #sessions: Sessions;
  readonly #connections = new Set<Connection>();
  readonly #stopRelay: () => void;

  constructor(options: GatewayOptions) {
    this.#options = options;
    this.#sessions = new Sessions(options);
    this.faults = new GatewayFaults(this.#connections, this.#sessions);
    this.#stopRelay = relay(options.world, () => this.#sessions.all());
  }

  sessionStartLimit() {
    return this.#sessions.startLimit();
  }

  close(): void {
    this.#stopRelay();
    this.faults.dropConnections();
    this.#sessions.clear();
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
    const connection: Connection = { socket, frames: new Frames(socket), session: null };
    this.#connections.add(connection);
    socket.on('error', () => socket.terminate());
    socket.on('close', () => {
      this.#connections.delete(connection);
      const { session } = connection;
      if (session?.connection === connection) session.detach(this.#options.world.clock.now());
    });
    socket.on('message', (data) => {
      const frame = parseFrame(data.toString());
      if (frame) this.#handle(connection, frame.op, frame.d);
      else socket.close(Close.DecodeError, 'Error while decoding payload.');
    });
    connection.frames.send({
      op: Op.Hello,
      t: null,
      s: null,
      d: { heartbeat_interval: this.#options.heartbeatMs, _trace: [] },
    });
  }

  #handle(connection: Connection, op: number, d: unknown): void {
    const { socket, frames, session } = connection;
    switch (op) {
      case Op.Heartbeat:
        frames.send({ op: Op.HeartbeatAck, t: null, s: null, d: null });
        break;
      case Op.Identify:
      case Op.Resume:
        if (session) socket.close(Close.AlreadyAuthenticated, 'Already authenticated.');
        else connection.session = this.#sessions[op === Op.Identify ? 'identify' : 'resume'](connection, d);
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
  }
}
