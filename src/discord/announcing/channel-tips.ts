import { LRUCache } from 'lru-cache';

/** Each interaction tells its channel's newest message; knowledge that's older than this is checked. In ms. */
const FRESH_FOR = 5_000;
const MOST_KEPT = 20_000;
/** The bot's latest private messages in a channel. */
const MOST_PRIVATE = 50;

interface Tip {
  /** The newest message that anybody can see; null if none is known. */
  messageId: string | null;
  /** The one before. */
  before: string | null;
  /** When it was last told; null if never. */
  at: number | null;
  /** Oldest first. */
  readonly own: string[];
}

/** Whether a snowflake was made after another. */
export const isNewer = (one: string, other: string): boolean => BigInt(one) > BigInt(other);

/**
 * The newest message of each channel, as far as interactions have told it. The bot's private messages bury nothing,
 * and whether Discord counts them isn't known.
 */
export class ChannelTips {
  readonly #now: () => number;
  readonly #byChannel = new LRUCache<string, Tip>({ max: MOST_KEPT });

  constructor(now: () => number) {
    this.#now = now;
  }

  note(channelId: string, messageId: string): void {
    const tip = this.#tipOf(channelId);
    tip.at = this.#now();
    if (messageId === tip.messageId || tip.own.includes(messageId)) return;
    tip.before = tip.messageId;
    tip.messageId = messageId;
  }

  /** The bot has sent a private message. It may have been told as the newest before Discord's reply arrived. */
  noteOwn(channelId: string, messageId: string): void {
    const tip = this.#tipOf(channelId);
    tip.own.push(messageId);
    if (tip.own.length > MOST_PRIVATE) tip.own.shift();
    if (tip.messageId === messageId) tip.messageId = tip.before;
  }

  /** What was known at that time, in ms since the epoch, or has been told since; null if nothing was told lately. */
  of(channelId: string, when: number): Pick<Tip, 'messageId'> | null {
    const tip = this.#byChannel.get(channelId);
    return tip && tip.at !== null && when - tip.at <= FRESH_FOR ? tip : null;
  }

  /** The channel's newest message if that's the newest of all; null if none is known. */
  visible(channelId: string, newestId: string): string | null {
    const tip = this.#byChannel.get(channelId);
    return tip?.own.includes(newestId) ? tip.messageId : newestId;
  }

  #tipOf(channelId: string): Tip {
    const known = this.#byChannel.get(channelId);
    if (known) return known;
    const tip: Tip = { messageId: null, before: null, at: null, own: [] };
    this.#byChannel.set(channelId, tip);
    return tip;
  }
}
