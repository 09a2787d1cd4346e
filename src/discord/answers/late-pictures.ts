/** One for all: making an error for each would take longer than the rest, because of its stack. */
const SUPERSEDED = new Error('there is a newer answer');

/**
 * Tracks each person's newest private answer per channel. Its picture may be added later; once there's a newer
 * answer, the older one's picture is neither drawn nor sent.
 */
export class LatePictures {
  readonly #newest = new Map<string, AbortController>();

  /**
   * Registers a new answer and aborts the previous one. @returns a signal that's aborted when a newer answer is
   * claimed
   */
  claim(key: string): AbortSignal {
    this.#newest.get(key)?.abort(SUPERSEDED);
    const controller = new AbortController();
    this.#newest.set(key, controller);
    return controller.signal;
  }

  /** Call once the answer is complete. */
  release(key: string, signal: AbortSignal): void {
    if (this.#newest.get(key)?.signal === signal) this.#newest.delete(key);
  }
}
