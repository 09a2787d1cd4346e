import type { Clock } from '../../src/base/clock.ts';

interface Alarm {
  readonly at: number;
  readonly task: () => void;
}

/** A clock that only moves when it's told to. */
export class ManualClock implements Clock {
  #now: number;
  readonly #alarms = new Set<Alarm>();

  constructor(start = Date.now()) {
    this.#now = start;
  }

  now(): number {
    return this.#now;
  }

  schedule(delay: number, task: () => void): () => void {
    const alarm = { at: this.#now + delay, task };
    this.#alarms.add(alarm);
    return () => this.#alarms.delete(alarm);
  }

  /** When the next task is due; null without any. */
  get next(): number | null {
    const times = [...this.#alarms].map(({ at }) => at);
    return times.length > 0 ? Math.min(...times) : null;
  }

  /** Moves forward by `milliseconds`, running due tasks in order. */
  advance(milliseconds: number): void {
    const end = this.#now + milliseconds;
    for (;;) {
      const due = [...this.#alarms].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
      if (!due) break;
      this.#alarms.delete(due);
      this.#now = due.at;
      due.task();
    }
    this.#now = end;
  }
}
