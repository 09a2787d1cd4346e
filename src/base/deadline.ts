import { AsyncLocalStorage } from 'node:async_hooks';

interface Waiting {
  /** In ms since 1970; undefined once they have their answer. */
  until: number | undefined;
}

const waiting = new AsyncLocalStorage<Waiting>();

/** Does something for somebody who waits for an answer until then, in ms since 1970. */
export const answeringBy = <T>(until: number, work: () => T): T => waiting.run({ until }, work);

/** Until when somebody waits for what's being done, in ms since 1970; undefined if nobody does. */
export const deadline = (): number | undefined => waiting.getStore()?.until;

/** They have their answer: whatever is still done may take its time. */
export function answered(): void {
  const asked = waiting.getStore();
  if (asked) asked.until = undefined;
}

/** Does something that doesn't count: they wait that much longer. */
export async function uncounted<T>(work: () => Promise<T>): Promise<T> {
  const asked = waiting.getStore();
  const start = Date.now();
  try {
    return await work();
  } finally {
    if (asked?.until !== undefined) asked.until += Date.now() - start;
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
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<typeof LATE>((resolve) => {
    timer = setTimeout(() => setImmediate(resolve, LATE), Math.max(0, milliseconds));
  });
  try {
    const first = await Promise.race([work, limit]);
    return first === LATE ? late() : first;
  } finally {
    clearTimeout(timer);
  }
}
