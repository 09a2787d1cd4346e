import { describe, expect, it } from 'vitest';
import { courtResult } from '../../../src/players/court/board.ts';
import { PAYLOAD } from '../../../src/players/court/codes.ts';
import { Simple, type Tastes } from '../../../src/players/court/opponents.ts';
import { CHOOSE_CHARACTER, SWAP_LANCELOT } from '../../../src/players/court/phases.ts';
import { CourtPosition, fromState } from '../../../src/players/court/position.ts';
import { SearchChance } from '../../../src/players/search/chance.ts';
import { MOST_MOVES, NOBODY } from '../../../src/players/search/position.ts';
import { playGame } from '../../games/court/random-game.ts';

const moves = new Int32Array(MOST_MOVES);
const noDice = { below: () => 0 };

function* positionsIn(phase: number): Generator<{ position: CourtPosition; count: number }> {
  for (let seed = 0; seed < 20; seed++)
    for (const { before, legal } of playGame(4, seed)) {
      if (legal.length === 1) continue;
      const position = fromState(before, noDice);
      if (position.phase === phase) yield { position, count: position.legalMoves(moves) };
    }
}

const chosenBy = (tastes: Tastes, { position, count }: { position: CourtPosition; count: number }): number =>
  moves[new Simple(4, new SearchChance(1), tastes).choose(position, moves, count)]!;

describe('a simple player of the Court', () => {
  it('takes the character of its taste', () => {
    let seen = 0;
    for (const found of positionsIn(CHOOSE_CHARACTER))
      for (let favourite = 0; favourite < 4; favourite++) {
        if (found.position.taken & (1 << favourite)) continue;
        const tastes = [0, 1, 2, 3].map((character) => (character === favourite ? 9 : 0));
        expect(chosenBy(tastes, found) & PAYLOAD).toBe(favourite);
        seen++;
      }
    expect(seen).toBeGreaterThan(100);
  });

  it('takes the best place that it can get with the last move', () => {
    let seen = 0;
    for (const found of positionsIn(SWAP_LANCELOT)) {
      const { position, count } = found;
      const after = new CourtPosition(4, noDice);
      const places = new Map<number, number>();
      for (const move of moves.slice(0, count)) {
        after.copy(position);
        after.play(move);
        if (after.actor === NOBODY) places.set(move, seatsAhead(after, position.actor));
      }
      if (places.size === 0) continue;
      expect(places.get(chosenBy([0, 0, 0, 0], found))).toBe(Math.min(...places.values()));
      seen++;
    }
    expect(seen).toBeGreaterThan(3);
  });
});

function seatsAhead(position: CourtPosition, seat: number): number {
  return [0, 1, 2, 3].filter((other) => courtResult(position, other) > courtResult(position, seat)).length;
}
