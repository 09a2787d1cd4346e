import type { Clock } from '../time/clock.ts';

/** Lets at most so many tasks begin within a second; the others come after them, in order. */
export class Spread {
  readonly #clock: Clock;
  readonly #perSecond: number;
  /** When the latest ones began or will begin. */
  #begun: number[] = [];
  readonly #waiting = new Set<() => void>();

  constructor(clock: Clock, perSecond: number) {
    this.#clock = clock;
    this.#perSecond = perSecond;
  }

  /** Resolves when the caller may begin. */
  turn(): Promise<void> {
    const now = this.#clock.now();
    const earliest = this.#begun.length < this.#perSecond ? now : this.#begun[0]! + 1_000;
    const at = Math.max(now, earliest);
    this.#begun = [...this.#begun, at].slice(-this.#perSecond);
    if (at === now) return Promise.resolve();
    return new Promise((resolve) => {
      const go = () => {
        cancel();
        this.#waiting.delete(go);
        resolve();
      };
      const cancel = this.#clock.schedule(at - now, go);
      this.#waiting.add(go);
    });
  }

  /** Lets everybody go who waits. */
  stop(): void {
    for (const go of [...this.#waiting]) go();
  }
}
