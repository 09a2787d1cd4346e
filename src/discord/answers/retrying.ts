import { retry } from '../../base/retry.ts';
import { isUnreachable } from './discord-errors.ts';

/** Pauses between attempts, in ms; together they're shorter than an interaction's time limit. */
const PAUSES = [100, 400, 1_000];

/**
 * Sends an idempotent request, retrying any failure other than a definite rejection.
 * @throws the last attempt's error; a rejection immediately
 */
export const retrying = <T>(send: () => Promise<T>): Promise<T> =>
  retry(send, { pauses: PAUSES, isWorthRetrying: isUnreachable });
