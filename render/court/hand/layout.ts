import type { CourtView } from '../../../src/games/court/types.ts';
import type { Seat } from '../../../src/games/game.ts';
import type { BoardLayout } from '../board/boardLayout.ts';

/** Measures of the picture of one's own court, in pixels. */
export const SIZE = { width: 1200, height: 452 } as const;
export const SHEET = { x: 14, y: 14, width: 776, height: 424 } as const;
export const FRAME = { x: 804, y: 14, width: 382, height: 424 } as const;

/** Where the court is, and how large. */
export const HAND_SPOT = { x: SHEET.x + 10, y: SHEET.y + 12, scale: 1.55 } as const;

/** Middles of the lines with what the signs mean. */
export const LEGEND_YS = [SHEET.y + SHEET.height - 68, SHEET.y + SHEET.height - 32] as const;

export const LAYOUT: BoardLayout = {
  decision: { x: FRAME.x + 24, y: FRAME.y + 84, width: FRAME.width - 44 },
  affair: { x: FRAME.x + 28, y: FRAME.y + 212, width: FRAME.width - 52 },
  foot: { x: FRAME.x + 28, y: FRAME.y + 316, width: FRAME.width - 52 },
};

/** @throws RangeError for a spectator */
export function viewerOf({ viewer }: CourtView): Seat {
  if (viewer === null) throw new RangeError('a spectator has no court');
  return viewer;
}
