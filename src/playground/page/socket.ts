import type { FromPage } from '../protocol/from-page.ts';
import type { ToPage } from '../protocol/to-page.ts';
import { locale } from './words.ts';

export interface SocketEvents {
  onMessage(message: ToPage): void;
  /** The connection was lost; the socket reconnects by itself. */
  onLost(): void;
}

const firstDelayMs = 300;
const maxDelayMs = 5000;

/** The page's connection to the local Discord. It reconnects until it's closed. */
export class Socket {
  #socket: WebSocket | null = null;
  #delay = firstDelayMs;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  readonly #user: string | null;
  readonly #events: SocketEvents;

  constructor(user: string | null, events: SocketEvents) {
    this.#user = user;
    this.#events = events;
    window.addEventListener('online', this.#reconnectNow);
    this.#connect();
  }

  /** False when there's no connection. */
  send(message: FromPage): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    window.removeEventListener('online', this.#reconnectNow);
    this.#socket?.close();
  }

  readonly #reconnectNow = (): void => {
    if (this.#socket !== null || this.#closed) return;
    clearTimeout(this.#timer);
    this.#connect();
  };

  #connect(): void {
    const url = new URL('/page/socket', location.href);
    url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
    if (this.#user !== null) url.searchParams.set('user', this.#user);
    url.searchParams.set('language', locale);
    const socket = new WebSocket(url);
    this.#socket = socket;
    socket.addEventListener('open', () => {
      this.#delay = firstDelayMs;
    });
    socket.addEventListener('message', (event) => {
      if (typeof event.data === 'string' && !this.#closed) this.#events.onMessage(JSON.parse(event.data));
    });
    socket.addEventListener('close', () => {
      this.#socket = null;
      if (this.#closed) return;
      this.#events.onLost();
      this.#timer = setTimeout(() => this.#connect(), this.#delay);
      this.#delay = Math.min(this.#delay * 2, maxDelayMs);
    });
  }
}
