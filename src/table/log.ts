import type { StoreCorrupt } from '../store/errors.ts';

/** The part of a pino logger that tables write to. */
export interface Log {
  error(data: object, message: string): void;
}

export const silent: Log = { error: () => undefined };

export function logCorrupt(log: Log, { key, reason }: StoreCorrupt): void {
  log.error({ key, reason }, 'a stored value cannot be read');
}

/** What may be logged of an error: the messages of it and its causes, no stack and no data. */
export const reasonOf = (error: unknown): string =>
  error instanceof Error
    ? [error.message, ...(error.cause ? [reasonOf(error.cause)] : [])].join(': ')
    : typeof error;
