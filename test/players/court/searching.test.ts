import { describe, expect, it } from 'vitest';
import { NONE } from '../../../src/players/court/board.ts';
import { courtSearch } from '../../../src/players/court/index.ts';
import { BID } from '../../../src/players/court/phases.ts';
import { CourtPosition } from '../../../src/players/court/position.ts';
import { SearchChance } from '../../../src/players/search/chance.ts';
import { createSearchJudge, MOST_MOVES } from '../../../src/players/search/position.ts';

const moves = new Int32Array(MOST_MOVES);

/** Random positions of whole games, and how the search judges them. */
function* judged(seats: number) {
  const chance = new SearchChance(seats);
  const plain = courtSearch.judge('standard', seats);
  const judge = createSearchJudge(courtSearch, 'standard', seats);
  for (let game = 0; game < 5; game++) {
    const position = new CourtPosition(seats, chance);
    for (let count = position.legalMoves(moves); count > 0; count = position.legalMoves(moves)) {
      const [expected, found] = [new Float64Array(seats), new Float64Array(seats)];
      plain.evaluate(position, expected);
      judge.evaluate(position, found);
      const { phase, bidder, taken } = position;
      yield { begins: phase === BID && bidder === NONE && taken === 0, expected, found };
      position.play(moves[chance.below(count)]!);
    }
  }
}

const same = ({ expected, found }: { expected: Float64Array; found: Float64Array }): boolean =>
  expected.every((share, seat) => share === found[seat]);

describe('the search of the Court', () => {
  it.each([3, 4])(
    'judges the start of a round as it is with %i seats, and plays others on to the next',
    (seats) => {
      const all = [...judged(seats)];
      const starts = all.filter(({ begins }) => begins);
      const others = all.filter(({ begins }) => !begins);
      expect(starts.length).toBeGreaterThan(10);
      expect(starts.every(same)).toBe(true);
      expect(others.filter((one) => !same(one)).length).toBeGreaterThan(0.9 * others.length);
      for (const { found } of others) expect(found.reduce((sum, share) => sum + share)).toBeCloseTo(1, 9);
    },
  );
});
