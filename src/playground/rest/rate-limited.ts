import { ApiError } from '../validate/api-error.ts';

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
