import type { Seat } from '../game.ts';
import { type Board, placesAt, placesBits } from './board.ts';
import { CHAIR_COUNT, type Scoring } from './data.ts';
import { knightCode } from './figures.ts';
import type { Chair } from './types.ts';

const NO_CHOICE: readonly (readonly Chair[])[] = Object.freeze([Object.freeze([])]);

/**
 * The possible `chairs` of a scoring action. Where there's nothing to choose, or the condition can't be met,
 * the only one is the empty list.
 */
export function choices(board: Board, seat: Seat, scoring: Scoring): readonly (readonly Chair[])[] {
  if (scoring.of !== 'chosen') return NO_CHOICE;
  const wanted = placesBits(scoring.places);
  const own = knightCode(seat);
  const knights: Chair[] = [];
  for (let chair = 0; chair < CHAIR_COUNT; chair++)
    if (board.chairs[chair] === own && (placesAt(board, chair) & wanted) !== 0) knights.push(chair);
  const found: Chair[][] = [];
  collect({ board, wanted, size: scoring.places.length, knights, chosen: [], found }, 0, 0);
  return found.length === 0 ? NO_CHOICE : found;
}

interface Search {
  readonly board: Board;
  readonly wanted: number;
  readonly size: number;
  readonly knights: readonly Chair[];
  readonly chosen: Chair[];
  readonly found: Chair[][];
}

/**
 * Collects each ascending choice of Knights, one per place, that fills all places. A card's places are all alike or
 * mutually exclusive, so as many Knights as places fill them if they cover all kinds.
 */
function collect(search: Search, first: number, covered: number): void {
  const { board, wanted, size, knights, chosen, found } = search;
  if (chosen.length === size) {
    if (covered === wanted) found.push(chosen.slice());
    return;
  }
  for (let i = first; i < knights.length; i++) {
    const chair = knights[i] as Chair;
    chosen.push(chair);
    collect(search, i + 1, covered | (placesAt(board, chair) & wanted));
    chosen.pop();
  }
}
