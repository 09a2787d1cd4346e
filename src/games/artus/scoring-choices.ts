import type { Seat } from '../game.ts';
import { type Board, isAt, knightsOf } from './board.ts';
import type { Place, Scoring } from './data.ts';
import type { Chair } from './types.ts';

const NO_CHOICE: readonly (readonly Chair[])[] = Object.freeze([Object.freeze([])]);

/**
 * The possible `chairs` of a scoring action. Where there's nothing to choose, or the condition can't be met,
 * the only one is the empty list.
 */
export function choices(board: Board, seat: Seat, scoring: Scoring): readonly (readonly Chair[])[] {
  if (scoring.of !== 'chosen') return NO_CHOICE;
  const { places } = scoring;
  const fitting = knightsOf(board, seat).filter((chair) => places.some((place) => isAt(board, chair, place)));
  const found: Chair[][] = [];
  collect(board, places, fitting, 0, [], found);
  return found.length === 0 ? NO_CHOICE : found;
}

/** Collects each ascending choice of Knights, one per place, that fills all places. */
function collect(
  board: Board,
  places: readonly Place[],
  knights: readonly Chair[],
  first: number,
  chosen: readonly Chair[],
  found: Chair[][],
): void {
  if (chosen.length === places.length) {
    if (fills(board, places, chosen)) found.push([...chosen]);
    return;
  }
  for (let i = first; i < knights.length; i++)
    collect(board, places, knights, i + 1, [...chosen, knights[i] as Chair], found);
}

/** A card's places are all alike or mutually exclusive, so for each place the first Knight that fits will do. */
function fills(board: Board, places: readonly Place[], chosen: readonly Chair[]): boolean {
  let used = 0;
  return places.every((place) => {
    const at = chosen.findIndex((chair, i) => (used & (1 << i)) === 0 && isAt(board, chair, place));
    used |= 1 << at;
    return at >= 0;
  });
}
