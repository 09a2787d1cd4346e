import { setTimeout as delay } from 'node:timers/promises';
import { isUnreachable } from './discord-errors.ts';

/** Pauses between attempts, in ms; together they're shorter than an interaction's time limit. */
const PAUSES = [100, 400, 1_000];

/**
 * Sends an idempotent request, and retries it if the network or Discord fails.
 * @throws the last attempt's error; immediately if Discord rejects the request
 */
export async function retrying<T>(send: () => Promise<T>): Promise<T> {
  for (const pause of PAUSES) {
    try {
      return await send();
    } catch (error) {
      if (!isUnreachable(error)) throw error;
      await delay(pause);
    }
  }
  return send();
}
