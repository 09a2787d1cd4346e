import type { IncomingMessage, Server, ServerOptions } from 'node:http';
import type { Socket } from 'node:net';

/** How long a request may take to arrive, in ms. */
const ARRIVES_WITHIN = 5_000;

/** How often that's looked at, in ms; by default, Node looks every 30 s. */
const LOOKS_EVERY = 500;

/** For every HTTP server: a request that arrives too slowly is broken off, headers and body. */
export const ARRIVING = {
  headersTimeout: ARRIVES_WITHIN,
  requestTimeout: ARRIVES_WITHIN,
  connectionsCheckingInterval: LOOKS_EVERY,
} as const satisfies ServerOptions;

/**
 * Bounds a server's connections without shutting anybody out: whoever comes when there are too many takes the place of
 * the one that has asked nothing for the longest.
 */
export class Connections {
  readonly #most: number;
  /** The one that has asked last is the last one. */
  readonly #strangers = new Set<Socket>();
  readonly #known = new Set<Socket>();

  /** @param most how many may be open, of strangers and of known ones each */
  constructor(server: Server, most: number) {
    this.#most = most;
    server.on('connection', (socket) => {
      this.#add(socket, this.#strangers);
      socket.once('close', () => {
        this.#strangers.delete(socket);
        this.#known.delete(socket);
      });
    });
    server.on('request', ({ socket }: IncomingMessage) => {
      const among = this.#known.has(socket) ? this.#known : this.#strangers;
      if (among.delete(socket)) among.add(socket);
    });
  }

  /** It has shown who it is: strangers can't take its place from now on. */
  know(socket: Socket): void {
    if (this.#strangers.delete(socket)) this.#add(socket, this.#known);
  }

  #add(socket: Socket, among: Set<Socket>): void {
    among.add(socket);
    if (among.size <= this.#most) return;
    const [longest] = among;
    among.delete(longest!);
    longest!.destroy();
  }
}
