const LATE = Symbol('late');

/**
 * The work's result, or `late`'s if the work takes longer than `milliseconds`; the work continues either way. What has
 * already arrived counts, even if the timer only fires after it because the event loop was busy.
 */
export async function within<T, L = undefined>(
  milliseconds: number,
  work: Promise<T>,
  late: () => L = () => undefined as L,
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
