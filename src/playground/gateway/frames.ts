import { constants, createDeflate, type Deflate, deflateSync } from 'node:zlib';
import type { WebSocket } from 'ws';

/** How payloads are packed: as they are, each by itself, or all as one stream. */
export type Packing = 'none' | 'payload' | 'zlib-stream';

/** Writes payloads to one socket in their order. */
export class Frames {
  packing: Packing;
  readonly #socket: WebSocket;
  readonly #stream: Deflate | null;

  constructor(socket: WebSocket, packing: Packing) {
    this.#socket = socket;
    this.packing = packing;
    this.#stream = packing === 'zlib-stream' ? createDeflate({ flush: constants.Z_SYNC_FLUSH }) : null;
    this.#stream?.on('data', (chunk: Buffer) => this.#socket.send(chunk));
  }

  send(payload: unknown): void {
    const text = JSON.stringify(payload);
    if (this.#stream) this.#stream.write(text);
    else if (this.packing === 'payload') this.#socket.send(deflateSync(text));
    else this.#socket.send(text);
  }
}
