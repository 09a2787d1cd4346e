import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { COMMANDS, clickButton } from './interaction-fixtures.ts';
import { RawClient } from './raw-client.ts';

const FOREIGN = ['https://evil.example', 'null', 'http://localhost:1'];

describe('what other web pages can do to the playground', () => {
  let raw: RawClient;
  beforeEach(async () => {
    raw = await RawClient.start();
    await raw.commands(COMMANDS);
  });
  afterEach(() => raw.close());

  const host = () => new URL(raw.playground.pageUrl).host;

  /** The status line that a request gets, byte for byte as it's given. */
  async function statusOf(target: string, headers: Readonly<Record<string, string>>, method = 'GET') {
    const socket = connect(Number(new URL(raw.playground.pageUrl).port), '127.0.0.1');
    const lines = Object.entries({ host: host(), ...headers }).map(
      ([name, value]) => `${name}: ${value}\r\n`,
    );
    socket.write(`${method} ${target} HTTP/1.1\r\n${lines.join('')}\r\n`);
    const [data] = await once(socket, 'data');
    socket.resetAndDestroy();
    return Number(String(data).split(' ')[1]);
  }

  const UPGRADE = {
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': 'AAAAAAAAAAAAAAAAAAAAAA==',
  };

  it.each(['//', '/\\', 'http://', 'http://[', '//gateway?v=10', '*'])(
    'an upgrade to %s is refused, and the playground goes on',
    async (target) => {
      expect(await statusOf(target, UPGRADE)).toBe(400);
      expect(await statusOf(target, { ...UPGRADE, origin: 'https://evil.example' })).toBe(403);
      expect((await raw.send('GET', '/users/@me')).status).toBe(200);
    },
  );

  it.each(['//', '/\\', 'http://', '/%'])('a request for %s is answered', async (target) => {
    expect(await statusOf(target, { connection: 'close' })).toBeGreaterThanOrEqual(400);
    expect((await raw.send('GET', '/users/@me')).status).toBe(200);
  });

  it.each(FOREIGN)('a page of %s can open neither socket', async (origin) => {
    for (const path of ['/page/socket', '/gateway/?v=10&encoding=json']) {
      const [error] = await once(new WebSocket(`ws://${host()}${path}`, { origin }), 'error');
      expect(error.message).toContain('403');
    }
  });

  it('a refused upgrade leaves nothing open, though the other side does', async () => {
    const port = Number(new URL(raw.playground.pageUrl).port);
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true }).on('error', () => undefined);
    socket.write('GET / HTTP/1.1\r\nhost: evil.example\r\nconnection: Upgrade\r\nupgrade: websocket\r\n\r\n');
    await once(socket.resume(), 'end');
    await vi.waitFor(() => {
      socket.write('more');
      expect(socket.closed).toBe(true);
    });
  });

  it('a name that has been pointed here opens neither socket', async () => {
    for (const path of ['/page/socket', '/gateway/?v=10&encoding=json']) {
      const headers = { host: 'evil.example', origin: 'http://evil.example' };
      const [error] = await once(new WebSocket(`ws://${host()}${path}`, { headers }), 'error');
      expect(error.message).toContain('403');
    }
  });

  it('nothing changes for a request of another page, nor by a name that has been pointed here', async () => {
    const { interaction } = await clickButton(raw);
    const answer = `/api/v10/interactions/${interaction.id}/${interaction.token}/callback`;
    const authorization = `Bot ${raw.playground.token}`;
    for (const foreign of [
      ...FOREIGN.map((origin) => ({ origin })),
      { host: 'evil.example' },
      { host: 'evil.example', origin: 'http://evil.example' },
    ]) {
      const headers = {
        'content-type': 'application/json',
        'content-length': '0',
        authorization,
        ...foreign,
      };
      expect(await statusOf(answer, headers, 'POST')).toBe(403);
      expect(await statusOf('/api/v10/users/@me', headers)).toBe(403);
    }
    expect((await raw.callback(interaction, { type: 6 })).status).toBe(204);
  });
});
