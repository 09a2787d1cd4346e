import type { Clock } from '../../base/clock.ts';

/** A question has waited too long for a thread, or its player has thought too long. */
export class TimeUp extends Error {
  constructor(name: 'WaitedTooLong' | 'ThoughtTooLong') {
    super(name);
    this.name = name;
  }
}

/** How long somebody waits for a thought: until they give up, or until a time limit. */
export class Patience {
  /** Not 0 once the thought is to end with the best found so far. Threads share it. */
  readonly hurry = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  readonly #clock: Clock;
  readonly #over = new AbortController();
  readonly #giver: AbortSignal | undefined;
  readonly #giveUp = () => this.giveUp(this.#giver?.reason);
  readonly #unhurry: () => void;
  #lift: () => void = () => undefined;

  /**
   * @param hurry after how many ms the thought is to end
   * @param giver ends it by aborting
   */
  constructor(clock: Clock, hurry: number, giver?: AbortSignal) {
    this.#clock = clock;
    this.#giver = giver;
    this.#unhurry = clock.schedule(hurry, () => Atomics.store(this.hurry, 0, 1));
    giver?.addEventListener('abort', this.#giveUp, { once: true });
  }

  /** Aborted once it's over, with the reason. */
  get signal(): AbortSignal {
    return this.#over.signal;
  }

  /** Ends it with the reason. */
  giveUp(reason: unknown): void {
    Atomics.store(this.hurry, 0, 1);
    this.#over.abort(reason);
  }

  /** Ends it after this many ms with the error, in place of the earlier limit. */
  limit(ms: number, error: Error): void {
    this.#lift();
    this.#lift = this.#clock.schedule(ms, () => this.giveUp(error));
  }

  /** The task's result. @throws the reason, as soon as it's over */
  async during<T>(task: Promise<T>): Promise<T> {
    const { signal } = this.#over;
    const over = new Promise<never>((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    });
    return Promise.race([task, over]);
  }

  /** Nothing ends it any more. */
  release(): void {
    this.#lift();
    this.#unhurry();
    this.#giver?.removeEventListener('abort', this.#giveUp);
  }
}
