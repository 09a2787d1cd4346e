import type { Clock } from '../../time/clock.ts';
import { apiError } from '../validate/api-error.ts';
import type { Scope } from './command-object.ts';

const MAX_CREATES_PER_DAY = 200;
const DAY_MS = 86_400_000;

/** Discord's daily limit on newly created commands, counted separately for each scope. */
export class CommandQuota {
  readonly #clock: Clock;
  readonly #createdAt = new Map<Scope, number[]>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** @throws {ApiError} 30034 when `count` more commands would exceed the limit. */
  use(scope: Scope, count: number): void {
    const now = this.#clock.now();
    const recent = (this.#createdAt.get(scope) ?? []).filter((at) => at > now - DAY_MS);
    if (recent.length + count > MAX_CREATES_PER_DAY) throw apiError('tooManyCreations');
    this.#createdAt.set(scope, [...recent, ...Array.from({ length: count }, () => now)]);
  }
}
