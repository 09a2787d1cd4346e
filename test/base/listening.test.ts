import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, it } from 'vitest';
import { ARRIVING, Connections } from '../../src/base/listening.ts';

describe('the connections of a server', () => {
  let server: Server;
  let connections: Connections;
  const sockets: Socket[] = [];
  beforeEach(async () => {
    server = createServer(ARRIVING, ({ url, socket }, response) => {
      if (url === '/known') connections.know(socket);
      response.end('answer');
    });
    connections = new Connections(server, 3);
    await once(server.listen(0, '127.0.0.1'), 'listening');
  });
  afterEach(async () => {
    for (const socket of sockets.splice(0)) socket.destroy();
    const closed = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await closed;
  });

  async function connected(): Promise<Socket> {
    const accepted = once(server, 'connection');
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    sockets.push(socket.on('error', () => undefined));
    await accepted;
    return socket;
  }

  async function asks(socket: Socket, path = '/'): Promise<void> {
    socket.write(`GET ${path} HTTP/1.1\r\nhost: here\r\n\r\n`);
    await once(socket, 'data');
  }

  /** Those that aren't named are still there. */
  async function areGone(...gone: readonly Socket[]): Promise<void> {
    await Promise.all(gone.map((socket) => socket.closed || once(socket.resume(), 'close')));
    for (const socket of sockets) if (!gone.includes(socket)) await asks(socket);
  }

  it('end the one that has asked nothing for the longest when there are too many', async () => {
    const [first, second, third] = [await connected(), await connected(), await connected()];
    await asks(first);
    await connected();
    await areGone(second);
    await connected();
    await connected();
    await areGone(second, third, first);
  });

  it('keep known ones, and no more than so many of them', async () => {
    const known = [await connected(), await connected(), await connected()];
    for (const socket of known) await asks(socket, '/known');
    const [first, second] = [await connected(), await connected(), await connected()];
    await connected();
    await areGone(first);
    await asks(known[0]!, '/known');
    await asks(second, '/known');
    await areGone(first, known[1]!);
  });

  it('make room when they end', async () => {
    const first = await connected();
    for (let time = 0; time < 5; time++) {
      const next = await connected();
      const ended = once(next, 'close');
      next.resume().end();
      await ended;
    }
    await asks(first);
  });
});
