/** The part of a pino logger that settings write to. */
export interface Log {
  warn(data: object, message: string): void;
  error(data: object, message: string): void;
}
