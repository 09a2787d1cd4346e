/**
 * Which private answer of each person in each channel is the newest. The picture of an answer may come after
 * it; once there is a newer answer, the picture of the older one need neither be drawn nor sent.
 */
export class LatePictures {
  readonly #newest = new Map<string, AbortController>();

  /** A new answer: the one before it is given up. @returns its signal, aborted when it is given up itself */
  claim(key: string): AbortSignal {
    this.#newest.get(key)?.abort();
    const controller = new AbortController();
    this.#newest.set(key, controller);
    return controller.signal;
  }

  /** The answer is complete. */
  release(key: string, signal: AbortSignal): void {
    if (this.#newest.get(key)?.signal === signal) this.#newest.delete(key);
  }
}
