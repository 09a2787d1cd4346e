const FIRST = 1_000;
const LONGEST = 5 * 60_000;

/** One timer per table: what wasn't told in time is told then, what failed is tried again after ever longer waits. */
export class Retries {
  readonly #run: (tableId: string) => void;
  readonly #timers = new Map<string, NodeJS.Timeout>();
  readonly #waits = new Map<string, number>();
  #stopped = false;

  constructor(run: (tableId: string) => void) {
    this.#run = run;
  }

  /** Runs in so many ms at the latest, unless it's done before. */
  by(tableId: string, ms: number): void {
    if (this.#stopped || this.#timers.has(tableId)) return;
    const timer = setTimeout(() => {
      this.#timers.delete(tableId);
      this.#run(tableId);
    }, ms);
    this.#timers.set(tableId, timer.unref());
  }

  /** Runs again after a wait. @returns the wait in ms */
  again(tableId: string): number {
    const wait = this.#waits.get(tableId) ?? FIRST;
    this.#waits.set(tableId, Math.min(wait * 2, LONGEST));
    clearTimeout(this.#timers.get(tableId));
    this.#timers.delete(tableId);
    this.by(tableId, wait);
    return wait;
  }

  done(tableId: string): void {
    clearTimeout(this.#timers.get(tableId));
    this.#timers.delete(tableId);
    this.#waits.delete(tableId);
  }

  stop(): void {
    this.#stopped = true;
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#timers.clear();
  }
}
