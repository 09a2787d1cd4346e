import type { CanvasRenderingContext2D } from 'canvas';
import { shareOf } from '../../parts/share.ts';

/** Something drawn from `x` rightwards, in the middle of a line at `y`. */
export interface Piece {
  readonly width: number;
  draw(context: CanvasRenderingContext2D, x: number, y: number): void;
  /** The same with words that take that part of their width; only words have it. */
  narrower?(share: number): Piece;
}

export const pieceWidth = (pieces: readonly Piece[]): number =>
  pieces.reduce((all, { width }) => all + width, 0);

/** The entries with words that take that part of their width. */
export const narrowed = (
  entries: readonly (readonly Piece[])[],
  share: number,
): readonly (readonly Piece[])[] =>
  share === 1 ? entries : entries.map((entry) => entry.map((piece) => piece.narrower?.(share) ?? piece));

/** The entries with words narrow enough for all to fit side by side, at least `gap` apart. */
export function fitted(
  entries: readonly (readonly Piece[])[],
  width: number,
  gap: number,
): readonly (readonly Piece[])[] {
  const pieces = entries.flat();
  const words = pieces.filter(({ narrower }) => narrower !== undefined);
  const signs = pieceWidth(pieces) - pieceWidth(words);
  const room = width - gap * (entries.length - 1) - signs;
  return narrowed(
    entries,
    shareOf(
      words.map((word) => word.width),
      room,
    ),
  );
}

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
