const FIRST_WAIT = 2;
const LONGEST_WAIT = 60;

/**
 * Retries with increasing pauses while that may help: a server may start before its network does.
 * `wait` gets the seconds until the next attempt and the reason.
 * @throws what `attempt` throws if waiting won't help, and what `wait` throws
 */
export async function patiently<T>(
  attempt: () => Promise<T>,
  isWorthWaiting: (error: unknown) => boolean,
  wait: (seconds: number, error: unknown) => Promise<void>,
): Promise<T> {
  for (let seconds = FIRST_WAIT; ; seconds = Math.min(seconds * 2, LONGEST_WAIT)) {
    try {
      return await attempt();
    } catch (error) {
      if (!isWorthWaiting(error)) throw error;
      await wait(seconds, error);
    }
  }
}
