import { describe, expect, it } from 'vitest';
import { courtFeatures } from '../../../src/players/court/features.ts';
import { CourtJudge } from '../../../src/players/court/judge.ts';
import { START_COURTIER } from '../../../src/players/court/phases.ts';
import { CourtPosition } from '../../../src/players/court/position.ts';
import { SearchChance } from '../../../src/players/search/chance.ts';
import { LinearJudge } from '../../../src/players/search/linear.ts';
import { MOST_MOVES, NOBODY } from '../../../src/players/search/position.ts';

const chance = new SearchChance(7);
const { names, phases } = courtFeatures;
const weights = {
  features: names,
  weights: Array.from({ length: phases }, () => names.map(() => chance.unit() - 0.5)),
  scales: Array.from({ length: phases }, () => 1),
};

describe.each([2, 3, 4])('the judge of the Court with %i seats', (seats) => {
  it('judges by the features and weights, whatever it has looked at before', () => {
    const judge = new CourtJudge(weights, seats);
    const plain = new LinearJudge(courtFeatures, weights, new CourtPosition(seats, chance));
    const moves = new Int32Array(MOST_MOVES);
    const [found, expected] = [new Float64Array(MOST_MOVES), new Float64Array(MOST_MOVES)];
    for (let game = 0; game < 10; game++) {
      const position = new CourtPosition(seats, chance);
      for (let count = position.legalMoves(moves); count > 0; count = position.legalMoves(moves)) {
        judge.evaluate(position, found);
        plain.evaluate(position, expected);
        for (let seat = 0; seat < seats; seat++) expect(found[seat]).toBeCloseTo(expected[seat]!, 9);
        if (count > 1 && position.phase !== START_COURTIER) {
          judge.rank(position, moves, count, found);
          plain.rank(position, moves, count, expected);
          for (let at = 0; at < count; at++) expect(found[at]).toBeCloseTo(expected[at]!, 9);
        }
        position.play(moves[chance.below(count)]!);
      }
      expect(position.actor).toBe(NOBODY);
    }
  });

  it('never moves to an earlier stage', () => {
    const moves = new Int32Array(MOST_MOVES);
    for (let game = 0; game < 100; game++) {
      const position = new CourtPosition(seats, chance);
      let stage = 0;
      for (let count = position.legalMoves(moves); count > 0; count = position.legalMoves(moves)) {
        const now = courtFeatures.phase(position);
        expect(now).toBeGreaterThanOrEqual(stage);
        expect(now).toBeLessThan(phases);
        stage = now;
        position.play(moves[chance.below(count)]!);
      }
    }
  });
});

it('refuses weights for other features', () => {
  expect(() => new CourtJudge({ ...weights, features: names.slice(1) }, 2)).toThrow('other features');
});
