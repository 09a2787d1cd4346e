const FIRST = 1_000;
const LONGEST = 5 * 60_000;

/** One timer per table: a deadline for what's pending, and retries with exponential backoff for what failed. */
export class Retries {
  readonly #run: (tableId: string) => void;
  readonly #timers = new Map<string, NodeJS.Timeout>();
  readonly #waits = new Map<string, number>();
  #stopped = false;

  constructor(run: (tableId: string) => void) {
    this.#run = run;
  }

  /** Runs within `ms`, unless it's done before then. */
  by(tableId: string, ms: number): void {
    if (this.#stopped || this.#timers.has(tableId)) return;
    const timer = setTimeout(() => {
      this.#timers.delete(tableId);
      this.#run(tableId);
    }, ms);
    this.#timers.set(tableId, timer.unref());
  }

  /** Schedules a retry. @returns the wait in ms */
  again(tableId: string): number {
    const wait = this.#waits.get(tableId) ?? FIRST;
    this.#waits.set(tableId, Math.min(wait * 2, LONGEST));
    clearTimeout(this.#timers.get(tableId));
    this.#timers.delete(tableId);
    this.by(tableId, wait);
    return wait;
  }

  /** It's running now, so it needn't be scheduled. */
  begun(tableId: string): void {
    clearTimeout(this.#timers.get(tableId));
    this.#timers.delete(tableId);
  }

  /** It worked: the next failure waits the shortest time. Whatever was scheduled meanwhile still runs. */
  done(tableId: string): void {
    this.#waits.delete(tableId);
  }

  stop(): void {
    this.#stopped = true;
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#timers.clear();
  }
}
