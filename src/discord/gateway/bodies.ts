import type { IncomingMessage } from 'node:http';

/** What all bodies that are arriving may take at once, in bytes. */
const MOST_HELD = 16 * 2 ** 20;

/**
 * Reads the bodies of requests that anybody may send. If they'd take too much memory, the one that has been arriving the
 * longest is broken off: Discord's take milliseconds.
 */
export class Bodies {
  /** What each takes, in bytes, in order of arrival. */
  readonly #arriving = new Map<IncomingMessage, number>();
  #held = 0;

  /**
   * @param most bytes that are read
   * @returns null if it's larger; the rest isn't kept then
   * @throws Error if the connection breaks
   */
  async read(request: IncomingMessage, most: number): Promise<Buffer | null> {
    if (Number(request.headers['content-length'] ?? 0) > most) return null;
    let [body, size] = [Buffer.alloc(0), 0];
    try {
      for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
        const needed = size + chunk.length;
        if (needed > most) return null;
        // One buffer, since a chunk of a byte takes a hundred.
        if (needed > body.length) {
          const larger = Buffer.allocUnsafeSlow(Math.max(needed, Math.min(2 * body.length, most)));
          body.copy(larger, 0, 0, size);
          body = larger;
          this.#hold(request, body.length);
        }
        size += chunk.copy(body, size);
      }
      return body.subarray(0, size);
    } finally {
      this.#release(request);
    }
  }

  #hold(request: IncomingMessage, bytes: number): void {
    this.#held += bytes - (this.#arriving.get(request) ?? 0);
    this.#arriving.set(request, bytes);
    for (const [longest] of this.#arriving) {
      if (this.#held <= MOST_HELD) return;
      this.#release(longest);
      longest.destroy();
    }
  }

  #release(request: IncomingMessage): void {
    this.#held -= this.#arriving.get(request) ?? 0;
    this.#arriving.delete(request);
  }
}
