import type { Rect } from '../parts/parchment.ts';

/** Size of the table pictures, in pixels. */
export const SIZE = { width: 1200, height: 1000 } as const;

/** The board of the four columns. */
export const DISPLAY = { x: 14, y: 14, width: 560, height: 494 } as const;
/** The plate next to it: whose turn it is, its steps, and the previous turn. */
export const TURN = { x: 586, y: 14, width: 288, height: 494 } as const;
/** The parchment with the players. */
export const PANEL = { x: 886, y: 14, width: 300, height: 972 } as const;

/** Adventures are below the board in two rows of seven; the last place is for the piles. */
export const QUEST = { width: 116, height: 228 } as const;
const QUESTS = { x: 14, y: 520, pitchX: 124, pitchY: 238, columns: 7 } as const;

/** The place of an adventure (0 to 12) or of the piles (13). */
export function questAt(index: number): Rect {
  return {
    x: QUESTS.x + (index % QUESTS.columns) * QUESTS.pitchX,
    y: QUESTS.y + Math.floor(index / QUESTS.columns) * QUESTS.pitchY,
    ...QUEST,
  };
}

const CARD = { width: 128, height: 100 } as const;
const HEADER = 58;

/** Centre of a column's heading. */
export function headAt(column: number): { readonly x: number; readonly y: number } {
  return { x: DISPLAY.x + 12 + column * (CARD.width + 8) + CARD.width / 2, y: DISPLAY.y + 10 + HEADER / 2 };
}

/** The place of a card in a column; rows 0 to 3 from the top. */
export function cardAt(column: number, row: number): Rect {
  return {
    x: headAt(column).x - CARD.width / 2,
    y: DISPLAY.y + 12 + HEADER + row * (CARD.height + 6),
    ...CARD,
  };
}
