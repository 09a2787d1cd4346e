import { LRUCache } from 'lru-cache';
import type { Removable, SentMessage } from '../answers/sent-message.ts';

/** An interaction's token is valid for 15 minutes; one minute is left as a margin. */
const VALID_FOR = 14 * 60_000;
/** Tables with a message that somebody has used within the last minutes. */
const MOST_KEPT = 20_000;

/** The public messages that an interaction's token can still change, so that the bot's rate limit is spared. */
export class Tokens {
  readonly #now: () => number;
  readonly #byMessage = new LRUCache<string, SentMessage>({ max: MOST_KEPT });

  constructor(now: () => number) {
    this.#now = now;
  }

  /** The newest token of a message counts, since it's valid for longest. */
  keep(sent: SentMessage): void {
    this.#byMessage.set(sent.messageId, sent);
  }

  /** Null if no token can change the message any more. */
  of(messageId: string): SentMessage | null {
    const sent = this.#byMessage.get(messageId);
    return sent && isValid(sent, this.#now()) ? sent : null;
  }

  forget(messageId: string): void {
    this.#byMessage.delete(messageId);
  }
}

/** Whether a token can still change its message. */
export const isValid = ({ at }: Removable, now: number): boolean => now - at <= VALID_FOR;
