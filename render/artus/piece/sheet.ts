import type { Rect } from '../../parts/rect.ts';

/** Size of a piece's picture, in pixels. */
export const PIECE_SIZE = { width: 600, height: 420 } as const;

/** The parchment beside the card or figure. */
export const TEXT_SHEET: Rect = { x: 216, y: 12, width: 372, height: 396 };

/** Where the card or figure stands. */
export const PORTRAIT = { x: 108, y: 210 } as const;

export const DIAGRAM: Rect = { x: TEXT_SHEET.x + 16, y: TEXT_SHEET.y + 56, width: 340, height: 150 };
