import { type BoardDraft, chairAfter } from './board.ts';
import { EMPTY, FIGURES, type FigureCode } from './figures.ts';
import type { ArtusEvent, Chair, Figure } from './types.ts';

/**
 * Moves the figure on `from` to `to`. A figure already there is pushed to the next empty chair
 * counter-clockwise (section 4). Adds the events for the displacement and for the table turning.
 */
export function relocate(board: BoardDraft, from: Chair, to: Chair, events: ArtusEvent[]): void {
  const { chairs, king } = board;
  const mover = chairs[from] as FigureCode;
  const displaced = chairs[to] as FigureCode;
  chairs[from] = EMPTY;
  chairs[to] = mover;
  if (from === king) board.king = to;
  if (displaced !== EMPTY) {
    let free = chairAfter(to, -1);
    while (chairs[free] !== EMPTY) free = chairAfter(free, -1);
    chairs[free] = displaced;
    if (to === king) board.king = free;
    events.push({ type: 'displaced', figure: FIGURES[displaced] as Figure, from: to, to: free });
  }
  if (board.king !== king) events.push({ type: 'turned', from: king, to: board.king });
}
