import type { KeyObject } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type APIInteraction, InteractionResponseType, InteractionType } from 'discord-api-types/v10';
import { type Clock, systemClock } from '../../base/clock.ts';
import { faultOf, type Log } from '../../base/log.ts';
import { isFromDiscord, publicKeyOf } from './signatures.ts';

/** The largest body that's read, in bytes. An interaction has some kilobytes, with a long message a few hundred. */
const MOST_BYTES = 2 ** 20;
/** How long a request may take to arrive, in ms. */
const ARRIVES_WITHIN = 5_000;
/** Longer than load balancers keep their connections, so that none is closed while it's being used. In ms. */
const KEPT_ALIVE = 75_000;

export interface EndpointOptions {
  readonly host: string;
  /** 0 takes any free port. */
  readonly port: number;
  readonly log: Log;
  /** The system's if absent. */
  readonly clock?: Clock;
}

/** Whose interactions are taken, and what takes them. */
export interface Intake {
  /** The application's public key: 64 hexadecimal digits. */
  readonly publicKey: string;
  readonly take: (interaction: APIInteraction) => void;
}

interface Open {
  readonly key: KeyObject;
  readonly take: Intake['take'];
}

/**
 * Where Discord posts interactions, as an alternative to its gateway. Each gets 202 at once and is answered by a
 * request of its own, like one from the gateway. Before the bot is ready and while it's being stopped, everybody gets
 * 503, so that a load balancer tries another process.
 */
export class InteractionsEndpoint {
  readonly #server: Server;
  readonly #log: Log;
  readonly #clock: Clock;
  #open: Open | null = null;
  /** Taken, but not handed on before Discord has been told so. */
  readonly #accepted = new Set<Promise<void>>();

  private constructor({ log, clock = systemClock }: EndpointOptions) {
    this.#log = log;
    this.#clock = clock;
    this.#server = createServer({ requestTimeout: ARRIVES_WITHIN, keepAliveTimeout: KEPT_ALIVE });
    this.#server.on('request', (request, response) => {
      this.#answer(request, response).catch((error: unknown) => {
        this.#log.debug({ fault: faultOf(error) }, 'a request did not arrive');
        response.destroy();
      });
    });
  }

  /** @throws Error EADDRINUSE and others of `listen` */
  static async listen(options: EndpointOptions): Promise<InteractionsEndpoint> {
    const endpoint = new InteractionsEndpoint(options);
    endpoint.#server.listen(options.port, options.host);
    await once(endpoint.#server, 'listening');
    return endpoint;
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  /** Takes interactions from now on. */
  open({ publicKey, take }: Intake): void {
    this.#open = { key: publicKeyOf(publicKey), take };
  }

  /** Refuses interactions from now on. Resolves once all that were accepted are handed on. */
  async refuse(): Promise<void> {
    this.#open = null;
    await Promise.all(this.#accepted);
  }

  /** Ends all connections. */
  async close(): Promise<void> {
    this.#open = null;
    const closed = once(this.#server, 'close');
    this.#server.close();
    this.#server.closeAllConnections();
    await closed;
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method !== 'POST') return end(response, 405, { allow: 'POST' });
    if (!this.#open) return end(response, 503, { connection: 'close' });
    const body = await bodyOf(request);
    const open: Open | null = this.#open;
    if (!body) return end(response, 413);
    if (!open) return end(response, 503, { connection: 'close' });
    if (!isFromDiscord(request.headers, body, open.key, this.#clock.now())) {
      this.#log.debug({}, 'a request without a valid signature is refused');
      return end(response, 401);
    }
    const interaction = interactionIn(body);
    if (!interaction) return end(response, 400);
    if (interaction.type === InteractionType.Ping) return pong(response);
    this.#accept(interaction, response, open);
  }

  /** Handed on only when Discord has been told: a request that broke off isn't carried out behind its back. */
  #accept(interaction: APIInteraction, response: ServerResponse, { take }: Open): void {
    const accepted = new Promise<void>((resolve) => {
      response.once('close', resolve);
      response.once('finish', () => {
        take(interaction);
        resolve();
      });
    }).finally(() => this.#accepted.delete(accepted));
    this.#accepted.add(accepted);
    end(response, 202);
  }
}

function end(response: ServerResponse, status: number, headers: Readonly<Record<string, string>> = {}): void {
  response.writeHead(status, { 'content-length': '0', ...headers }).end();
}

function pong(response: ServerResponse): void {
  const body = JSON.stringify({ type: InteractionResponseType.Pong });
  response.writeHead(200, { 'content-type': 'application/json' }).end(body);
}

/** Null if it's too large; the rest isn't kept then. @throws Error if the connection breaks */
async function bodyOf(request: IncomingMessage): Promise<Buffer | null> {
  if (Number(request.headers['content-length'] ?? 0) > MOST_BYTES) return null;
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MOST_BYTES) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Null for anything but a JSON object with a type. The rest is looked at by whoever takes it. */
function interactionIn(body: Buffer): APIInteraction | null {
  try {
    const read: unknown = JSON.parse(body.toString());
    const isTyped =
      typeof read === 'object' && read !== null && 'type' in read && typeof read.type === 'number';
    return isTyped ? (read as APIInteraction) : null;
  } catch {
    return null;
  }
}
