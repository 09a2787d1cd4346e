export const SIZE = { width: 1200, height: 1130 } as const;
export const MARGIN = 14;
export const SHEET_WIDTH = SIZE.width - 2 * MARGIN;
export const HEAD_HEIGHT = 60;
export const NAME_X = 188;
export const ADVENTURES_X = 400;
export const ADVENTURES_WIDTH = 410;
export const TROPHIES_X = 826;
export const TROPHIES_WIDTH = 142;
export const KNIGHTS_X = 978;
export const TOTAL_X = 1164;

export const rowHeight = (players: number): number => (players > 3 ? 130 : 164);

export const rankingHeight = (players: number): number => HEAD_HEIGHT + rowHeight(players) * players + 16;
