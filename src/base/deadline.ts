import { AsyncLocalStorage } from 'node:async_hooks';
import { time } from './steady-time.ts';

interface Waiting {
  /** When somebody stops waiting, in ms since 1970; undefined once they have their answer, or if nobody waits. */
  until: number | undefined;
  /** When it began, in ms since 1970. */
  readonly since: number;
  /** How long the process had stood still by then, in ms. */
  readonly still: number;
}

const waiting = new AsyncLocalStorage<Waiting>();

/** Does something for somebody who waits for an answer until then, in ms since 1970. */
export const answeringBy = <T>(until: number, work: () => T): T =>
  waiting.run({ until, since: time.now(), still: stoodStill() }, work);

/** Does something that nobody waits for, and that needn't see what others do meanwhile. */
export const fromNow = <T>(work: () => T): T =>
  waiting.run({ until: undefined, since: time.now(), still: 0 }, work);

/** Whatever takes longer than this sees what others do meanwhile, in ms. */
const LONGEST = 10_000;

/** Does something in no context. */
export const withoutContext = (work: () => void): void => waiting.exit(work);

/** When what's being done began, in ms since 1970: what's read may be as old as that. Null if it isn't known. */
export function begunAt(): number | null {
  const begun = waiting.getStore()?.since;
  return begun === undefined ? null : Math.max(begun, time.now() - LONGEST);
}

/** Until when somebody waits for what's being done, in ms since 1970; undefined if nobody does. */
export function deadline(): number | undefined {
  const asked = waiting.getStore();
  return asked?.until === undefined ? undefined : asked.until + stoodStill() - asked.still;
}

/** They have their answer: whatever is still done may take its time. */
export function markAnswered(): void {
  const asked = waiting.getStore();
  if (asked) asked.until = undefined;
}

/** Does something that doesn't count: they wait that much longer. */
export async function uncounted<T>(work: () => Promise<T>): Promise<T> {
  const asked = waiting.getStore();
  const start = time.now();
  try {
    return await work();
  } finally {
    if (asked?.until !== undefined) asked.until += time.now() - start;
  }
}

const LATE = Symbol('late');

/**
 * The work's result, or `late`'s if the work takes longer than `milliseconds`; the work continues either way. What has
 * already arrived counts, even if the timer only fires after it because the event loop was busy.
 */
export async function within<T, L = undefined>(
  milliseconds: number,
  work: Promise<T>,
  late: () => L | Promise<L> = () => undefined as L,
): Promise<T | L> {
  let cancel = () => {};
  const limit = new Promise<typeof LATE>((resolve) => {
    cancel = unlessBy(milliseconds, () => resolve(LATE));
  });
  try {
    const first = await Promise.race([work, limit]);
    return first === LATE ? late() : first;
  } finally {
    cancel();
  }
}

/** A timer that's late by this many ms says that the process stood still. */
const STOOD_STILL = 500;
/** How long what has come meanwhile has to get through, in ms. */
const LOOK_AGAIN = 100;
/** How much longer everybody waits then, besides the time in which the process stood still, in ms. */
const GO_ON = 1_000;
/** How often the process is seen to turn, in ms. */
const TURNS = 100;

let turned = performance.now();
let still = 0;

/** How much longer whoever has waited since the start waits, in ms. It's known before the first timer fires again. */
function stoodStill(): number {
  const gap = performance.now() - turned;
  return gap < STOOD_STILL + TURNS ? still : still + gap + GO_ON;
}

setInterval(() => {
  still = stoodStill();
  turned = performance.now();
}, TURNS).unref();

/**
 * Runs `late` after this many ms, once what has arrived by then is there: after the process has stood still, it looks
 * once more before it gives up. Returns a function that cancels it.
 */
export function unlessBy(milliseconds: number, late: () => void): () => void {
  const due = performance.now() + Math.max(0, milliseconds);
  let timer = setTimeout(
    () => {
      if (performance.now() - due < STOOD_STILL) return void setImmediate(late);
      timer = setTimeout(late, LOOK_AGAIN);
    },
    Math.max(0, milliseconds),
  );
  return () => clearTimeout(timer);
}
