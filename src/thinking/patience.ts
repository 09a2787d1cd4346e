import type { Clock } from '../time/clock.ts';

/** A question has waited too long for a thread, or its player has thought too long. */
export class TimeUp extends Error {
  constructor(name: 'WaitedTooLong' | 'ThoughtTooLong') {
    super(name);
    this.name = name;
  }
}

/** How long somebody waits for a thought: until they give up, or until a time limit. */
export class Patience {
  readonly #clock: Clock;
  readonly #over = new AbortController();
  readonly #givers: readonly AbortSignal[];
  readonly #giveUp = (event: Event) => this.#over.abort((event.target as AbortSignal).reason);
  #lift: () => void = () => undefined;

  /** `givers`: each of them ends it by aborting. */
  constructor(clock: Clock, givers: readonly AbortSignal[]) {
    this.#clock = clock;
    this.#givers = givers;
    for (const giver of givers) {
      if (giver.aborted) this.#over.abort(giver.reason);
      giver.addEventListener('abort', this.#giveUp, { once: true });
    }
  }

  /** Aborted once it's over, with the reason. */
  get signal(): AbortSignal {
    return this.#over.signal;
  }

  /** Ends it after so many ms with the error; replaces the limit before. */
  limit(ms: number, error: Error): void {
    this.#lift();
    this.#lift = this.#clock.schedule(ms, () => this.#over.abort(error));
  }

  /** The task's result. @throws the reason, as soon as it's over */
  async during<T>(task: Promise<T>): Promise<T> {
    const { signal } = this.#over;
    const over = new Promise<never>((_resolve, reject) => {
      if (signal.aborted) reject(signal.reason);
      signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    });
    return Promise.race([task, over]);
  }

  /** Nothing ends it any more. */
  release(): void {
    this.#lift();
    for (const giver of this.#givers) giver.removeEventListener('abort', this.#giveUp);
  }
}
