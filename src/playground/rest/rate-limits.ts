import type { Clock } from '../clock.ts';
import { ApiError } from '../validate/api-error.ts';
import { ALLOWANCES } from './rate-limit-buckets.ts';

interface Window {
  readonly endsAt: number;
  used: number;
}

export interface Counted {
  readonly method: string;
  readonly route: string;
  /** The channel, or the webhook's token, that the bucket is for. */
  readonly major: string;
  readonly global: boolean;
}

/** Counts requests in fixed windows: all of the bot together, and each route by itself. */
export class RateLimits {
  readonly #clock: Clock;
  readonly #globalPerSecond: number;
  readonly #windows = new Map<string, Window>();

  constructor(clock: Clock, globalPerSecond: number) {
    this.#clock = clock;
    this.#globalPerSecond = globalPerSecond;
  }

  /**
   * The headers that tell the bot of its limits.
   * @throws {ApiError} 429
   */
  count(request: Counted): Record<string, string> {
    if (request.global) {
      const all = this.#window('global', 1_000);
      if (all.used >= this.#globalPerSecond) throw this.#tooMany(all, true, {});
      all.used += 1;
    }
    const allowance = ALLOWANCES[`${request.method} ${request.route}`];
    if (!allowance) return {};
    const window = this.#window(`${allowance.bucket} ${request.major}`, allowance.per);
    const after = window.endsAt - this.#clock.now();
    const headers = {
      'x-ratelimit-bucket': allowance.bucket,
      'x-ratelimit-limit': String(allowance.limit),
      'x-ratelimit-remaining': String(Math.max(0, allowance.limit - window.used - 1)),
      'x-ratelimit-reset': (window.endsAt / 1000).toFixed(3),
      'x-ratelimit-reset-after': (after / 1000).toFixed(3),
    };
    if (window.used >= allowance.limit) throw this.#tooMany(window, false, headers);
    window.used += 1;
    return headers;
  }

  #window(name: string, per: number): Window {
    const now = this.#clock.now();
    const found = this.#windows.get(name);
    if (found && found.endsAt > now) return found;
    if (this.#windows.size > 1_000)
      for (const [key, { endsAt }] of this.#windows) if (endsAt <= now) this.#windows.delete(key);
    const made = { endsAt: now + per, used: 0 };
    this.#windows.set(name, made);
    return made;
  }

  #tooMany(window: Window, global: boolean, headers: Record<string, string>): ApiError {
    const wait = Math.max(0.001, (window.endsAt - this.#clock.now()) / 1000);
    return new ApiError(
      429,
      0,
      'You are being rate limited.',
      { retry_after: wait, global },
      {
        ...headers,
        'retry-after': String(Math.ceil(wait)),
        'x-ratelimit-scope': global ? 'global' : 'user',
        ...(global ? { 'x-ratelimit-global': 'true' } : {}),
      },
    );
  }
}
