import { WebSocket } from 'ws';
import type { Parsed, RawClient } from './raw-client.ts';

interface Frame {
  readonly op: number;
  readonly t?: string | null;
  readonly s?: number | null;
  readonly d: Parsed;
}

/** A raw gateway connection. */
export class GatewayConnection {
  readonly socket: WebSocket;
  readonly #frames: Frame[] = [];
  readonly #waiting: ((frame: Frame) => void)[] = [];

  constructor(raw: RawClient, query = 'v=10&encoding=json') {
    this.socket = new WebSocket(
      `${raw.playground.apiUrl.replace(/^http(.*)\/api$/, 'ws$1/gateway')}/?${query}`,
    );
    this.socket.on('message', (data) => {
      const frame: Frame = JSON.parse(data.toString());
      const waiting = this.#waiting.shift();
      if (waiting) waiting(frame);
      else this.#frames.push(frame);
    });
  }

  /** Connects and reads Hello. */
  static async open(raw: RawClient, query?: string): Promise<GatewayConnection> {
    const connection = new GatewayConnection(raw, query);
    const hello = await connection.next();
    if (hello.op !== 10 || typeof hello.d.heartbeat_interval !== 'number')
      throw new Error('this is no Hello');
    return connection;
  }

  /** Connects and identifies. @returns the connection and READY */
  static async identify(
    raw: RawClient,
    more: object = {},
  ): Promise<{ readonly connection: GatewayConnection; readonly ready: Frame }> {
    const connection = await GatewayConnection.open(raw);
    connection.send(2, identifyData(raw, more));
    return { connection, ready: await connection.dispatch('READY') };
  }

  next(): Promise<Frame> {
    const frame = this.#frames.shift();
    return frame ? Promise.resolve(frame) : new Promise((resolve) => this.#waiting.push(resolve));
  }

  async dispatch(name: string): Promise<Frame> {
    for (;;) {
      const frame = await this.next();
      if (frame.t === name) return frame;
    }
  }

  send(op: number, d: unknown): void {
    this.socket.send(JSON.stringify({ op, d }));
  }

  /** Every dispatch so far: the acknowledgement of a heartbeat comes after them. */
  async dispatches(): Promise<Frame[]> {
    const frames: Frame[] = [];
    this.send(1, null);
    for (;;) {
      const frame = await this.next();
      if (frame.op === 11) return frames;
      frames.push(frame);
    }
  }

  closed(): Promise<number> {
    return new Promise((resolve) => this.socket.once('close', resolve));
  }
}

export function identifyData(raw: RawClient, more: object = {}) {
  return { token: raw.playground.token, intents: 1, properties: {}, ...more };
}
