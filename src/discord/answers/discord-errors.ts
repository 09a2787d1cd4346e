import { DiscordAPIError, DiscordjsError, DiscordjsTypeError, HTTPError } from 'discord.js';
import type { Barrier } from '../../table/document.ts';
import { Refusal } from '../../table/refusal.ts';
import { HeldBack } from '../requests/invalid-requests.ts';

/** The interaction was already answered: by an earlier delivery, or by an attempt whose response was lost. */
const ANSWERED = 40060;

/** Somebody deleted the message. */
const DELETED = 10008;

/** There's no such channel, or the bot isn't in such a server. */
export const [UNKNOWN_CHANNEL, UNKNOWN_SERVER] = [10003, 10004] as const;
/** The bot can't see the channel, or isn't in its server. */
export const MISSING_ACCESS = 50001;

/** Whether Discord refuses with one of these codes. */
export const hasErrorCode = (error: unknown, ...codes: readonly number[]): boolean =>
  error instanceof Error && 'code' in error && codes.some((code) => error.code === code);

/** The bot may not do that there. */
export const MISSING_PERMISSIONS = 50013;
/** The thread is locked, or archived as well. */
const SHUT = [160005, 50083];

/** Whether a thread is locked, so that nobody may write in it. */
export const isShut = (error: unknown): boolean => hasErrorCode(error, ...SHUT);

/** What keeps the bot from writing in a channel, as Discord's refusal tells; null if that's about something else. */
export function barrierSaid(error: unknown): Barrier | null {
  if (isShut(error)) return 'thread';
  if (hasErrorCode(error, UNKNOWN_CHANNEL)) return 'gone';
  return hasErrorCode(error, MISSING_ACCESS, MISSING_PERMISSIONS) ? 'channel' : null;
}

/** Discord's error codes for an interaction that can't be answered any more, or already was. */
const GONE: readonly unknown[] = [
  DELETED,
  10015, // unknown webhook: nothing was answered in time
  10062, // unknown interaction: the first answer came too late
  50027, // invalid webhook token: it has run out
  ANSWERED,
];

/** Whether there's nobody left to answer, which isn't a fault. */
export const isGone = (error: unknown): boolean =>
  error instanceof DiscordAPIError && GONE.includes(error.code);

/** Whether an interaction's options don't match the registered command. */
export const isMalformed = (error: unknown): boolean =>
  error instanceof DiscordjsTypeError && /^(Command|Autocomplete)InteractionOption/.test(String(error.code));

export const isDeleted = (error: unknown): boolean =>
  error instanceof DiscordAPIError && error.code === DELETED;

/** Whether Discord takes no files of that size there. The answer may come from a proxy, without a code. */
export const isTooLarge = (error: unknown): boolean =>
  error instanceof DiscordAPIError && error.status === 413;

export const isAnswered = (error: unknown): boolean =>
  error instanceof DiscordAPIError && error.code === ANSWERED;

/** Whether a message shows an emoji that's no longer there. */
export const hasLostEmoji = (error: unknown): boolean =>
  error instanceof DiscordAPIError && JSON.stringify(error.rawError).includes('INVALID_EMOJI');

/** 408 is what a proxy says when Discord took too long. */
const isUncertain = ({ status }: DiscordAPIError): boolean => status >= 500 || status === 408;

/** Whether the network or Discord failed, or the request was held back, rather than that this program failed. */
export const isUnreachable = (error: unknown): boolean => {
  if (error instanceof DiscordAPIError) return isUncertain(error);
  // A refusal's cause may be the store's network.
  if (!(error instanceof Error) || error instanceof Refusal) return false;
  const code = 'code' in error ? String(error.code) : '';
  return (
    error instanceof HTTPError ||
    error instanceof HeldBack ||
    error.name === 'AbortError' ||
    /^(UND_ERR_|ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN)/.test(code) ||
    isUnreachable(error.cause)
  );
};

/** Whether somebody may have seen no answer. */
export const isUnanswerable = (error: unknown): boolean =>
  isUnreachable(error) || (isGone(error) && !isAnswered(error));

/** Whether a request definitely had no effect: Discord rejected it, or discord.js didn't send it. */
export const isRefusedByDiscord = (error: unknown): boolean =>
  (error instanceof DiscordAPIError && !isUncertain(error)) || error instanceof DiscordjsError;
