import { GatewayCloseCodes as Close } from 'discord-api-types/v10';

/**
 * Why Discord ended the session for good: the token isn't valid (any more); the intents aren't allowed; more shards
 * are needed; this API version is no longer served; no reason was given.
 */
export type SessionEndReason = 'token' | 'intents' | 'shards' | 'version' | 'invalidated';

const BY_CODE: Readonly<Record<number | string, SessionEndReason>> = {
  [Close.AuthenticationFailed]: 'token',
  [Close.InvalidShard]: 'shards',
  [Close.ShardingRequired]: 'shards',
  [Close.InvalidAPIVersion]: 'version',
  [Close.InvalidIntents]: 'intents',
  [Close.DisallowedIntents]: 'intents',
  // Error codes of discord.js and the API at login.
  TokenInvalid: 'token',
  401: 'token',
};

/** Discord has ended the session, and discord.js won't reconnect. */
export class SessionEnded extends Error {
  readonly reason: SessionEndReason;
  /** The gateway's close code, the API's status or discord.js's error name; null if there's none. */
  readonly code: number | string | null;

  constructor(reason: SessionEndReason, code: number | string | null, cause?: unknown) {
    super(`Discord ended the session: ${reason}`, { cause });
    this.name = 'SessionEnded';
    this.reason = reason;
    this.code = code;
  }
}

/** The session end for a close code, status or error name; null if reconnecting may work. */
export function toSessionEnd(code: unknown, cause?: unknown): SessionEnded | null {
  if (typeof code !== 'number' && typeof code !== 'string') return null;
  const reason = BY_CODE[code];
  return reason ? new SessionEnded(reason, code, cause) : null;
}

/** Converts a discord.js login error to `SessionEnded` if it means that. */
export function loginError(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof SessionEnded) return error;
  const { code, status } = error as { code?: unknown; status?: unknown };
  return toSessionEnd(code, error) ?? toSessionEnd(status, error) ?? error;
}

/** Whether reconnecting may work. The number of shards is queried at each attempt. */
export function isWorthConnectingAgain(error: unknown): boolean {
  return !(error instanceof SessionEnded) || error.reason === 'shards';
}
