import { describe, expect, it } from 'vitest';
import { courtValuation } from '../../../scripts/players/ahead/court.ts';
import { court } from '../../../src/games/court/index.ts';
import { encodeAction } from '../../../src/players/court/codes.ts';
import { courtSearch } from '../../../src/players/court/index.ts';
import { impressionsFrom, modelOpponents } from '../../../src/players/court/opponents.ts';
import { fromState } from '../../../src/players/court/position.ts';
import { SearchChance } from '../../../src/players/search/chance.ts';
import { SEARCHES } from '../../../src/players/search/opponents.ts';
import { MOST_MOVES } from '../../../src/players/search/position.ts';
import { type Choose, playGame } from '../../games/court/random-game.ts';

const SEATS = 4;
const chance = new SearchChance(3);
const judge = courtSearch.judge('standard', SEATS);
const noDice = { below: () => 0 };

/** The index of the greatest value. */
const best = (values: readonly number[]): number => values.indexOf(Math.max(...values));

const byHand: Choose = (state, legal) => {
  const seat = state.actor!;
  const view = court.view(state, seat);
  return legal[best(legal.map((action) => courtValuation(court.preview(view, seat, action).view, seat)))]!;
};

const byJudge: Choose = (state, legal) => {
  if (legal.length === 1) return legal[0]!;
  const ranks = new Float64Array(MOST_MOVES);
  judge.rank(fromState(state, noDice), Int32Array.from(legal, encodeAction), legal.length, ranks);
  return legal[best([...ranks.subarray(0, legal.length)])]!;
};

/** How likely it seems that the seat plays by the judge, half a game after set-up. */
function trustIn(seat: number, choose: Choose): number {
  const plies = [...playGame(SEATS, 7, choose)];
  return impressionsFrom(plies.slice(0, plies.length / 2), SEATS, judge, chance).of(seat)[0]!;
}

describe('what the record makes of opponents in the Court', () => {
  it('tells simple players from those who weigh positions like the judge', () => {
    for (let seat = 0; seat < SEATS; seat++) {
      expect(trustIn(seat, byHand)).toBeLessThan(0.1);
      expect(trustIn(seat, byJudge)).toBeGreaterThan(0.9);
    }
  });

  it('takes most for players by the judge before they move', () => {
    expect(impressionsFrom([], SEATS, judge, chance).of(0)[0]).toBeCloseTo(0.95, 9);
  });

  it('leaves whoever decides to the search', () => {
    const moves = new Int32Array(MOST_MOVES);
    const plies = [...playGame(SEATS, 7, byHand)];
    const { before } = plies[60]!;
    const position = fromState(before, noDice);
    const opponents = modelOpponents(position, plies.slice(0, 60), judge, chance);
    const count = position.legalMoves(moves);
    for (let playout = 0; playout < 50; playout++) {
      opponents.draw();
      expect(opponents.choose(position, moves, count)).toBe(SEARCHES);
    }
  });
});
