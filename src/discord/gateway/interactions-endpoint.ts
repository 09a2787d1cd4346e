import type { KeyObject } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type APIInteraction, InteractionResponseType, InteractionType } from 'discord-api-types/v10';
import { type Clock, systemClock } from '../../base/clock.ts';
import { ARRIVING, Connections } from '../../base/listening.ts';
import { type Log, redactedError } from '../../base/log.ts';
import { Bodies } from './bodies.ts';
import { parsePublicKey, Signature } from './signatures.ts';

/** The largest body that's read, in bytes. An interaction has some kilobytes, with a long message a few hundred. */
const MOST_BYTES = 2 ** 20;
/** The same of a request that only tells whether this computer's clock is wrong. */
const MOST_BYTES_OUT_OF_TIME = 2 ** 16;
/** Requests that are older, or this much ahead of the clock, are refused, in ms: someone may have kept and repeated them. */
const VALID_FOR = 5 * 60_000;
/** Connections of strangers, and of those who have sent what Discord has signed. */
const MOST_CONNECTIONS = 1_000;
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
  readonly #connections: Connections;
  readonly #bodies = new Bodies();
  /** Whether it has been logged that Discord's time is another. */
  #isOutOfTime = false;
  #open: Open | null = null;
  /** Taken, but not handed on before Discord has been told so. */
  readonly #accepted = new Set<Promise<void>>();

  private constructor({ log, clock = systemClock }: EndpointOptions) {
    this.#log = log;
    this.#clock = clock;
    this.#server = createServer({ ...ARRIVING, keepAliveTimeout: KEPT_ALIVE });
    this.#connections = new Connections(this.#server, MOST_CONNECTIONS);
    this.#server.on('request', (request, response) => {
      this.#answer(request, response).catch((error: unknown) => {
        this.#log.debug({ fault: redactedError(error) }, 'a request did not arrive');
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
    this.#open = { key: parsePublicKey(publicKey), take };
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
    const signature = Signature.in(request.headers);
    // Its body isn't read.
    if (!signature) return end(response, 401, { connection: 'close' });
    const ahead = signature.at - this.#clock.now();
    const isInTime = Math.abs(ahead) <= VALID_FOR;
    const body = await this.#bodies.read(request, isInTime ? MOST_BYTES : MOST_BYTES_OUT_OF_TIME);
    const open: Open | null = this.#open;
    if (!body) return end(response, isInTime ? 413 : 401);
    if (!open) return end(response, 503, { connection: 'close' });
    const isSigned = signature.isOf(body, open.key);
    if (isSigned) this.#noteTime(isInTime, ahead);
    if (!isSigned || !isInTime) {
      this.#log.debug({}, 'a request without a valid signature is refused');
      return end(response, 401);
    }
    this.#connections.know(request.socket);
    const interaction = interactionIn(body);
    if (!interaction) return end(response, 400);
    if (interaction.type === InteractionType.Ping) return pong(response);
    this.#accept(interaction, response, open);
  }

  /** That all is refused since this computer's clock is wrong can't be seen otherwise. */
  #noteTime(isInTime: boolean, ahead: number): void {
    if (!isInTime && !this.#isOutOfTime)
      this.#log.error(
        // Discord cuts its time to whole seconds.
        { seconds: Math.ceil(ahead / 1_000) },
        'what Discord sends is refused, since its clock is ahead by so much: is the time of this computer right?',
      );
    this.#isOutOfTime = !isInTime;
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
