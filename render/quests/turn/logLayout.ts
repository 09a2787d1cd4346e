export const TOKEN = 38;
/** Height of a step's line, if there's room. */
export const ROW = 54;
/** Where a line's cards begin, after what was done in words. */
export const INDENT = 158;

/** Upper left corner and width of the log. */
export interface Strip {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}
