export const SIZE = { width: 1200, height: 1150 } as const;
export const MARGIN = 14;
export const SHEET_WIDTH = SIZE.width - 2 * MARGIN;
export const HEAD_HEIGHT = 60;
export const NAME_X = 188;
export const ADVENTURES_X = 400;
export const ADVENTURES_WIDTH = 370;
export const TROPHIES_X = 786;
export const TROPHIES_WIDTH = 196;
export const KNIGHTS_X = 984;
export const TOTAL_X = 1164;

export const rowHeight = (players: number): number => [230, 230, 230, 180, 140, 130][players] ?? 130;

export const rankingHeight = (players: number): number => HEAD_HEIGHT + rowHeight(players) * players + 16;
