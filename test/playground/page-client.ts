import { WebSocket } from 'ws';
import type { FromPage, ToPage } from '../../src/playground/protocol.ts';

type Kind<T extends ToPage['type']> = Extract<ToPage, { readonly type: T }>;

/** Speaks the page's protocol without a browser. */
export class PageClient {
  readonly socket: WebSocket;
  readonly #received: ToPage[] = [];
  readonly #listeners = new Set<() => void>();

  constructor(url: string, headers: Record<string, string> = {}) {
    this.socket = new WebSocket(url, { headers });
    this.socket.on('message', (data) => {
      this.#received.push(JSON.parse(data.toString()));
      for (const listener of this.#listeners) listener();
    });
  }

  send(message: FromPage): void {
    this.socket.send(JSON.stringify(message));
  }

  /** The next unread message of a type. */
  next<T extends ToPage['type']>(type: T): Promise<Kind<T>> {
    return new Promise((resolve) => {
      const take = () => {
        const at = this.#received.findIndex((one) => one.type === type);
        if (at < 0) return;
        this.#listeners.delete(take);
        resolve(this.#received.splice(at, 1)[0] as Kind<T>);
      };
      this.#listeners.add(take);
      take();
    });
  }
}
