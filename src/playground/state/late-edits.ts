import { ApiError } from '../validate/api-error.ts';
import type { StoredMessage } from './message.ts';
import { createdAt } from './snowflakes.ts';

const HOUR_MS = 3_600_000;
const MAX_LATE_EDITS_PER_HOUR = 30;

/**
 * Counts an edit of a message that isn't itself an interaction response.
 * @param now milliseconds since 1970
 * @throws {ApiError} 30046 after too many edits of a message older than an hour
 */
export function countLateEdit(stored: StoredMessage, now: number): void {
  if (now - createdAt(stored.message.id) <= HOUR_MS) return;
  stored.lateEdits = stored.lateEdits.filter((at) => at > now - HOUR_MS);
  const first = stored.lateEdits[0];
  if (first !== undefined && stored.lateEdits.length >= MAX_LATE_EDITS_PER_HOUR) {
    const wait = (first + HOUR_MS - now) / 1000;
    throw new ApiError(
      429,
      30046,
      'Maximum number of edits to messages older than 1 hour reached. Try again later.',
      { retry_after: wait, global: false },
      { 'retry-after': String(Math.ceil(wait)), 'x-ratelimit-scope': 'shared' },
    );
  }
  stored.lateEdits.push(now);
}
