import type { Seat } from '../game.ts';
import { type Board, isAt, knightsOf, spaceValue } from './board.ts';
import type { Place, Scoring } from './data.ts';
import type { Chair } from './types.ts';

const NOTHING: readonly Chair[] = Object.freeze([]);
const NO_CHOICE: readonly (readonly Chair[])[] = Object.freeze([NOTHING]);

/** What the chairs of a scoring action can be; the empty choice where there is nothing to choose, or nothing to be met. */
export function choices(board: Board, seat: Seat, scoring: Scoring): readonly (readonly Chair[])[] {
  if (scoring.of !== 'chosen') return NO_CHOICE;
  const { places } = scoring;
  const fitting = knightsOf(board, seat).filter((chair) => places.some((place) => isAt(board, chair, place)));
  const found: Chair[][] = [];
  collect(board, places, fitting, 0, [], found);
  return found.length === 0 ? NO_CHOICE : found;
}

/** Every choice of as many Knights as there are places, ascending, that fills all of them. */
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

/** Places of one card are all alike or exclude each other, so the first Knight that fits will do. */
function fills(board: Board, places: readonly Place[], chosen: readonly Chair[]): boolean {
  let used = 0;
  return places.every((place) => {
    const at = chosen.findIndex((chair, i) => (used & (1 << i)) === 0 && isAt(board, chair, place));
    used |= 1 << at;
    return at >= 0;
  });
}

export interface Scored {
  /** The Knights that were scored. */
  readonly chairs: readonly Chair[];
  readonly met: boolean;
  readonly points: number;
}

const sum = (board: Board, chairs: readonly Chair[]): number =>
  chairs.reduce((total, chair) => total + spaceValue(board, chair), 0);

/** What the choice scores. Of several best Knights, all on 0, the one on the lowest chair is named. */
export function score(board: Board, seat: Seat, scoring: Scoring, chosen: readonly Chair[]): Scored {
  switch (scoring.of) {
    case 'all': {
      const chairs = knightsOf(board, seat);
      const total = sum(board, chairs);
      return { chairs, met: true, points: scoring.sign === 1 ? total : 0 - total };
    }
    case 'best': {
      const best = knightsOf(board, seat).reduce((a, b) =>
        spaceValue(board, b) > spaceValue(board, a) ? b : a,
      );
      return { chairs: [best], met: true, points: spaceValue(board, best) };
    }
    case 'chosen':
      return chosen.length === 0
        ? { chairs: NOTHING, met: false, points: scoring.penalty }
        : { chairs: chosen, met: true, points: sum(board, chosen) };
  }
}
