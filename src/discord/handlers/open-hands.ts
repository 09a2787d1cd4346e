import { LRUCache } from 'lru-cache';
import { faultOf, type Log } from '../answers/log.ts';
import type { Removable } from '../answers/sent-message.ts';

/** An interaction's token is valid for 15 minutes; after that, an old hand can't be removed any more. */
const REMOVABLE_FOR = 15 * 60_000;
const MOST_KEPT = 20_000;

/** Each person's newest private message at each table. */
export class OpenHands {
  readonly #log: Log;
  readonly #byPerson = new LRUCache<string, Removable>({ max: MOST_KEPT, ttl: REMOVABLE_FOR });

  constructor(log: Log) {
    this.#log = log;
  }

  isNewest(userId: string, tableId: string, hand: Removable): boolean {
    return this.#byPerson.get(keyOf(userId, tableId))?.messageId === hand.messageId;
  }

  /** Remembers a newer hand and removes the one before, so that no old buttons stay. Never throws. */
  async replace(userId: string, tableId: string, hand: Removable): Promise<void> {
    const key = keyOf(userId, tableId);
    const before = this.#byPerson.get(key);
    this.#byPerson.set(key, hand);
    if (!before || before.messageId === hand.messageId) return;
    try {
      await before.remove();
    } catch (error) {
      this.#log.debug({ tableId, fault: faultOf(error) }, 'an old hand stays');
    }
  }
}

const keyOf = (userId: string, tableId: string): string => `${userId}:${tableId}`;
