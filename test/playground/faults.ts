import type { FastifyReply, FastifyRequest } from 'fastify';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { type Clock, pause } from '../../src/base/clock.ts';
import { LocalDiscord } from '../../src/playground/local-discord.ts';
import { rateLimited } from '../../src/playground/rest/rate-limits.ts';
import { ApiError } from '../../src/playground/validate/api-error.ts';

/** What a fault can look at to decide whether a request is one of its own. */
interface FaultableRequest {
  readonly method: string;
  /** The route as Discord's OpenAPI names it: `/channels/{channel_id}/messages`. */
  readonly route: string;
  /** The path after the version, with its query. */
  readonly path: string;
  readonly body: unknown;
}

/** The requests a fault hits: those that fit all that's given. Every request by default. */
export interface FaultMatch {
  readonly method?: string;
  /** All of a route as OpenAPI names it, or a pattern for it. */
  readonly route?: string | RegExp;
  readonly where?: (request: FaultableRequest) => boolean;
  /** Only the nth of the requests that fit the above, counted from 1. */
  readonly nth?: number | readonly number[];
  /** Only some of the requests that fit the above, drawn by a seed. `probability` is from 0 to 1. */
  readonly random?: { readonly probability: number; readonly seed: number };
  /** The most requests to hit. */
  readonly times?: number;
}

/** Whether an effect comes before the request is carried out, or after it and before the reply; `before` by default. */
interface Phased {
  readonly when?: 'before' | 'after';
}

export type FaultEffect =
  /** Answers with an error; the request isn't carried out. */
  | { readonly type: 'refuse'; readonly status: number; readonly code: number; readonly message?: string }
  /** Answers 429; the request isn't carried out. `retryAfter` is in seconds. */
  | { readonly type: 'rateLimit'; readonly retryAfter: number; readonly scope?: 'user' | 'global' | 'shared' }
  /** Carries the request out, then answers 5xx instead of its reply. */
  | { readonly type: 'loseReply'; readonly status: number }
  /** Cuts the connection. */
  | ({ readonly type: 'cut' } & Phased)
  /** Waits by the local Discord's clock. */
  | ({ readonly type: 'delay'; readonly milliseconds: number } & Phased)
  /** Waits until the fault is released. */
  | ({ readonly type: 'hang' } & Phased);

interface FaultSetup {
  readonly match?: FaultMatch;
  readonly effect: FaultEffect;
}

/** A fault in force. */
export class Fault {
  readonly effect: FaultEffect;
  readonly #remove: (fault: Fault) => void;
  readonly #reached: { readonly hits: number; readonly resolve: () => void }[] = [];
  readonly #held = new Set<() => void>();
  #hits = 0;

  constructor(effect: FaultEffect, remove: (fault: Fault) => void) {
    this.effect = effect;
    this.#remove = remove;
  }

  /** The number of requests it has hit. */
  get hits(): number {
    return this.#hits;
  }

  /** Resolves once it has hit `hits` requests in all. */
  reached(hits = 1): Promise<void> {
    if (this.#hits >= hits) return Promise.resolve();
    return new Promise((resolve) => this.#reached.push({ hits, resolve }));
  }

  /** Hits no more requests. Those that hang stay so until `release`. */
  remove(): void {
    this.#remove(this);
  }

  /** Lets the requests go on that hang now. */
  release(): void {
    for (const resolve of this.#held) resolve();
    this.#held.clear();
  }

  /** Resolves at the next `release`. */
  held(): Promise<void> {
    return new Promise((resolve) => this.#held.add(resolve));
  }

  /** Counts a request it takes effect on. */
  hit(): void {
    this.#hits += 1;
    for (const { hits, resolve } of this.#reached) if (this.#hits >= hits) resolve();
  }
}

/** The faults of one local Discord. */
export class Faults {
  readonly #matchers = new Map<Fault, (request: FaultableRequest) => boolean>();

  /** Adds a fault; it stays until it's removed. Several may hit the same request, in the order they were added. */
  add({ match = {}, effect }: FaultSetup): Fault {
    const fault = new Fault(effect, () => this.#matchers.delete(fault));
    this.#matchers.set(fault, matcher(match));
    return fault;
  }

  /** Removes every fault and lets hanging requests go on. */
  clear(): void {
    for (const fault of this.#matchers.keys()) fault.release();
    this.#matchers.clear();
  }

  /** The faults that hit a request. Counts it, so ask once per request. */
  of(request: FaultableRequest): Fault[] {
    return [...this.#matchers].flatMap(([fault, matches]) => (matches(request) ? [fault] : []));
  }
}

function matcher(match: FaultMatch): (request: FaultableRequest) => boolean {
  const { nth, random, times = Number.POSITIVE_INFINITY } = match;
  const wanted = nth === undefined ? null : [nth].flat();
  const draw = random ? drawer(random.seed) : null;
  let fitting = 0;
  let hits = 0;
  return (request) => {
    if (!fits(match, request)) return false;
    fitting += 1;
    // Drawn for each request, so one that's out of turn doesn't change the draws of the next.
    const drawn = !random || !draw || draw() < random.probability;
    if (hits >= times || !drawn || !(wanted?.includes(fitting) ?? true)) return false;
    hits += 1;
    return true;
  };
}

function fits({ method, route, where }: FaultMatch, request: FaultableRequest): boolean {
  if (method !== undefined && method !== request.method) return false;
  if (typeof route === 'string' && route !== request.route) return false;
  if (route instanceof RegExp && !route.test(request.route)) return false;
  return where?.(request) ?? true;
}

/** Draws numbers from 0 to 1. */
function drawer(seed: number): () => number {
  const generator = xoroshiro128plus(seed);
  return () => (generator.next() >>> 0) / 2 ** 32;
}

/**
 * Applies the effects that come before a request is carried out.
 * @throws {ApiError} the answer of a fault that refuses the request
 */
async function before(
  faults: readonly Fault[],
  request: FastifyRequest,
  reply: FastifyReply,
  clock: Clock,
): Promise<void> {
  for (const fault of faults) {
    const { effect } = fault;
    if ('when' in effect && effect.when === 'after') continue;
    switch (effect.type) {
      case 'refuse':
        fault.hit();
        throw new ApiError(effect.status, effect.code, effect.message ?? `${effect.status}: Refused`);
      case 'rateLimit':
        fault.hit();
        throw rateLimited(effect.retryAfter, effect.scope ?? 'user');
      case 'cut':
        reply.hijack();
        request.raw.socket.destroy();
        fault.hit();
        return;
      case 'delay':
      case 'hang':
        await wait(fault, effect, clock);
    }
  }
}

/** Applies the effects that come after a request was carried out. Returns the body to send. */
async function after(
  faults: readonly Fault[],
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
  clock: Clock,
): Promise<unknown> {
  let body = payload;
  for (const fault of faults) {
    const { effect } = fault;
    if (effect.type === 'loseReply') {
      reply.code(effect.status).type('application/json; charset=utf-8').removeHeader('content-length');
      body = JSON.stringify({ message: `${effect.status}: Server Error`, code: 0 });
      fault.hit();
    } else if ('when' in effect && effect.when === 'after') {
      if (effect.type !== 'cut') await wait(fault, effect, clock);
      else {
        request.raw.socket.destroy();
        fault.hit();
      }
    }
  }
  return body;
}

function wait(
  fault: Fault,
  effect: { readonly type: 'hang' } | { readonly type: 'delay'; readonly milliseconds: number },
  clock: Clock,
): Promise<void> {
  const over = effect.type === 'hang' ? fault.held() : pause(clock, effect.milliseconds);
  fault.hit();
  return over;
}

declare module '../../src/playground/local-discord.ts' {
  interface LocalDiscord {
    /** Those that a test has added to the REST API. */
    readonly faults: Faults;
  }
}

const added = new WeakMap<LocalDiscord, Faults>();

function faultsIn(discord: LocalDiscord): Faults {
  const faults = added.get(discord) ?? new Faults();
  if (!added.has(discord)) interfere(discord, faults);
  added.set(discord, faults);
  return faults;
}

function interfere({ interference, world }: LocalDiscord, faults: Faults): void {
  const hit = new WeakMap<FastifyRequest, readonly Fault[]>();
  interference.before = async (request, reply, route) => {
    const { method, url, form } = request;
    const found = faults.of({ method, route, path: url.replace(VERSION, ''), body: form.json });
    hit.set(request, found);
    request.faults.push(...found.map(({ effect }) => effect.type));
    await before(found, request, reply, world.clock);
  };
  interference.after = (request, reply, payload) =>
    after(hit.get(request) ?? [], request, reply, payload, world.clock);
}

const VERSION = /^\/api\/v10/;

Object.defineProperty(LocalDiscord.prototype, 'faults', {
  configurable: true,
  get(this: LocalDiscord) {
    return faultsIn(this);
  },
});
