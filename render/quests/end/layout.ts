export const SIZE = { width: 1200, height: 1000 } as const;
export const MARGIN = 14;
export const SHEET_WIDTH = SIZE.width - 2 * MARGIN;
export const HEAD_HEIGHT = 56;
export const NAME_X = 176;
export const ADVENTURES_X = 420;
export const TROPHIES_X = 760;
export const TOTAL_X = SIZE.width - 44;

export const rowHeight = (players: number): number => (players > 3 ? 104 : 128);

export const rankingHeight = (players: number): number => HEAD_HEIGHT + rowHeight(players) * players + 16;
