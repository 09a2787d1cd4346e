import type { Seat } from '../game.ts';
import { type Board, knightsOf, spaceValue } from './board.ts';
import type { Scoring } from './data.ts';
import type { Chair } from './types.ts';

export interface Scored {
  /** The Knights scored. */
  readonly chairs: readonly Chair[];
  readonly met: boolean;
  readonly points: number;
}

const NOTHING: readonly Chair[] = Object.freeze([]);

const sum = (board: Board, chairs: readonly Chair[]): number =>
  chairs.reduce((total, chair) => total + spaceValue(board, chair), 0);

/** What the choice scores. If several Knights tie for best, all on 0, the one on the lowest chair is named. */
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
