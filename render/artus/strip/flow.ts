import type { CanvasRenderingContext2D } from 'canvas';

/** Something drawn from `x` rightwards, in the middle of a line at `y`. */
export interface Piece {
  readonly width: number;
  draw(context: CanvasRenderingContext2D, x: number, y: number): void;
}

export const pieceWidth = (pieces: readonly Piece[]): number =>
  pieces.reduce((all, { width }) => all + width, 0);

/** Draws the pieces one after the other. */
export function drawPieces(
  context: CanvasRenderingContext2D,
  pieces: readonly Piece[],
  x: number,
  y: number,
): void {
  let left = x;
  for (const piece of pieces) {
    piece.draw(context, left, y);
    left += piece.width;
  }
}

/** Puts entries into lines of at most `width`, `gap` apart; the first are left out if there are too many. */
export function intoLines(
  entries: readonly (readonly Piece[])[],
  width: number,
  gap: number,
  most: number,
): (readonly Piece[])[][] {
  const lines: (readonly Piece[])[][] = [];
  let room = 0;
  for (const entry of entries) {
    const needed = pieceWidth(entry) + gap;
    if (lines.length === 0 || needed > room) {
      lines.push([]);
      room = width + gap;
    }
    lines.at(-1)?.push(entry);
    room -= needed;
  }
  return lines.length <= most ? lines : intoLines(entries.slice(1), width, gap, most);
}
