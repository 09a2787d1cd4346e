import { describe, expect, it } from 'vitest';
import { TRIALS } from '../../scripts/levels/trials.ts';
import { Opinion, type Tastes } from '../../scripts/players/court/opinion.ts';
import { BUYER, KEEPER, PLANNER } from '../../scripts/players/court/styles.ts';
import { entrantOf } from '../../scripts/tournament/entrants.ts';
import { ARTHUR } from '../../src/players/court/board.ts';
import { CourtPosition } from '../../src/players/court/position.ts';
import { SearchChance } from '../../src/players/search/chance.ts';
import { MOST_MOVES } from '../../src/players/search/position.ts';

const shares = new Float64Array(2);

/** What the first seat can expect, to somebody's taste, when the first auction is about to begin. */
function expected(tastes: Tastes, change: (position: CourtPosition) => void): number {
  const position = new CourtPosition(2, new SearchChance(1));
  const moves = new Int32Array(MOST_MOVES);
  for (let start = 0; start < 2; start++) {
    position.legalMoves(moves);
    position.play(moves[0]!);
  }
  change(position);
  new Opinion(tastes).evaluate(position, shares);
  expect(shares[0]! + shares[1]!).toBeCloseTo(1, 12);
  return shares[0]!;
}

describe('players with tastes of their own', () => {
  it('like the Favor and Arthur as much as they should', () => {
    const favor = (tastes: Tastes): number =>
      expected(tastes, (position) => {
        position.favor = 0;
      });
    const arthur = (tastes: Tastes): number =>
      expected(tastes, (position) => {
        position.held[0] = position.taken = 1 << ARTHUR;
      });
    expect(favor(KEEPER)).toBeGreaterThan(favor(PLANNER));
    expect(favor(PLANNER)).toBeGreaterThan(0.5);
    expect(arthur(BUYER)).toBeGreaterThan(arthur(PLANNER));
  });

  it('meet Knights in the trials', async () => {
    const paths = new Set(TRIALS.flatMap(({ players }) => players.filter((name) => name.includes('/'))));
    expect(paths.size).toBe(3);
    for (const path of paths) expect(path).toContain((await entrantOf(path)).id);
  });
});
