import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Locale } from 'discord-api-types/v10';
import { WebSocketServer } from 'ws';
import { nearest } from '../../i18n/index.ts';
import type { Gateway } from '../gateway/gateway.ts';
import type { LocalDiscord } from '../local-discord.ts';
import { PageSocket } from './page-socket.ts';
import { isSameOrigin } from './same-origin.ts';

interface UpgradeOptions {
  readonly discord: LocalDiscord;
  readonly gateway: Gateway;
  /** The address the server binds to. */
  readonly boundTo: string;
  readonly fileBase: () => string;
  readonly log: (error: unknown) => void;
}

/** Routes WebSocket upgrades: bots to the gateway, pages to a page socket. */
export class Upgrades {
  readonly #options: UpgradeOptions;
  readonly #server = new WebSocketServer({ noServer: true, maxPayload: 1024 * 1024 });

  constructor(options: UpgradeOptions) {
    this.#options = options;
  }

  /** Never throws, whatever it's asked for: nobody would catch it. */
  handle(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const { gateway, boundTo, log } = this.#options;
    // Until a WebSocket takes the connection over, nobody else listens.
    socket.on('error', () => socket.destroy());
    const [, path, query] = /^(\/(?:[^/\\?][^?]*)?)(?:\?(.*))?$/.exec(request.url ?? '') ?? [];
    const asked = new URLSearchParams(query);
    try {
      if (!isSameOrigin(request.headers, boundTo)) reject(socket, '403 Forbidden');
      else if (path === undefined) reject(socket, '400 Bad Request');
      else if (path === '/page/socket') this.#openPage(request, socket, head, asked);
      else if (path.replace(/\/$/, '') !== '/gateway') reject(socket, '404 Not Found');
      else this.#server.handleUpgrade(request, socket, head, (opened) => gateway.accept(opened, asked));
    } catch (error) {
      log(error);
      socket.destroy();
    }
  }

  close(): void {
    for (const socket of this.#server.clients) socket.terminate();
    this.#server.close();
  }

  #openPage(request: IncomingMessage, socket: Duplex, head: Buffer, asked: URLSearchParams): void {
    const { discord, fileBase, log } = this.#options;
    const userId = asked.get('user');
    const user = userId === null ? discord.users[0] : discord.users.find(({ id }) => id === userId);
    if (!user) {
      reject(socket, '404 Not Found');
      return;
    }
    const language = asked.get('language');
    if (language !== null) user.locale = nearest(language) as Locale;
    this.#server.handleUpgrade(request, socket, head, (opened) => {
      const origin = request.headers.origin ?? `http://${request.headers.host}`;
      const files = { from: `${fileBase()}/attachments/`, to: `${origin}/attachments/` };
      new PageSocket({ socket: opened, discord, user, files, log });
    });
  }
}

function reject(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`);
}
