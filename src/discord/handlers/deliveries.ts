import { LRUCache } from 'lru-cache';

/** An interaction's token is valid for 15 minutes; after that it can't be answered. */
const KEPT_FOR = 15 * 60_000;
const MOST_KEPT = 50_000;

/** The interactions received so far, since Discord may redeliver one after a gateway resume. */
export class Deliveries {
  readonly #seen = new LRUCache<string, true>({ max: MOST_KEPT, ttl: KEPT_FOR });

  /** Whether this process hasn't received the interaction before. */
  isFirst(interactionId: string): boolean {
    if (this.#seen.has(interactionId)) return false;
    this.#seen.set(interactionId, true);
    return true;
  }
}
