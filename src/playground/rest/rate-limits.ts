import type { Clock } from '../../base/clock.ts';
import { ApiError } from '../validate/api-error.ts';

type Bucket = readonly [name: string, limit: number, windowMs: number];

/** Per-route limits. Each channel and webhook has its own bucket. */
const BUCKETS: Readonly<Record<string, Bucket>> = {
  'POST /channels/{channel_id}/messages': ['message-create', 5, 5_000],
  'PATCH /channels/{channel_id}/messages/{message_id}': ['message-edit', 5, 5_000],
  'DELETE /channels/{channel_id}/messages/{message_id}': ['message-delete', 5, 1_000],
  'PATCH /channels/{channel_id}': ['channel-edit', 5, 15_000],
  'POST /channels/{channel_id}/threads': ['thread-create', 10, 10_000],
  'POST /webhooks/{webhook_id}/{webhook_token}': ['webhook', 5, 2_000],
  'PATCH /webhooks/{webhook_id}/{webhook_token}/messages/@original': ['webhook-edit', 5, 2_000],
  'PATCH /webhooks/{webhook_id}/{webhook_token}/messages/{message_id}': ['webhook-edit', 5, 2_000],
};

/** A 429. `wait` is in seconds. */
export function rateLimited(
  wait: number,
  scope: 'user' | 'global' | 'shared',
  headers: Readonly<Record<string, string>> = {},
): ApiError {
  const global = scope === 'global';
  return new ApiError(
    429,
    0,
    'You are being rate limited.',
    { retry_after: wait, global },
    {
      ...headers,
      'retry-after': String(Math.ceil(wait)),
      'x-ratelimit-scope': scope,
      ...(global ? { 'x-ratelimit-global': 'true' } : {}),
    },
  );
}

interface Window {
  readonly endsAt: number;
  used: number;
}

interface CountedRequest {
  readonly method: string;
  readonly route: string;
  /** The major parameter: a channel id, a guild id or a webhook token. */
  readonly major: string;
  readonly global: boolean;
}

/** Counts requests in fixed windows: globally and per route. */
export class RateLimits {
  readonly #clock: Clock;
  readonly #globalPerSecond: number;
  readonly #perRoute: number;
  readonly #windows = new Map<string, Window>();

  constructor(clock: Clock, globalPerSecond: number, perRoute = 1) {
    this.#clock = clock;
    this.#globalPerSecond = globalPerSecond;
    this.#perRoute = perRoute;
  }

  /**
   * Counts a request and returns its rate limit headers.
   * @throws {ApiError} 429
   */
  count(request: CountedRequest): Record<string, string> {
    if (request.global) {
      const all = this.#window('global', 1_000);
      if (all.used >= this.#globalPerSecond) throw this.#rateLimited(all, true, {});
      all.used += 1;
    }
    const bucket = BUCKETS[`${request.method} ${request.route}`];
    if (!bucket) return {};
    const [name, perWindow, windowMs] = bucket;
    const limit = perWindow * this.#perRoute;
    const window = this.#window(`${name} ${request.major}`, windowMs);
    const after = window.endsAt - this.#clock.now();
    const headers = {
      'x-ratelimit-bucket': name,
      'x-ratelimit-limit': String(limit),
      'x-ratelimit-remaining': String(Math.max(0, limit - window.used - 1)),
      'x-ratelimit-reset': (window.endsAt / 1000).toFixed(3),
      'x-ratelimit-reset-after': (after / 1000).toFixed(3),
    };
    if (window.used >= limit) throw this.#rateLimited(window, false, headers);
    window.used += 1;
    return headers;
  }

  #window(name: string, windowMs: number): Window {
    const now = this.#clock.now();
    const found = this.#windows.get(name);
    if (found && found.endsAt > now) return found;
    if (this.#windows.size > 1_000)
      for (const [key, { endsAt }] of this.#windows) if (endsAt <= now) this.#windows.delete(key);
    const created = { endsAt: now + windowMs, used: 0 };
    this.#windows.set(name, created);
    return created;
  }

  #rateLimited(window: Window, global: boolean, headers: Record<string, string>): ApiError {
    const wait = Math.max(0.001, (window.endsAt - this.#clock.now()) / 1000);
    return rateLimited(wait, global ? 'global' : 'user', headers);
  }
}
