import { AsyncResource } from 'node:async_hooks';
import PQueue from 'p-queue';
import { deadline, within } from './deadline.ts';
import { time } from './steady-time.ts';

/** One queue per key: tasks with the same key run one at a time, in order. */
export class KeyedQueue {
  readonly #queues = new Map<string, PQueue>();
  readonly #late: ((key: string) => Error) | null;

  /**
   * With `late`, somebody who waits for an answer doesn't wait longer than that for their turn: what hasn't begun by
   * then never does, and fails with this error.
   */
  constructor(late: ((key: string) => Error) | null = null) {
    this.#late = late;
  }

  /** @throws what `late` says, and what the task throws */
  run<T>(key: string, task: () => Promise<T> | T): Promise<T> {
    const queue = this.#queues.get(key) ?? new PQueue({ concurrency: 1 });
    this.#queues.set(key, queue);
    let state: 'waiting' | 'begun' | 'late' = 'waiting';
    const isBusy = queue.pending > 0;
    // In the caller's own context, not in that of whoever had the turn before.
    const turn = queue.add(
      AsyncResource.bind(async () => {
        if (state === 'late') return undefined;
        state = 'begun';
        return task();
      }),
    ) as Promise<T>;
    const end = () => {
      if (queue.size === 0 && queue.pending === 0 && this.#queues.get(key) === queue)
        this.#queues.delete(key);
    };
    turn.then(end, end);
    const [late, until] = [this.#late, deadline()];
    if (!late || !isBusy || until === undefined) return turn;
    return within(until - time.now(), turn, () => {
      if (state === 'begun') return turn;
      state = 'late';
      throw late(key);
    });
  }

  /** Resolves once all queued tasks are done. */
  async idle(): Promise<void> {
    await Promise.all([...this.#queues.values()].map((queue) => queue.onIdle()));
  }
}
