import type { Clock } from '../clock.ts';

const DISCORD_EPOCH = 1_420_070_400_000;

/** Ids that carry their time of birth and always grow. */
export class Snowflakes {
  readonly #clock: Clock;
  #last = 0n;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  next(): string {
    const born = BigInt(this.#clock.now() - DISCORD_EPOCH) << 22n;
    this.#last = born > this.#last ? born : this.#last + 1n;
    return String(this.#last);
  }
}

/** Milliseconds since 1970 at which an id was made. */
export function bornAt(id: string): number {
  return Number(BigInt(id) >> 22n) + DISCORD_EPOCH;
}
