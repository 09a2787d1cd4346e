import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Variant } from '../../../src/games/artus/types.ts';
import { features } from '../../../src/players/artus/features.ts';
import { artusSearch } from '../../../src/players/artus/index.ts';
import { encodeMove, moveVerb, Verb } from '../../../src/players/artus/moves.ts';
import { ArtusPosition } from '../../../src/players/artus/position.ts';
import { SearchChance } from '../../../src/players/search/chance.ts';
import { LinearJudge } from '../../../src/players/search/linear.ts';
import { MOST_MOVES, type Weights } from '../../../src/players/search/position.ts';
import { anyGame, playGame } from '../../games/artus/random-game.ts';
import { ToldChance } from './told.ts';

/** Any weights, a different one for each feature in each phase. */
function anyWeights(seed: number): Weights {
  const chance = new SearchChance(seed);
  const random = () => chance.unit() * 2 - 1;
  return {
    features: features.names,
    weights: Array.from({ length: features.phases }, () => features.names.map(random)),
    scales: Array.from({ length: features.phases }, () => 20 + chance.below(40)),
  };
}

describe('the judge of Artus', () => {
  it('judges as its features and weights do', () => {
    fc.assert(
      fc.property(anyGame, fc.integer(), ({ options, seed }, numbers) => {
        const { start, plies } = playGame(options, seed);
        const weights = anyWeights(numbers);
        const chance = new ToldChance();
        const { variant, seats } = options;
        const plain = new LinearJudge(
          features,
          weights,
          new ArtusPosition(variant as Variant, seats, new SearchChance(0)),
        );
        const judge = artusSearch.judgeWith(weights, variant, seats);
        const [expected, shares] = [new Float64Array(seats), new Float64Array(seats)];
        const [plainly, ranks] = [new Float64Array(MOST_MOVES), new Float64Array(MOST_MOVES)];
        const moves = new Int32Array(MOST_MOVES);
        const position = artusSearch.fromState(start, chance);
        for (const { before, action } of plies) {
          plain.evaluate(position, expected);
          judge.evaluate(position, shares);
          for (const seat of expected.keys()) expect(shares[seat]).toBeCloseTo(expected[seat]!, 9);
          if (action.type !== 'draw') {
            const count = position.legalMoves(moves);
            plain.rank(position, moves, count, plainly);
            judge.rank(position, moves, count, ranks);
            for (let at = 0; at < count; at++) expect(ranks[at]).toBeCloseTo(plainly[at]!, 6);
          } else chance.tell(before, action, position);
          position.play(encodeMove(action));
        }
      }),
      { numRuns: 3 },
    );
  });

  it('expects the mean of what a pile can bring from a draw', () => {
    const { plies } = playGame({ variant: 'advanced', seats: 3 }, 'drawing');
    const { before, actions } = plies.find(({ action }) => action.type === 'draw')!;
    const judge = artusSearch.judgeWith(anyWeights(1), 'advanced', 3);
    const position = artusSearch.fromState(before, new SearchChance(1));
    const moves = Int32Array.from(actions, encodeMove);
    const ranks = new Float64Array(moves.length);
    judge.rank(position, moves, moves.length, ranks);
    const after = artusSearch.fromState(before, new SearchChance(1));
    const shares = new Float64Array(3);
    for (const [at, move] of moves.entries()) {
      expect(moveVerb(move)).toBe(Verb.draw);
      let total = 0;
      for (let i = 0; i < 4000; i++) {
        after.copy(position);
        after.play(move);
        judge.evaluate(after, shares);
        total += shares[position.actor]!;
      }
      expect(1 / (1 + Math.exp(-ranks[at]!))).toBeCloseTo(total / 4000, 2);
    }
  });

  it('refuses weights for other features', () => {
    const { weights, scales } = anyWeights(1);
    const other = { features: ['score'], weights, scales };
    expect(() => artusSearch.judgeWith(other, 'basic', 2)).toThrow('the weights are for other features');
  });
});
