export const TOKEN = 34;
export const PITCH = 39;
export const ROW = 68;
export const ICON = 34;
export const INDENT = 46;
export const REVEALED_PER_LINE = 5;
export const PAID_PER_LINE = 3;

/** Upper left corner and width of the log. */
export interface Strip {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}
