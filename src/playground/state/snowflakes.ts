import type { Clock } from '../clock.ts';

const DISCORD_EPOCH = 1_420_070_400_000;

/**
 * Ids that carry their time of birth and always grow. Those given before `begin` are the same at every start,
 * so that tables kept in a store find their channels and people again.
 */
export class Snowflakes {
  readonly #clock: Clock;
  /** Of 18 digits, as ids are, and long past. */
  #last = 1n << 57n;
  #begun = false;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** From now on ids are born now. */
  begin(): void {
    this.#begun = true;
  }

  next(): string {
    const born = this.#begun ? BigInt(this.#clock.now() - DISCORD_EPOCH) << 22n : 0n;
    this.#last = born > this.#last ? born : this.#last + 1n;
    return String(this.#last);
  }
}

/** Milliseconds since 1970 at which an id was made. */
export function bornAt(id: string): number {
  return Number(BigInt(id) >> 22n) + DISCORD_EPOCH;
}
