import { DiscordAPIError, DiscordjsError, DiscordjsTypeError, HTTPError } from 'discord.js';

/** The interaction was answered already: by an earlier delivery, or an attempt whose reply was lost. */
const ANSWERED = 40060;

/** Answers of Discord's that mean that there's nobody left to answer, or that it was done before. */
const GONE: readonly unknown[] = [
  10008, // unknown message: the person dismissed it
  10015, // unknown webhook: nothing was answered in time
  10062, // unknown interaction: the first answer came too late
  50027, // invalid webhook token: it has run out
  ANSWERED,
];

/** Whether the person can't be answered any more, which is no fault. */
export const isGone = (error: unknown): boolean =>
  error instanceof DiscordAPIError && GONE.includes(error.code);

/** Whether an interaction isn't of the shape that its command was registered with. */
export const isMalformed = (error: unknown): boolean =>
  error instanceof DiscordjsTypeError && /^(Command|Autocomplete)InteractionOption/.test(String(error.code));

export const isAnswered = (error: unknown): boolean =>
  error instanceof DiscordAPIError && error.code === ANSWERED;

/** Whether it's the way to Discord that failed, or Discord itself, and nothing that this program did. */
export const isUnreachable = (error: unknown): boolean =>
  (error instanceof DiscordAPIError && error.status >= 500) ||
  error instanceof HTTPError ||
  (error instanceof Error &&
    (error.name === 'AbortError' ||
      ('code' in error && /^(UND_ERR_|ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN)/.test(String(error.code)))));

/** Whether a request certainly had no effect: Discord refused it, or discord.js didn't send it. */
export const isRefusedByDiscord = (error: unknown): boolean =>
  (error instanceof DiscordAPIError && error.status < 500) || error instanceof DiscordjsError;
