import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { artus } from '../../../src/games/artus/index.ts';
import { actionKey } from '../../../src/games/game.ts';
import { artusSearch } from '../../../src/players/artus/index.ts';
import { ArtusPosition } from '../../../src/players/artus/position.ts';
import { MOST_MOVES } from '../../../src/players/search/position.ts';
import { anyGame, playGame } from '../../games/artus/random-game.ts';
import { seenIn, seenOf } from './seen.ts';
import { ToldChance } from './told.ts';

const { fromState, moveOf } = artusSearch;
const moves = new Int32Array(MOST_MOVES);
const legalMoves = (position: ArtusPosition): number[] => [...moves.subarray(0, position.legalMoves(moves))];
const ascending = (codes: number[]): number[] => codes.sort((a, b) => a - b);

describe('the fast position, in random games of every kind', () => {
  it('allows the same actions, and is the same after each', () => {
    fc.assert(
      fc.property(anyGame, ({ options, seed }) => {
        const { start, plies, end } = playGame(options, seed);
        const chance = new ToldChance();
        const position = fromState(start, chance);
        expect(seenIn(position)).toEqual(seenOf(start));
        for (const { before, actions, action, step } of plies) {
          const codes = ascending(actions.map((each) => moveOf(each, position)));
          expect(ascending(legalMoves(position))).toEqual(codes);
          if (action.type === 'draw') chance.tell(before, action, position);
          expect(position.play(moveOf(action, position))).toBe(0);
          expect(seenIn(position)).toEqual(seenOf(step.state));
        }
        expect(legalMoves(position)).toEqual([]);
        const places = artus.result(end)!.places;
        const winners = places.filter((place) => place === 1).length;
        const shares = new Float64Array(options.seats);
        position.shares(shares);
        expect([...shares]).toEqual(places.map((place) => (place === 1 ? 1 / winners : 0)));
      }),
      { numRuns: 25 },
    );
  });

  it('has one code for each action', () => {
    const actionOf = new Map<number, string>();
    fc.assert(
      fc.property(anyGame, ({ options, seed }) => {
        const { start, plies } = playGame(options, seed);
        const position = fromState(start, new ToldChance());
        for (const action of plies.flatMap(({ actions }) => actions)) {
          const code = moveOf(action, position);
          expect(code).toBeGreaterThanOrEqual(0);
          expect(code).toBeLessThan(2 ** 31);
          const key = actionKey(action);
          expect(actionOf.get(code) ?? key).toBe(key);
          actionOf.set(code, key);
        }
      }),
      { numRuns: 8 },
    );
  });

  it('starts from any state, and becomes equal to another position', () => {
    fc.assert(
      fc.property(anyGame, fc.nat(), ({ options, seed }, at) => {
        const { plies } = playGame(options, seed);
        const { before } = plies[at % plies.length]!;
        const chance = new ToldChance();
        const position = fromState(before, chance);
        expect(seenIn(position)).toEqual(seenOf(before));
        const copy = new ArtusPosition(before.variant, options.seats, chance);
        copy.copy(position);
        expect(seenIn(copy)).toEqual(seenOf(before));
        expect(legalMoves(copy)).toEqual(legalMoves(position));
      }),
      { numRuns: 25 },
    );
  });
});
