import { setTimeout as delay } from 'node:timers/promises';
import { KeyedQueue } from '../../base/keyed-queue.ts';
import { faultOf, type Log } from '../../base/log.ts';
import type { Peers, SessionStarts } from './shards.ts';

/** Discord takes one identify in five seconds of each bucket. The margin is for how long they travel. In ms. */
export const BUCKET_TAKEN_FOR = 5_500;

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

  constructor(starts: SessionStarts, peers: Peers | undefined, log: Log) {
    this.#starts = starts;
    this.#peers = peers;
    this.#log = log;
  }

  /** Resolves once the shard may identify. @throws the signal's reason */
  async waitForIdentify(shard: number, signal: AbortSignal): Promise<void> {
    const { max_concurrency } = (await this.#starts.info()).session_start_limit;
    const bucket = shard % max_concurrency;
    await this.#queue.run(String(bucket), async () => {
      signal.throwIfAborted();
      const left =
        (this.#takenAt.get(bucket) ?? Number.NEGATIVE_INFINITY) + BUCKET_TAKEN_FOR - performance.now();
      if (left > 0) await delay(left, undefined, { signal });
      await this.#starts.enough(1, signal);
      await this.#claim(bucket, signal);
      this.#takenAt.set(bucket, performance.now());
      this.#starts.count();
    });
  }

  /** Without the store, Discord refuses who comes too early, and discord.js tries again. */
  async #claim(bucket: number, signal: AbortSignal): Promise<void> {
    try {
      await this.#peers?.claim(bucket, signal);
    } catch (error) {
      signal.throwIfAborted();
      this.#log.warn(
        { bucket, fault: faultOf(error) },
        'other processes cannot be asked for a turn to connect',
      );
    }
  }
}
