import type { Clock } from '../../base/clock.ts';

/** Discord bans an address for a while that makes 10,000 invalid requests in ten minutes. */
const WITHIN = 10 * 60_000;
/** Where the bot stops by itself. */
const MOST = 8_000;
/** And where it goes on. */
const FEW = 6_000;
/** What's counted together, in ms. */
const SLOT = 10_000;

const INVALID: readonly number[] = [401, 403, 429];

/** Counts what Discord has refused in the last ten minutes as invalid: with 401, 403 or 429. */
export class InvalidRequests {
  /** How many the bot's other processes have had. */
  elsewhere = 0;
  readonly #clock: Clock;
  /** By the number of their ten seconds since 1970. */
  readonly #slots = new Map<number, number>();
  #isHeldBack = false;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** `scope` is that of a rate limit: one that many bots share doesn't count. @returns whether it was invalid */
  note(status: number, scope: string | null): boolean {
    if (!INVALID.includes(status) || scope === 'shared') return false;
    const slot = Math.floor(this.#clock.now() / SLOT);
    this.#slots.set(slot, (this.#slots.get(slot) ?? 0) + 1);
    return true;
  }

  /** How many this process has had. */
  get count(): number {
    const first = Math.floor((this.#clock.now() - WITHIN) / SLOT);
    let sum = 0;
    for (const [slot, count] of this.#slots)
      if (slot < first) this.#slots.delete(slot);
      else sum += count;
    return sum;
  }

  /** Whether there have been too many for anything but answers to interactions. */
  get areTooMany(): boolean {
    this.#isHeldBack = this.count + this.elsewhere >= (this.#isHeldBack ? FEW : MOST);
    return this.#isHeldBack;
  }
}

/** A request that isn't sent, because Discord would ban the bot for more that it refuses. */
export class HeldBack extends Error {
  constructor() {
    super('too many requests have been invalid');
    this.name = 'HeldBack';
  }
}
