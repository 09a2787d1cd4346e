import { GatewayCloseCodes as Close } from 'discord-api-types/v10';

/**
 * Why Discord ends the session for good: the token isn't valid (any more); the intents aren't allowed; the
 * servers must be spread over more connections; this version of the API is no longer served; none was given.
 */
export type SessionEndReason = 'token' | 'intents' | 'shards' | 'version' | 'invalidated';

const BY_CODE: Readonly<Record<number | string, SessionEndReason>> = {
  [Close.AuthenticationFailed]: 'token',
  [Close.InvalidShard]: 'shards',
  [Close.ShardingRequired]: 'shards',
  [Close.InvalidAPIVersion]: 'version',
  [Close.InvalidIntents]: 'intents',
  [Close.DisallowedIntents]: 'intents',
  // What discord.js and the API say at login.
  TokenInvalid: 'token',
  401: 'token',
};

/** Discord has ended the session, and discord.js won't connect again. */
export class SessionEnded extends Error {
  readonly reason: SessionEndReason;
  /** The gateway's close code, the API's status or discord.js's name; null where there's none. */
  readonly code: number | string | null;

  constructor(reason: SessionEndReason, code: number | string | null, cause?: unknown) {
    super(`Discord ended the session: ${reason}`, { cause });
    this.name = 'SessionEnded';
    this.reason = reason;
    this.code = code;
  }
}

/** The end that a close code, a status or an error's name stands for; null when connecting again may work. */
export function sessionEndOf(code: unknown, cause?: unknown): SessionEnded | null {
  if (typeof code !== 'number' && typeof code !== 'string') return null;
  const reason = BY_CODE[code];
  return reason ? new SessionEnded(reason, code, cause) : null;
}

/** An error of discord.js at login, as the end of the session where it is one. */
export function loginError(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof SessionEnded) return error;
  const { code, status } = error as { code?: unknown; status?: unknown };
  return sessionEndOf(code, error) ?? sessionEndOf(status, error) ?? error;
}

/** Whether a new attempt to connect may work. How many shards there must be is asked at each. */
export function isWorthConnectingAgain(error: unknown): boolean {
  return !(error instanceof SessionEnded) || error.reason === 'shards';
}
