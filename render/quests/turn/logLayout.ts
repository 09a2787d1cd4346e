export const TOKEN = 34;
export const PITCH = 39;
export const ROW = 68;
export const ICON = 34;
export const INDENT = 46;
export const REVEALED_A_LINE = 5;
export const PAID_A_LINE = 3;

/** Where the lines of the log begin, and how wide they are. */
export interface Strip {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}
