import type { Clock } from '../../base/clock.ts';

const DISCORD_EPOCH = 1_420_070_400_000;

/**
 * Increasing ids that encode their creation time. The ones handed out before `startClock` are the same in every
 * run, so tables in a store find their channels and players again.
 */
export class Snowflakes {
  readonly #clock: Clock;
  #last: bigint;
  #clockStarted = false;

  /** @param last the one before the first: 18 digits, like real ids, and well in the past */
  constructor(clock: Clock, last = 1n << 57n) {
    this.#clock = clock;
    this.#last = last;
  }

  get last(): bigint {
    return this.#last;
  }

  /** Ids encode the current time from now on. */
  startClock(): void {
    this.#clockStarted = true;
  }

  next(): string {
    const timestamp = this.#clockStarted ? BigInt(this.#clock.now() - DISCORD_EPOCH) << 22n : 0n;
    this.#last = timestamp > this.#last ? timestamp : this.#last + 1n;
    return String(this.#last);
  }
}

/** Creation time of an id, in milliseconds since 1970. */
export function createdAt(id: string): number {
  return Number(BigInt(id) >> 22n) + DISCORD_EPOCH;
}
