/** What a fault can look at to decide whether a request is one of its own. */
export interface FaultableRequest {
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

export interface FaultSetup {
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
