import { BOARD } from '../sheet.ts';

/** Left edge, vertical middle and width of a part of the board. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** Where the pending decision goes, where the auction or role goes, and where those who take part go. */
export interface BoardLayout {
  readonly decision: Place;
  readonly affair: Place;
  readonly foot: Place;
}

export const MIDDLE = BOARD.y + BOARD.height / 2;

const TOP = BOARD.y + 64;

export const TABLE_LAYOUT: BoardLayout = {
  decision: { x: BOARD.x + 26, y: TOP, width: 306 },
  affair: { x: BOARD.x + 346, y: TOP, width: BOARD.width - 370 },
  foot: { x: BOARD.x + 28, y: BOARD.y + 147, width: BOARD.width - 56 },
};

/** If there's neither auction nor role. */
export const ALONE = { ...TABLE_LAYOUT.decision, y: MIDDLE, width: BOARD.width - 56 } as const;
