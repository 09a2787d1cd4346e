import '../../example/registered.ts';
import { describe, expect, it } from 'vitest';
import { learn } from '../../../scripts/training/learn.ts';
import { SearchChance } from '../../../src/players/search/chance.ts';
import { MOST_MOVES } from '../../../src/players/search/position.ts';
import { nimSearch } from '../../example/nim/search.ts';

describe('learning', () => {
  const { outcome: _points, ...withoutPoints } = nimSearch.features;

  it.each([
    ['points', nimSearch],
    ['first places', { ...nimSearch, features: withoutPoints }],
  ])('finds out how Nim is won, from the %s of random games', (_what, game) => {
    const lessons = { games: 400, generations: 4, seed: 'nim' };
    const { weights } = [...learn(game, { variant: 'standard', seats: 2 }, lessons)].at(-1)!;
    const judge = nimSearch.judgeWith(weights, 'standard', 2);
    const moves = new Int32Array(MOST_MOVES);
    const ranks = new Float64Array(MOST_MOVES);
    for (const left of [5, 6, 7, 9, 10, 11]) {
      const players = [0, 1].map(() => ({ taken: 0, won: false }));
      const position = nimSearch.fromState({ left, toAct: 0, turn: 0, players }, new SearchChance(1));
      const count = position.legalMoves(moves);
      judge.rank(position, moves, count, ranks);
      const best = ranks.indexOf(Math.max(...ranks.subarray(0, count)));
      const wins = nimSearch.moveOf({ type: 'take', knights: left % 4 } as { type: 'take' }, position);
      expect(moves[best]).toBe(wins);
    }
  });
});
