import { once } from 'node:events';
import { type RequestOptions, request } from 'node:http';
import { connect } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Metrics } from '../../src/metrics/metrics.ts';
import { type MetricsServer, serveMetrics } from '../../src/metrics/server.ts';

let server: MetricsServer;
let metrics: Metrics;
let isAlive = true;
let missing: string[] = [];
beforeEach(async () => {
  [isAlive, missing] = [true, []];
  metrics = new Metrics();
  server = await serveMetrics({
    host: '127.0.0.1',
    port: 0,
    metrics,
    isAlive: () => isAlive,
    missing: () => missing,
  });
});
afterEach(async () => {
  await server.close();
  metrics.close();
});

const ask = async (path: string, method = 'GET') => {
  const response = await fetch(`${server.url}${path}`, { method });
  return { status: response.status, type: response.headers.get('content-type'), text: await response.text() };
};

it('says that the process lives and is ready, or what it lacks', async () => {
  expect(await ask('/livez')).toMatchObject({ status: 200, type: 'application/json' });
  expect(await ask('/readyz?verbose')).toMatchObject({ status: 200, text: '{"ready":true,"missing":[]}\n' });
  [isAlive, missing] = [false, ['store', 'discord']];
  expect(await ask('/livez')).toMatchObject({ status: 503 });
  expect(await ask('/readyz')).toMatchObject({
    status: 503,
    text: '{"ready":false,"missing":["store","discord"]}\n',
  });
});

it('gives the metrics in the format of Prometheus', async () => {
  const { status, type, text } = await ask('/metrics');
  expect(status).toBe(200);
  expect(type).toContain('text/plain; version=0.0.4');
  expect(text).toContain('# TYPE round_table_first_answer_seconds histogram');
  expect(text).toContain('process_resident_memory_bytes');
  expect(await ask('/metrics', 'HEAD')).toMatchObject({ status: 200, text: '' });
});

it('has nothing else, and takes nothing', async () => {
  expect(await ask('/')).toMatchObject({ status: 404 });
  expect(await ask('/metrics', 'POST')).toMatchObject({ status: 405 });
});

it('ends though somebody stays connected, and can’t have a port that’s taken', async () => {
  await ask('/livez');
  const port = Number(new URL(server.url).port);
  const second = serveMetrics({ host: '127.0.0.1', port, metrics, isAlive: () => true, missing: () => [] });
  await expect(second).rejects.toMatchObject({ code: 'EADDRINUSE', port });
  await server.close();
  await expect(ask('/livez')).rejects.toThrow();
});

/** The status with any headers, or none. */
async function statusFor(
  headers: RequestOptions['headers'],
  { url }: MetricsServer = server,
): Promise<number> {
  const asked = request(`${url}/metrics`, { headers, setHost: false });
  const [answer] = await once(asked.end(), 'response');
  answer.resume();
  return answer.statusCode;
}

it('is closed to pages of other names that have been pointed here, and to other pages', async () => {
  const { host, port } = new URL(server.url);
  for (const own of [host, `localhost:${port}`, `[::1]:${port}`])
    expect(await statusFor({ host: own })).toBe(200);
  for (const foreign of [
    'evil.example',
    `127.0.0.1.evil.example:${port}`,
    'bot:9464',
    'evil.local',
    '//',
    '',
  ])
    expect(await statusFor({ host: foreign })).toBe(403);
  expect(await statusFor({ host, origin: 'http://evil.example' })).toBe(403);
});

it('is open to names that only its own network has where it listens to that', async () => {
  const open = await serveMetrics({
    ...{ host: '0.0.0.0', port: 0, metrics },
    ...{ isAlive: () => true, missing: () => [] },
  });
  for (const own of ['bot:9464', 'bot.round-table.svc.cluster.local', 'metrics.example.internal', '10.0.0.7'])
    expect(await statusFor({ host: own }, open)).toBe(200);
  for (const foreign of ['evil.example:9464', 'internal.example', '10.0.0.7.evil.example'])
    expect(await statusFor({ host: foreign }, open)).toBe(403);
  await open.close();
});

it('answers a load balancer that names no host', async () => {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  socket.write('GET /readyz HTTP/1.0\r\n\r\n');
  const [data] = await once(socket, 'data');
  expect(String(data)).toContain('HTTP/1.1 200');
});

it('answers though hundreds are connected who ask nothing', async () => {
  const silent = Array.from({ length: 300 }, () => connect(Number(new URL(server.url).port), '127.0.0.1'));
  for (const socket of silent) socket.on('error', () => undefined).resume();
  await Promise.all(silent.slice(0, 200).map((socket) => once(socket, 'close')));
  expect(await ask('/livez')).toMatchObject({ status: 200 });
  for (const socket of silent) socket.destroy();
});
