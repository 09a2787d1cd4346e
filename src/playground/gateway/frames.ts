import { constants, createDeflate, type Deflate, deflateSync } from 'node:zlib';
import type { WebSocket } from 'ws';

/** Gateway compression: none, each payload separately, or one zlib stream per connection. */
export type Compression = 'none' | 'payload' | 'zlib-stream';

/** Sends payloads over one socket, in order. */
export class Frames {
  compression: Compression;
  readonly #socket: WebSocket;
  readonly #stream: Deflate | null;
  #frozen = false;

  constructor(socket: WebSocket, compression: Compression) {
    this.#socket = socket;
    this.compression = compression;
    this.#stream = compression === 'zlib-stream' ? createDeflate({ flush: constants.Z_SYNC_FLUSH }) : null;
    this.#stream?.on('data', (chunk: Buffer) => this.#socket.send(chunk));
  }

  /** Sends nothing from now on. */
  freeze(): void {
    this.#frozen = true;
  }

  send(payload: unknown): void {
    if (this.#frozen) return;
    const text = JSON.stringify(payload);
    if (this.#stream) this.#stream.write(text);
    else if (this.compression === 'payload') this.#socket.send(deflateSync(text));
    else this.#socket.send(text);
  }
}
