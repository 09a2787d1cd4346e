import { LRUCache } from 'lru-cache';

/** Each interaction tells its channel's newest message; knowledge that's older than this is checked. In ms. */
const FRESH_FOR = 5_000;
const MOST_KEPT = 20_000;

interface Tip {
  readonly messageId: string;
  readonly at: number;
}

/** Whether a snowflake was made after another. */
export const isNewer = (one: string, other: string): boolean => BigInt(one) > BigInt(other);

/** The newest message of each channel, as far as interactions have told it. */
export class ChannelTips {
  readonly #now: () => number;
  readonly #byChannel = new LRUCache<string, Tip>({ max: MOST_KEPT });

  constructor(now: () => number) {
    this.#now = now;
  }

  note(channelId: string, messageId: string): void {
    this.#byChannel.set(channelId, { messageId, at: this.#now() });
  }

  /** Null if nobody has told lately. */
  of(channelId: string): string | null {
    const tip = this.#byChannel.get(channelId);
    return tip && this.#now() - tip.at <= FRESH_FOR ? tip.messageId : null;
  }
}
