import type { QuestsAction } from '../../../src/games/quests/types.ts';
import { QUEST } from '../sheet.ts';

export const WIDTH = 1200;
export const ROW = 108;
export const MARGIN = 14;
const INNER = WIDTH - 2 * MARGIN;

/** The band at the top with what all rows are about: as high as its card. */
export const bandHeight = (type: QuestsAction['type']): number =>
  type === 'adventure' ? QUEST.height + 24 : 160;

const SHEET_X = MARGIN;
export const SHEET_WIDTH = INNER;

/** Height of the line with the heads of the columns. */
export const HEAD = 48;

/** Possible heights, in rows. Few sizes means few cached backdrops. */
export const SIZES = [1, 2, 3, 4, 6, 8, 10] as const;
export const NUMBER = SHEET_X + 44;
export const PAY = SHEET_X + 88;
export const PAY_WIDTH = 380;
export const KEEP = PAY + PAY_WIDTH + 28;
export const KEEP_WIDTH = 330;
export const GAIN = KEEP + KEEP_WIDTH + 28;
export const GAIN_WIDTH = SHEET_X + SHEET_WIDTH - 20 - GAIN;

/** Top of the sheet with the rows. */
export const sheetTop = (band: number): number => MARGIN + band + 12;
