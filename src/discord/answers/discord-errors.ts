import { DiscordAPIError, DiscordjsError, DiscordjsTypeError } from 'discord.js';

/** Answers of Discord's that mean that there's nobody left to answer, or that it was done before. */
const GONE: readonly unknown[] = [
  10008, // unknown message: the person dismissed it
  10015, // unknown webhook: the token has run out
  10062, // unknown interaction: the first answer came too late
  40060, // the interaction was answered already, in an earlier delivery
];

/** Whether the person can't be answered any more, which is no fault. */
export const isGone = (error: unknown): boolean =>
  error instanceof DiscordAPIError && GONE.includes(error.code);

/** Whether an interaction isn't of the shape that its command was registered with. */
export const isMalformed = (error: unknown): boolean =>
  error instanceof DiscordjsTypeError && /^(Command|Autocomplete)InteractionOption/.test(String(error.code));

/** Whether a request certainly had no effect: Discord refused it, or discord.js didn't send it. */
export const isRefusedByDiscord = (error: unknown): boolean =>
  (error instanceof DiscordAPIError && error.status < 500) || error instanceof DiscordjsError;
