import { randomBytes } from 'node:crypto';

/** The part of a pino logger that the bot uses. */
export interface Log {
  debug(data: object, message: string): void;
  info(data: object, message: string): void;
  warn(data: object, message: string): void;
  error(data: object, message: string): void;
}

/** What's safe to log about an error: no request bodies or addresses, since they contain hands and tokens. */
export function faultOf(error: unknown): object {
  if (!(error instanceof Error)) return { name: typeof error };
  const { name, message, stack } = error;
  const code = 'code' in error && ['string', 'number'].includes(typeof error.code) ? error.code : undefined;
  const cause = error.cause === undefined ? undefined : faultOf(error.cause);
  return { name, code, message, stack, cause };
}

/** An ID that people can quote in a bug report, to find the matching line in the log. */
export const newFaultId = (): string => randomBytes(4).toString('hex');
