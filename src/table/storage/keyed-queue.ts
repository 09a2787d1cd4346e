import PQueue from 'p-queue';

/** One queue per key: tasks with the same key run one at a time, in order. */
export class KeyedQueue {
  readonly #queues = new Map<string, PQueue>();

  async run<T>(key: string, task: () => Promise<T> | T): Promise<T> {
    const queue = this.#queues.get(key) ?? new PQueue({ concurrency: 1 });
    this.#queues.set(key, queue);
    try {
      return await (queue.add(async () => task()) as Promise<T>);
    } finally {
      if (queue.size === 0 && queue.pending === 0 && this.#queues.get(key) === queue)
        this.#queues.delete(key);
    }
  }

  /** Resolves once all queued tasks are done. */
  async idle(): Promise<void> {
    await Promise.all([...this.#queues.values()].map((queue) => queue.onIdle()));
  }
}
