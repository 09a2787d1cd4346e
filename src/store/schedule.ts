import type { Clock } from '../base/clock.ts';
import { lastUsed } from '../base/last-used.ts';
import { errorReason, type Log, redactedError } from '../base/log.ts';
import { StoreFailed } from './errors.ts';
import type { Entry, Place, Store } from './store.ts';

/** How many are done at once. */
const AT_ONCE = 32;
/** The pause while there's no room for more, and when the store fails, in ms. */
const ROUND = 250;
/** The shortest and the longest pause between looks, in ms. */
const ALONE = [0, 60_000] as const;
/** The same where other processes may note something, and claim what's due together with this one: it's done in batches. */
const SHARED = [ROUND, 1_000] as const;
/** A claim lapses after this many ms: whoever made it may be gone. */
const CLAIMED_FOR = 2_000;

/** After this many looks, what's still due is looked at less and less often, at last every `LONGEST` ms. */
const [MOST_LOOKS, LONGEST] = [3, 5 * 60_000];
/** How many are reviewed at a time. */
const PAGE = 200;
/** The most IDs that are known to have been looked at. */
const MOST_KNOWN = 20_000;

/** Whether a line with this rank is looked at in time, though it was claimed or put off since it was due then. */
export const isInTime = (rank: number, due: number, now: number): boolean =>
  rank <= Math.max(due, now + LONGEST + CLAIMED_FOR);

/** Does what's due for an ID since then. What stays due is done again after a few seconds. It may reject. */
export type Handle = (id: string, due: number, text: string) => Promise<void>;

export interface ScheduleOptions {
  readonly store: Pick<Store, 'claim' | 'enter' | 'list' | 'watch' | 'isShared'>;
  /** The list of what's due, by when, in ms since 1970; IDs are `KIND:ID`. */
  readonly list: string;
  /** How many are done at once at most; 32 if absent. */
  readonly atOnce?: number;
  /**
   * How many are done at once by a process that's just started: then one more for each that takes less than half of
   * the time it's claimed for, and half as many, but no fewer than these, after one that takes longer. As many as
   * `atOnce` if absent.
   */
  readonly atFirst?: number;
  readonly clock: Clock;
  readonly log: Log;
}

/**
 * Finds what's due, in whichever process that comes up. Each look claims a batch, so that no two processes do the same
 * at once; what a process claimed and didn't live to do is claimed by another. Whoever attends to something has to
 * give it another time, or take it off the list, by its own write.
 */
export class Schedule {
  readonly #options: ScheduleOptions;
  /** How many may be done at once by now. */
  #atOnce: number;
  readonly #attend = new Map<string, Handle>();
  readonly #running = new Map<string, Promise<void>>();
  /** How often in a row each was looked at, and until when that counts, in ms since 1970. */
  readonly #looks = lastUsed<{ readonly count: number; readonly until: number }>(MOST_KNOWN);
  #round: Promise<void> = Promise.resolve();
  #cancel: () => void = () => undefined;
  /** When the next look is, in ms since 1970. */
  #nextAt = Number.POSITIVE_INFINITY;
  #isStarted = false;
  #isPaused = false;
  /** Once it's started. */
  #isToReview = false;
  /** Whether the last look found something due. Then there's likely more, and looking before claiming would take time. */
  #isBusy = false;
  /** Whether more may be due than the last look could begin. */
  #isBehind = false;
  readonly #onCaughtUp = new Set<() => void>();

  constructor(options: ScheduleOptions) {
    this.#options = options;
    const { store, list, atOnce = AT_ONCE, atFirst = atOnce, clock } = options;
    this.#atOnce = atFirst;
    store.watch(list, (rank) => {
      if (rank < this.#nextAt && !store.isShared) this.#next(rank - clock.now());
    });
  }

  /** What's done for a kind. */
  on(kind: string, attend: Handle): void {
    this.#attend.set(kind, attend);
  }

  /** How many are still due after they were looked at. */
  get late(): number {
    const now = this.#options.clock.now();
    return [...this.#looks.values()].filter(({ count, until }) => count > 1 && until > now).length;
  }

  /** Resolves once everything that's due has been begun, at the latest after `atMost` ms. */
  async caughtUp(atMost: number): Promise<void> {
    if (!this.#isBehind) return;
    await new Promise<void>((resolve) => {
      const go = () => {
        cancel();
        this.#onCaughtUp.delete(go);
        resolve();
      };
      const cancel = this.#options.clock.schedule(atMost, go);
      this.#onCaughtUp.add(go);
    });
  }

  /** Looks at once, then regularly. Call it when everything that's due can be attended to. */
  start(): void {
    this.#isStarted = true;
    this.#next(0);
    if (this.#isToReview) void this.review();
  }

  /**
   * Attends to all that's due later, one after the other: a time that was wrong may have said so. With a list, only to what
   * that has of it. Never rejects.
   */
  async review(list = this.#options.list): Promise<void> {
    this.#isToReview = !this.#isStarted;
    if (this.#isToReview) return;
    const { store, clock, log } = this.#options;
    let after: Place = { rank: clock.now(), id: '' };
    try {
      for (let more = true; more; ) {
        const entries = await store.list({ list, limit: PAGE, after });
        for (const entry of entries) {
          if (!this.#isGoing) return;
          if (!this.#running.has(entry.id)) await this.#run(entry);
        }
        more = entries.length === PAGE;
        after = entries.at(-1) ?? after;
      }
    } catch (error) {
      log.warn({ reason: errorReason(error) }, 'what is due later could not be looked at');
    }
  }

  /** Looks no more, until it goes on. */
  pause(): void {
    this.#isPaused = true;
    this.#cancel();
  }

  goOn(): void {
    this.#isPaused = false;
    this.#next(0);
  }

  /** Looks no more, and resolves once nothing is being done. */
  async stop(): Promise<void> {
    this.#isStarted = false;
    this.#cancel();
    await this.#round;
    this.#behind(false);
    await Promise.all(this.#running.values());
  }

  get #isGoing(): boolean {
    return this.#isStarted && !this.#isPaused;
  }

  #next(delay: number): void {
    this.#cancel();
    if (!this.#isGoing) return;
    if (delay <= 0) {
      this.#lookNow();
      return;
    }
    const { clock } = this.#options;
    this.#nextAt = clock.now() + delay;
    this.#cancel = clock.schedule(delay, () => this.#lookNow());
  }

  #lookNow(): void {
    const { clock } = this.#options;
    this.#nextAt = Number.POSITIVE_INFINITY;
    const round = this.#round.then(() => this.#look());
    this.#round = round.then((at) => {
      if (at < this.#nextAt) this.#next(at - clock.now());
    });
  }

  /** Never rejects. @returns when to look again, in ms since 1970: the clock may jump before that's heeded */
  async #look(): Promise<number> {
    const { store, list, clock, log } = this.#options;
    const now = clock.now();
    try {
      const room = this.#atOnce - this.#running.size;
      if (room <= 0) return now + ROUND;
      const [shortest, longest] = store.isShared ? SHARED : ALONE;
      if (!this.#isBusy) {
        const [next] = await store.list({ list, limit: 1 });
        const nextAt = next?.rank ?? Number.POSITIVE_INFINITY;
        if (nextAt > now) return Math.max(now + shortest, Math.min(nextAt, now + longest));
      }
      const due = await store.claim(list, now, now + CLAIMED_FOR, room);
      this.#isBusy = due.length > 0;
      for (const entry of due) this.#begin(entry);
      this.#behind(due.length === room);
      return due.length === room ? now : now + shortest;
    } catch (error) {
      if (!(error instanceof StoreFailed))
        log.error({ fault: redactedError(error) }, 'what is due could not be looked up');
      return now + ROUND;
    }
  }

  #behind(isBehind: boolean): void {
    this.#isBehind = isBehind;
    if (!isBehind) for (const go of [...this.#onCaughtUp]) go();
  }

  #begin(entry: Entry): void {
    if (!this.#isGoing || this.#running.has(entry.id)) return;
    this.#postpone(entry);
    void this.#run(entry);
  }

  /** Never rejects. */
  async #run({ id, rank, text }: Entry): Promise<void> {
    const [kind = '', ...rest] = id.split(':');
    const attend = this.#attend.get(kind);
    if (!attend) return;
    const begun = this.#options.clock.now();
    const attending = attend(rest.join(':'), rank, text)
      .catch((error: unknown) =>
        this.#options.log.warn({ id, reason: errorReason(error) }, 'what is due is tried again'),
      )
      .finally(() => {
        this.#running.delete(id);
        this.#adapt(this.#options.clock.now() - begun);
        this.#goOnIfBehind();
      });
    this.#running.set(id, attending);
    await attending;
  }

  /** What's claimed by a process that's slow for now would be claimed by others, and done twice or late. */
  #adapt(took: number): void {
    const { atOnce = AT_ONCE, atFirst = atOnce } = this.#options;
    const isSlow = took > CLAIMED_FOR / 2;
    this.#atOnce = isSlow
      ? Math.max(atFirst, Math.floor(this.#atOnce / 2))
      : Math.min(atOnce, this.#atOnce + 1);
  }

  /** Claims more as soon as half of those before are done. */
  #goOnIfBehind(): void {
    const isWaiting = this.#nextAt < Number.POSITIVE_INFINITY;
    if (this.#isBehind && isWaiting && this.#running.size <= this.#atOnce / 2) this.#next(0);
  }

  /** Gives an entry that's been due again and again a later time; if it changes, it has another one. */
  #postpone(entry: Entry): void {
    const { store, clock } = this.#options;
    const now = clock.now();
    const before = this.#looks.get(entry.id);
    const count = before && before.until > now ? before.count + 1 : 1;
    const pause = Math.min(CLAIMED_FOR * 2 ** Math.max(0, count - MOST_LOOKS), LONGEST);
    this.#looks.set(entry.id, { count, until: now + 2 * pause + ROUND });
    if (count > MOST_LOOKS) store.enter([{ ...entry, rank: now + pause }]).catch(() => undefined);
  }
}
