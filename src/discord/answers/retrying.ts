import { setTimeout as delay } from 'node:timers/promises';
import { isRefusedByDiscord } from './discord-errors.ts';

/** Pauses between attempts, in ms; together short of what an interaction may wait. */
const PAUSES = [100, 400, 1_000];

/**
 * Sends a request that does no harm when it arrives twice, again and again where the way to Discord fails.
 * @throws what the last attempt throws, and at once what Discord itself refuses
 */
export async function retrying<T>(send: () => Promise<T>): Promise<T> {
  for (const pause of PAUSES) {
    try {
      return await send();
    } catch (error) {
      if (isRefusedByDiscord(error)) throw error;
      await delay(pause);
    }
  }
  return send();
}
