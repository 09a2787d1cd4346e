import type { Seat } from '../game.ts';
import { type Board, knightChairs, placesAt, placesBits } from './board.ts';
import { chairValue, type Place, type Scoring } from './data.ts';
import type { Chair } from './types.ts';

interface Scored {
  /** The Knights scored. */
  readonly chairs: readonly Chair[];
  readonly met: boolean;
  readonly points: number;
}

const NOTHING: readonly Chair[] = Object.freeze([]);

const sum = (board: Board, chairs: readonly Chair[]): number =>
  chairs.reduce((total, chair) => total + chairValue(board, chair), 0);

/** What the choice scores. If several Knights tie for best, all on 0, the one on the lowest chair is named. */
export function score(board: Board, seat: Seat, scoring: Scoring, chosen: readonly Chair[]): Scored {
  switch (scoring.of) {
    case 'all': {
      const chairs = knightChairs(board, seat);
      const total = sum(board, chairs);
      return { chairs, met: true, points: scoring.sign === 1 ? total : 0 - total };
    }
    case 'best': {
      const best = knightChairs(board, seat).reduce((a, b) =>
        chairValue(board, b) > chairValue(board, a) ? b : a,
      );
      return { chairs: [best], met: true, points: chairValue(board, best) };
    }
    case 'chosen':
      return chosen.length === 0
        ? { chairs: NOTHING, met: false, points: scoring.penalty }
        : { chairs: chosen, met: true, points: sum(board, chosen) };
  }
}

/** The empty list alone. */
export const NO_CHOICE: readonly (readonly Chair[])[] = Object.freeze([Object.freeze([])]);

/**
 * The possible `chairs` of a scoring action. Where there's nothing to choose, or the condition can't be met,
 * the only one is the empty list.
 */
export const choices = (board: Board, seat: Seat, scoring: Scoring): readonly (readonly Chair[])[] =>
  scoring.of === 'chosen'
    ? choicesAmong(board, knightChairs(board, seat), placesToFill(scoring.places))
    : NO_CHOICE;

/** Places that a scoring card wants a Knight for each of. */
export interface PlacesToFill {
  readonly count: number;
  /** Their kinds as bits. */
  readonly kinds: number;
}

export const placesToFill = (places: readonly Place[]): PlacesToFill => ({
  count: places.length,
  kinds: placesBits(places),
});

/**
 * The possible choices of the player's Knights for the places, or `NO_CHOICE`.
 * @param own chairs of all the player's Knights, ascending
 */
export function choicesAmong(
  board: Board,
  own: readonly Chair[],
  { count, kinds }: PlacesToFill,
): readonly (readonly Chair[])[] {
  let covered = 0;
  let fitting = 0;
  for (let i = 0; i < own.length; i++) {
    const bits = placesAt(board, own[i] as Chair) & kinds;
    if (bits !== 0) fitting += 1;
    covered |= bits;
  }
  if (covered !== kinds || fitting < count) return NO_CHOICE;
  const knights = own.filter((chair) => (placesAt(board, chair) & kinds) !== 0);
  const found: Chair[][] = [];
  collect({ board, count, kinds, knights, chosen: [], found }, 0, 0);
  return found;
}

interface Search extends PlacesToFill {
  readonly board: Board;
  readonly knights: readonly Chair[];
  readonly chosen: Chair[];
  readonly found: Chair[][];
}

/**
 * Collects each ascending choice of Knights, one per place, that fills all places. A card's places are all alike or
 * mutually exclusive, so as many Knights as places fill them if they cover all kinds.
 */
function collect(search: Search, first: number, covered: number): void {
  const { board, count, kinds, knights, chosen, found } = search;
  if (chosen.length === count) {
    if (covered === kinds) found.push(chosen.slice());
    return;
  }
  for (let i = first; i < knights.length; i++) {
    const chair = knights[i] as Chair;
    chosen.push(chair);
    collect(search, i + 1, covered | (placesAt(board, chair) & kinds));
    chosen.pop();
  }
}
