import { randomBytes } from 'node:crypto';

/** The part of a pino logger that the bot writes to. */
export interface Log {
  debug(data: object, message: string): void;
  info(data: object, message: string): void;
  warn(data: object, message: string): void;
  error(data: object, message: string): void;
}

/** What may be written of an error: never request bodies or addresses, which hold hands and tokens. */
export function faultOf(error: unknown): object {
  if (!(error instanceof Error)) return { name: typeof error };
  const { name, message, stack } = error;
  const code = 'code' in error && ['string', 'number'].includes(typeof error.code) ? error.code : undefined;
  const cause = error.cause === undefined ? undefined : faultOf(error.cause);
  return { name, code, message, stack, cause };
}

/** A number by which a person can report a fault and its line in the log is found. */
export const newFaultId = (): string => randomBytes(4).toString('hex');
