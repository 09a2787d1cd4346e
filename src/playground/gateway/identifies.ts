import type { Clock } from '../../base/clock.ts';
import type { Shard } from './session.ts';

export interface IdentifyLimits {
  /** How many identifies there may be a day; 1,000 by default. */
  readonly total?: number | undefined;
  /** After how long they're all there again, in ms; a day by default. */
  readonly resetAfter?: number | undefined;
  /** How many shards may identify at once, each of a bucket of its own; 1 by default. */
  readonly maxConcurrency?: number | undefined;
  /** How long a bucket is taken by an identify, in ms; 5,000 on Discord. 0, the default, for not at all. */
  readonly bucketMs?: number | undefined;
}

const A_DAY = 86_400_000;

/** What Discord lets shards do before they're connected: a number of identifies a day, and few at a time. */
export class Identifies {
  readonly #clock: Clock;
  readonly #total: number;
  readonly #resetAfter: number;
  readonly #maxConcurrency: number;
  readonly #bucketMs: number;
  readonly #takenAt = new Map<number, number>();
  /** The first identify of the day, in ms since 1970. */
  #since = Number.NEGATIVE_INFINITY;
  #used = 0;

  constructor(clock: Clock, limits: IdentifyLimits) {
    this.#clock = clock;
    this.#total = limits.total ?? 1_000;
    this.#resetAfter = limits.resetAfter ?? A_DAY;
    this.#maxConcurrency = limits.maxConcurrency ?? 1;
    this.#bucketMs = limits.bucketMs ?? 0;
  }

  /** The `session_start_limit` of `/gateway/bot`. */
  get limit() {
    const left = this.#left;
    return {
      total: this.#total,
      remaining: Math.max(0, this.#total - this.#used),
      reset_after: this.#used === 0 ? 0 : left,
      max_concurrency: this.#maxConcurrency,
    };
  }

  /** Counts an identify. `exhausted`: there have been too many today; `tooSoon`: its bucket is taken. */
  take([id]: Shard): 'taken' | 'tooSoon' | 'exhausted' {
    if (this.limit.remaining === 0) return 'exhausted';
    const now = this.#clock.now();
    const bucket = id % this.#maxConcurrency;
    if (this.#used++ === 0) this.#since = now;
    const isTooSoon = now - (this.#takenAt.get(bucket) ?? Number.NEGATIVE_INFINITY) < this.#bucketMs;
    if (isTooSoon) return 'tooSoon';
    this.#takenAt.set(bucket, now);
    return 'taken';
  }

  /** Until all identifies are there again, in ms. */
  get #left(): number {
    const left = this.#since + this.#resetAfter - this.#clock.now();
    if (left <= 0) this.#used = 0;
    return Math.max(0, left);
  }
}
