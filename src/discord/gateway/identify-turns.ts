import { setTimeout as delay } from 'node:timers/promises';
import { KeyedQueue } from '../../base/keyed-queue.ts';
import { type Log, redactedError } from '../../base/log.ts';
import type { Peers, SessionStarts } from './shards.ts';

/** Discord takes one identify in five seconds of each bucket. The margin is for how long they travel. In ms. */
export const BUCKET_TAKEN_FOR = 5_500;
/** How often in a row a shard may identify without a longer wait; “in a row” is no further apart than this, in ms. */
const [AT_ONCE, IN_A_ROW] = [3, 15 * 60_000];
/** The first and the longest wait after that, in ms: a day has 1,000 identifies. */
const [FIRST, LONGEST] = [10_000, 10 * 60_000];

/**
 * Lets the process's shards identify in their buckets' turns (`id % max_concurrency`), which all of a bot's processes
 * share. In place of the turns that discord.js counts for one process alone.
 */
export class IdentifyTurns {
  readonly #starts: SessionStarts;
  readonly #peers: Peers | undefined;
  readonly #log: Log;
  readonly #queue = new KeyedQueue();
  /** When each bucket was taken by this process, by `performance.now()`. */
  readonly #takenAt = new Map<number, number>();
  /** How often in a row each shard has identified, and when last. */
  readonly #rows = new Map<number, { readonly count: number; readonly at: number }>();
  readonly #wait: (ms: number, signal: AbortSignal) => Promise<unknown>;

  /** `wait` keeps the process alive meanwhile, if absent. */
  constructor(
    starts: SessionStarts,
    peers: Peers | undefined,
    log: Log,
    wait = (ms: number, signal: AbortSignal): Promise<unknown> => delay(ms, undefined, { signal }),
  ) {
    this.#wait = wait;
    this.#starts = starts;
    this.#peers = peers;
    this.#log = log;
  }

  /** Resolves once the shard may identify. @throws the signal's reason */
  async waitForIdentify(shard: number, signal: AbortSignal): Promise<void> {
    const { max_concurrency } = (await this.#starts.info()).session_start_limit;
    const bucket = shard % max_concurrency;
    await this.#notTooOften(shard, signal);
    await this.#queue.run(String(bucket), async () => {
      signal.throwIfAborted();
      const left =
        (this.#takenAt.get(bucket) ?? Number.NEGATIVE_INFINITY) + BUCKET_TAKEN_FOR - performance.now();
      if (left > 0) await this.#wait(left, signal);
      await this.#starts.enough(1, signal);
      await this.#claim(bucket, signal);
      this.#takenAt.set(bucket, performance.now());
      this.#starts.count();
    });
  }

  /** If Discord ends each session as soon as it has begun, a day's identifies would last for two hours. */
  async #notTooOften(shard: number, signal: AbortSignal): Promise<void> {
    const before = this.#rows.get(shard);
    const count = before && performance.now() - before.at < IN_A_ROW ? before.count + 1 : 1;
    if (count > AT_ONCE) {
      const pause = Math.min(FIRST * 2 ** (count - AT_ONCE - 1), LONGEST);
      this.#log.warn({ shard, count, seconds: pause / 1_000 }, 'a connection starts over again and again');
      await this.#wait(pause, signal);
    }
    this.#rows.set(shard, { count, at: performance.now() });
  }

  /** Without the store, Discord refuses who comes too early, and discord.js tries again. */
  async #claim(bucket: number, signal: AbortSignal): Promise<void> {
    try {
      await this.#peers?.claim(bucket, signal);
    } catch (error) {
      signal.throwIfAborted();
      this.#log.warn(
        { bucket, fault: redactedError(error) },
        'other processes cannot be asked for a turn to connect',
      );
    }
  }
}
