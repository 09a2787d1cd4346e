/** Does only so many things at once. */
export class Few {
  readonly #most: number;
  #under = 0;

  constructor(most: number) {
    this.#most = most;
  }

  /** Does it, unless that would be one too many. @throws what the task throws */
  async run(task: () => Promise<unknown>): Promise<void> {
    if (this.#under >= this.#most) return;
    this.#under++;
    try {
      await task();
    } finally {
      this.#under--;
    }
  }
}
