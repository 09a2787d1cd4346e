import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, describe, expect, it } from 'vitest';
import { InteractionsEndpoint } from '../../src/discord/gateway/interactions-endpoint.ts';
import { Metrics } from '../../src/metrics/metrics.ts';
import { serveMetrics } from '../../src/metrics/server.ts';
import { Signer } from '../../src/playground/endpoint/signer.ts';
import { startPlayground } from '../../src/playground/server.ts';
import { recorder } from './recorder.ts';

/** Five seconds are meant; a busy machine takes longer, and Node by itself more than 30. In ms. */
const BY_THEN = 15_000;

const signer = new Signer();
const endpoint = await InteractionsEndpoint.listen({ host: '127.0.0.1', port: 0, log: recorder().log });
endpoint.open({ publicKey: signer.verifyKey, take: () => undefined });
const metrics = new Metrics();
const figures = await serveMetrics({
  ...{ host: '127.0.0.1', port: 0, metrics },
  ...{ isAlive: () => true, missing: () => [] },
});
const playground = await startPlayground();
afterAll(async () => {
  await Promise.all([endpoint.close(), figures.close(), playground.close()]);
  metrics.close();
});

const sockets: Socket[] = [];
afterAll(() => {
  for (const socket of sockets) socket.destroy();
});

const PING = JSON.stringify({ type: 1, id: '1', token: 'a' });
const lines = (headers: object) => Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
const signed = lines({ ...signer.headers(PING, Date.now()), 'content-length': PING.length }).join('');
const whole = `POST / HTTP/1.1\r\nhost: 127.0.0.1\r\n${signed}\r\n${PING}`;

const SERVERS = [
  [
    'the interactions endpoint',
    endpoint.port,
    ['', 'POST / HTTP/1.1\r\nho', whole.slice(0, -3), `${whole}PO`],
  ],
  [
    'the metrics',
    Number(new URL(figures.url).port),
    [
      '',
      'GET /livez HTTP/1.1\r\nho',
      'GET /livez HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\nGET',
      'POST /livez HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-length: 100\r\n\r\nbody',
    ],
  ],
  [
    'the playground',
    Number(new URL(playground.pageUrl).port),
    ['', 'GET / HTTP/1.1\r\nho', 'GET / HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\nGET'],
  ],
] as const;

describe.each(SERVERS)('%s', (_, port, beginnings) => {
  it('breaks off what arrives too slowly', async () => {
    const ended = beginnings.map(async (text) => {
      const socket = connect(port, '127.0.0.1');
      sockets.push(socket.on('error', () => undefined));
      socket.write(text);
      const began = performance.now();
      await once(socket.resume(), 'close');
      return performance.now() - began;
    });
    for (const took of await Promise.all(ended)) expect(took).toBeLessThan(BY_THEN);
  });
});
