import { AsyncLocalStorage } from 'node:async_hooks';
import type { Clock } from '../../base/clock.ts';
import { deadline } from '../../base/deadline.ts';

/** Who waits for a request: somebody who has no answer yet, people at their tables, or nobody. The first comes first. */
const RANKS = ['answer', 'people', 'nobody'] as const;
export type Rank = (typeof RANKS)[number];

const background = new AsyncLocalStorage<true>();

/** Does something that nobody waits for: its requests come after all others. */
export const inBackground = <T>(work: () => T): T => background.run(true, work);

/** Who waits for what's being done. */
export function rankHere(): Rank {
  if (background.getStore()) return 'nobody';
  return deadline() === undefined ? 'people' : 'answer';
}

interface Waiting {
  readonly go: () => void;
  readonly fail: (reason: unknown) => void;
}

/** After this many turns of higher ranks, whoever has waited longest in a lower rank comes next. */
const FAIR_AFTER = 10;
const A_SECOND = 1_000;

/** Hands out a limited number of turns in any second, in order of rank. */
export class Budget {
  readonly #perSecond: number;
  readonly #clock: Clock;
  readonly #waiting: Readonly<Record<Rank, Set<Waiting>>> = {
    answer: new Set(),
    people: new Set(),
    nobody: new Set(),
  };
  /** The turns of the last second, by when they were given; oldest first. */
  readonly #given: number[] = [];
  #pausedUntil = 0;
  #inARow = 0;
  #alarm: (() => void) | null = null;

  constructor(perSecond: number, clock: Clock) {
    this.#perSecond = perSecond;
    this.#clock = clock;
  }

  /** How many wait for their turn. */
  get waiting(): number {
    return RANKS.reduce((sum, rank) => sum + this.#waiting[rank].size, 0);
  }

  /** Resolves when it's one's turn. @throws the signal's reason, and what `refuseAll` says */
  turn(rank: Rank, signal?: AbortSignal | null): Promise<void> {
    return new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason);
      const queue = this.#waiting[rank];
      const stop = () => waiting.fail(signal!.reason);
      const leave = (): void => {
        queue.delete(waiting);
        signal?.removeEventListener('abort', stop);
      };
      const waiting: Waiting = {
        go: () => {
          leave();
          resolve();
        },
        fail: (reason) => {
          leave();
          reject(reason);
        },
      };
      signal?.addEventListener('abort', stop);
      queue.add(waiting);
      this.#serve();
    });
  }

  /** Gives no turns for this many ms: Discord has had too many requests. */
  pause(ms: number): void {
    this.#pausedUntil = Math.max(this.#pausedUntil, this.#clock.now() + ms);
    this.#serve();
  }

  /** All who wait fail with that. */
  refuseAll(reason: unknown): void {
    for (const rank of RANKS) for (const { fail } of [...this.#waiting[rank]]) fail(reason);
  }

  #serve(): void {
    this.#alarm?.();
    this.#alarm = null;
    for (let next = this.#next; next; next = this.#next) {
      const wait = this.#wait;
      if (wait > 0) {
        this.#alarm = this.#clock.schedule(wait, () => this.#serve());
        return;
      }
      this.#inARow = next.isFirstRank ? this.#inARow + 1 : 0;
      this.#given.push(this.#clock.now());
      next.waiting.go();
    }
  }

  /** Until there may be another turn, in ms. */
  get #wait(): number {
    const now = this.#clock.now();
    // A clock that's been set back would hold up everybody.
    while (this.#given.length > 0 && Math.abs(now - this.#given[0]!) >= A_SECOND) this.#given.shift();
    const full = this.#given.length >= this.#perSecond ? this.#given[0]! + A_SECOND - now : 0;
    return Math.max(0, full, this.#pausedUntil - now);
  }

  get #next(): { readonly waiting: Waiting; readonly isFirstRank: boolean } | null {
    const ranks = RANKS.filter((rank) => this.#waiting[rank].size > 0);
    const [first] = ranks;
    if (!first) return null;
    const rank = this.#inARow >= FAIR_AFTER ? ranks.at(-1)! : first;
    const [waiting] = this.#waiting[rank];
    return { waiting: waiting!, isFirstRank: rank === first && ranks.length > 1 };
  }
}
