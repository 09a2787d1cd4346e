/** The part of a pino logger that the bot uses. */
export interface Log {
  debug(data: object, message: string): void;
  info(data: object, message: string): void;
  warn(data: object, message: string): void;
  error(data: object, message: string): void;
}

const nowhere = () => undefined;
export const silent: Log = { debug: nowhere, info: nowhere, warn: nowhere, error: nowhere };

/** What's safe to log about an error: no request bodies or addresses, since they contain hands and tokens. */
export function redactedError(error: unknown): object {
  if (!(error instanceof Error)) return { name: typeof error };
  const { name, message, stack } = error;
  const code = 'code' in error && ['string', 'number'].includes(typeof error.code) ? error.code : undefined;
  const reason = 'reason' in error && typeof error.reason === 'string' ? error.reason : undefined;
  const cause = error.cause === undefined ? undefined : redactedError(error.cause);
  return { name, code, reason, message, stack, cause };
}

/** What may be logged of an error without its stack and data: the messages of it and its causes. */
export const errorReason = (error: unknown): string =>
  error instanceof Error
    ? [error.message, ...(error.cause ? [errorReason(error.cause)] : [])].join(': ')
    : typeof error;

/** A store's key or list as it may be logged: without the ID of a person. */
export const loggedKey = (key: string): string =>
  key.replace(/^(person|own|opened|games|awaits|tables):.*$/s, '$1');
