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
