import { BOARD } from '../sheet.ts';

/** Left edge, vertical middle and width of a part of the board. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** Where the pending decision goes, and where the auction or role goes. */
export interface BoardLayout {
  readonly decision: Place;
  readonly affair: Place;
}

export const MIDDLE = BOARD.y + BOARD.height / 2;

export const TABLE_LAYOUT: BoardLayout = {
  decision: { x: BOARD.x + 24, y: MIDDLE, width: 288 },
  affair: { x: BOARD.x + 326, y: MIDDLE, width: BOARD.width - 350 },
};
