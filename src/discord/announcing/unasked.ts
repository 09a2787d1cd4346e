/** How many channels are told at once what nobody waits for. */
const MOST = 32;

/** Tells channels what nobody waits for: a few at a time, and after the clocks that are due. */
export class Unasked {
  readonly #clocksFirst: () => Promise<void>;
  readonly #most: number;
  #telling = 0;

  /** `clocksFirst` resolves once no clock has to wait for its turn. */
  constructor(clocksFirst: () => Promise<void> = async () => undefined, most = MOST) {
    this.#clocksFirst = clocksFirst;
    this.#most = most;
  }

  /** Tells one; where many are being told already, it stays owed. @throws what `tell` throws */
  async tell(tell: () => Promise<unknown>): Promise<void> {
    if (this.#telling >= this.#most) return;
    this.#telling++;
    try {
      await this.#clocksFirst();
      await tell();
    } finally {
      this.#telling--;
    }
  }
}
