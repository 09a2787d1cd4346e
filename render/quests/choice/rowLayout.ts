export const WIDTH = 1200;
export const ROW = 104;
export const MARGIN = 14;
export const PLATE = { x: MARGIN, y: MARGIN, width: 236 } as const;
export const SHEET = { x: 262, y: MARGIN, width: 924 } as const;
const HEAD = 46;

/** Possible heights, in rows. Few sizes means few cached backdrops. */
export const SIZES = [3, 6, 9] as const;
export const NUMBER = SHEET.x + 40;
export const PAY = SHEET.x + 76;
export const PAY_WIDTH = 290;
export const KEEP = PAY + PAY_WIDTH + 44;
export const KEEP_WIDTH = 300;
export const GAIN = KEEP + KEEP_WIDTH + 20;
export const GAIN_WIDTH = SHEET.x + SHEET.width - 20 - GAIN;

export function rowTop(row: number): number {
  return SHEET.y + HEAD + row * ROW;
}
