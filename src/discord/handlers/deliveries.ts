import { LRUCache } from 'lru-cache';

/** An interaction's token is good for 15 minutes; after that nothing about it can be answered. */
const KEPT_FOR = 15 * 60_000;
const MOST_KEPT = 50_000;

/** The interactions that have come in, since Discord may deliver one again after a gateway resume. */
export class Deliveries {
  readonly #seen = new LRUCache<string, true>({ max: MOST_KEPT, ttl: KEPT_FOR });

  /** Whether this is the first delivery to this process. */
  isFirst(interactionId: string): boolean {
    if (this.#seen.has(interactionId)) return false;
    this.#seen.set(interactionId, true);
    return true;
  }
}
