import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ARRIVING, Connections } from '../base/listening.ts';
import { isSameOrigin } from '../base/same-origin.ts';
import type { Metrics } from './metrics.ts';

/** More than monitoring systems need, which is a few. */
const MOST_CONNECTIONS = 100;

export interface MetricsServerOptions {
  readonly host: string;
  /** 0 takes any free port. */
  readonly port: number;
  readonly metrics: Metrics;
  /** Whether the event loop turns. */
  readonly isAlive: () => boolean;
  /** What's still missing until people can be answered; empty if nothing is. */
  readonly missing: () => readonly string[];
}

export interface MetricsServer {
  /** Where it listens, such as `http://127.0.0.1:9090`. */
  readonly url: string;
  close(): Promise<void>;
}

interface Reply {
  readonly status: number;
  readonly type: string;
  readonly text: string;
}

const json = (status: number, data: object): Reply => ({
  status,
  type: 'application/json',
  text: `${JSON.stringify(data)}\n`,
});

/**
 * Serves `/livez`, `/readyz` and `/metrics`. The first two answer with 200, or with 503 and what's missing.
 * @throws Node's error if the port can't be had
 */
export async function serveMetrics(options: MetricsServerOptions): Promise<MetricsServer> {
  const server = createServer(ARRIVING, (request, response) => {
    answer(request, options).then(
      ({ status, type, text }) => send(response, request, { status, type, text }),
      () => send(response, request, json(500, { error: 'metrics' })),
    );
  });
  new Connections(server, MOST_CONNECTIONS);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, options.host, resolve);
  });
  // Nobody who asks keeps the process from ending.
  server.unref();
  const { port, family, address } = server.address() as AddressInfo;
  return {
    url: `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function answer(
  { method, url = '', headers }: IncomingMessage,
  options: MetricsServerOptions,
): Promise<Reply> {
  // A browser names a host; a load balancer that looks whether the process is ready may not.
  if (headers.host !== undefined && !isSameOrigin(headers, options.host)) return json(403, { error: 'host' });
  if (method !== 'GET' && method !== 'HEAD') return json(405, { error: 'method' });
  const { metrics, isAlive } = options;
  switch (url.split('?', 1)[0]) {
    case '/livez':
      return isAlive() ? json(200, { alive: true }) : json(503, { alive: false });
    case '/readyz': {
      const missing = options.missing();
      return json(missing.length === 0 ? 200 : 503, { ready: missing.length === 0, missing });
    }
    case '/metrics':
      return { status: 200, type: metrics.contentType, text: await metrics.text() };
    default:
      return json(404, { error: 'path' });
  }
}

function send(response: ServerResponse, { method }: IncomingMessage, { status, type, text }: Reply): void {
  response.writeHead(status, { 'content-type': type, 'content-length': Buffer.byteLength(text) });
  response.end(method === 'HEAD' ? undefined : text);
}
