import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';

/** One direction of a connection. */
export class Flow {
  /** Bytes received, forwarded or not. */
  received = 0;
  readonly #from: Socket;
  readonly #to: Socket;
  readonly #kept: Buffer[] = [];
  #mode: 'open' | 'held' | 'swallowed' = 'open';
  #delay = 0;
  readonly #delayed: (() => void)[] = [];
  #ended = false;

  constructor(from: Socket, to: Socket, onData: (chunk: Buffer) => void) {
    this.#from = from;
    this.#to = to;
    from.on('data', (chunk) => {
      this.received += chunk.length;
      onData(chunk);
      if (this.#mode === 'held') this.#kept.push(chunk);
      else if (this.#mode === 'open') this.#pass(chunk);
    });
    from.on('error', () => from.destroy());
    from.on('close', () => {
      this.#ended = true;
      if (this.#mode !== 'held') this.#end();
    });
  }

  /** Holds incoming data, even if the sender disconnects. */
  hold(): void {
    this.#mode = 'held';
  }

  /** Drops incoming data. */
  swallow(): void {
    this.#mode = 'swallowed';
  }

  /** Delays each byte by that many ms. */
  delay(ms: number): void {
    this.#delay = ms;
  }

  /** Forwards what was held and everything from now on. */
  release(): void {
    this.#mode = 'open';
    for (const chunk of this.#kept.splice(0)) this.#pass(chunk);
    if (this.#ended) this.#end();
  }

  destroy(): void {
    this.#from.destroy();
  }

  #pass(chunk: Buffer): void {
    this.#later(() => this.#to.writable && this.#to.write(chunk));
  }

  #end(): void {
    this.#later(() => this.#to.end());
  }

  /** In order, even if the delay has become shorter meanwhile. */
  #later(step: () => void): void {
    if (this.#delay === 0 && this.#delayed.length === 0) step();
    else {
      this.#delayed.push(step);
      setTimeout(() => this.#delayed.shift()?.(), this.#delay);
    }
  }
}

export interface Connection {
  /** From the client to the server. */
  readonly requests: Flow;
  readonly replies: Flow;
}

/** What can happen to all connections. */
export const DISTURBANCES = ['cut off', 'frozen', 'without replies', 'slow'] as const;
export type Disturbance = (typeof DISTURBANCES)[number];

/** A loopback proxy that can disturb its connections the way networks do. */
export class Relay {
  port = 0;
  /** The open ones, oldest first. */
  readonly connections = new Set<Connection>();
  #server: Server | undefined;
  readonly #port: number;
  readonly #host: string;
  #onOpen: (connection: Connection) => void = () => undefined;
  #onRequest: (connection: Connection, chunk: Buffer) => void = () => undefined;

  /** @param port the server's; it listens on its own once it's open */
  constructor(port: number, host = '127.0.0.1') {
    this.#port = port;
    this.#host = host;
  }

  async open(): Promise<void> {
    this.#server = createServer((near) => this.#join(near, connect(this.#port, this.#host)));
    this.#server.listen(this.port, '127.0.0.1');
    await once(this.#server, 'listening');
    this.port = (this.#server.address() as { port: number }).port;
  }

  /** Closes every connection, and accepts no more until it's reopened. */
  async cut(): Promise<void> {
    const closed = once(this.#server!, 'close');
    this.#server!.close();
    for (const { requests, replies } of this.connections) {
      requests.destroy();
      replies.destroy();
    }
    await closed;
  }

  /** Applies a change to every connection, including future ones. */
  toAll(change: (connection: Connection) => void): void {
    this.#onOpen = change;
    for (const connection of this.connections) change(connection);
  }

  /** Blocks all data without closing connections. */
  freeze(): void {
    this.toAll(({ requests, replies }) => {
      requests.hold();
      replies.hold();
    });
  }

  /** Forwards everything again, including what was held. */
  thaw(): void {
    this.toAll(({ requests, replies }) => {
      requests.release();
      replies.release();
    });
    this.#onOpen = () => undefined;
  }

  /** Disturbs all connections; slow ones by so many ms. @returns a function that ends it */
  async disturb(how: Disturbance, slowBy: number): Promise<() => Promise<void>> {
    if (how === 'cut off') {
      await this.cut();
      return () => this.open();
    }
    if (how === 'frozen') this.freeze();
    else if (how === 'slow') this.toAll(({ requests }) => requests.delay(slowBy));
    else this.toAll(({ replies }) => replies.swallow());
    return async () => {
      if (how === 'without replies') {
        await this.cut();
        await this.open();
      }
      this.toAll(({ requests }) => requests.delay(0));
      this.thaw();
    };
  }

  /** Applies a change once, to the next connection that sends the text, before the request is forwarded. */
  onRequest(text: string, change: (connection: Connection) => void): Promise<Connection> {
    return new Promise((resolve) => {
      this.#onRequest = (connection, chunk) => {
        if (!chunk.includes(text)) return;
        this.#onRequest = () => undefined;
        change(connection);
        resolve(connection);
      };
    });
  }

  #join(near: Socket, far: Socket): void {
    const connection: Connection = {
      requests: new Flow(near, far, (chunk) => this.#onRequest(connection, chunk)),
      replies: new Flow(far, near, () => undefined),
    };
    this.connections.add(connection);
    far.on('close', () => this.connections.delete(connection));
    this.#onOpen(connection);
  }
}

/** Whether something listens on the loopback port. */
export async function answers(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  const open = await once(socket, 'connect').then(
    () => true,
    () => false,
  );
  socket.destroy();
  return open;
}

/** A loopback port that nothing listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}
