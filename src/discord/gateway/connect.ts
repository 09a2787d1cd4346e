/** Refusals that no waiting mends: by discord.js's name, or by the gateway's close code or the API's status. */
const FINAL: readonly unknown[] = [
  'TokenInvalid',
  'DisallowedIntents',
  'InvalidIntents',
  4004,
  4013,
  4014,
  401,
];

const FIRST_WAIT = 2;
const LONGEST_WAIT = 60;

/** Whether Discord itself has refused the bot, and will refuse it again. */
export function isRefusal(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, status } = error as { code?: unknown; status?: unknown };
  return FINAL.includes(code) || FINAL.includes(status);
}

/**
 * Connects, again and again while Discord cannot be reached: a server may start before its network does.
 * `wait` is told the seconds until the next attempt and why.
 * @throws what `connect` throws when it is a refusal
 */
export async function connectPatiently<T>(
  connect: () => Promise<T>,
  wait: (seconds: number, reason: unknown) => Promise<void>,
): Promise<T> {
  for (let seconds = FIRST_WAIT; ; seconds = Math.min(seconds * 2, LONGEST_WAIT)) {
    try {
      return await connect();
    } catch (error) {
      if (isRefusal(error)) throw error;
      await wait(seconds, error);
    }
  }
}
