import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import type { Gateway } from '../gateway/gateway.ts';
import type { LocalDiscord } from '../local-discord.ts';
import { PageSocket } from './page-socket.ts';
import { isOwnVisitor } from './visitors.ts';

export interface SocketOptions {
  readonly discord: LocalDiscord;
  readonly gateway: Gateway;
  /** The address the server was told to listen at. */
  readonly boundTo: string;
  readonly fileBase: () => string;
  readonly log: (error: unknown) => void;
}

/** Sends each WebSocket where it belongs: bots to the gateway, windows of the page to their user. */
export class Sockets {
  readonly #options: SocketOptions;
  readonly #server = new WebSocketServer({ noServer: true, maxPayload: 1024 * 1024 });

  constructor(options: SocketOptions) {
    this.#options = options;
  }

  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === '/page/socket') this.#openPage(request, socket, head, searchParams.get('user'));
    else if (pathname.replace(/\/$/, '') === '/gateway')
      this.#server.handleUpgrade(request, socket, head, (opened) =>
        this.#options.gateway.accept(opened, request),
      );
    else refuse(socket, '404 Not Found');
  }

  close(): void {
    for (const socket of this.#server.clients) socket.terminate();
    this.#server.close();
  }

  #openPage(request: IncomingMessage, socket: Duplex, head: Buffer, userId: string | null): void {
    const { discord, boundTo, fileBase, log } = this.#options;
    const user = userId === null ? discord.users[0] : discord.users.find(({ id }) => id === userId);
    if (!user || !isOwnVisitor(request.headers, boundTo)) {
      refuse(socket, user ? '403 Forbidden' : '404 Not Found');
      return;
    }
    this.#server.handleUpgrade(request, socket, head, (opened) => {
      const origin = request.headers.origin ?? `http://${request.headers.host}`;
      const files = { from: `${fileBase()}/attachments/`, to: `${origin}/attachments/` };
      new PageSocket({ socket: opened, discord, user, files, log });
    });
  }
}

function refuse(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`);
}
