import type { Clock } from '../../time/clock.ts';

const IDENTIFIES_PER_DAY = 1_000;
const DAY_MS = 86_400_000;

/** Discord's daily limit on IDENTIFY. */
export class IdentifyQuota {
  readonly #clock: Clock;
  #identifiedAt: number[] = [];

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  get remaining(): number {
    const since = this.#clock.now() - DAY_MS;
    this.#identifiedAt = this.#identifiedAt.filter((at) => at > since);
    return IDENTIFIES_PER_DAY - this.#identifiedAt.length;
  }

  use(): void {
    this.#identifiedAt.push(this.#clock.now());
  }

  /** The `session_start_limit` of `/gateway/bot`, apart from `max_concurrency`. */
  limit() {
    return {
      total: IDENTIFIES_PER_DAY,
      remaining: this.remaining,
      reset_after: DAY_MS,
    };
  }
}
