import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { court } from '../../../src/games/court/index.ts';
import { anyAction, type Choose, playGame } from './random-game.ts';

const seeds = fc.nat();

/** Always takes or always leaves Guinevere, where there's a choice. */
const guinevere =
  (taken: boolean): Choose =>
  (state, legal, random) => {
    const choices = legal.filter(
      (action) => action.type === 'choose' && (action.character === 'guinevere') === taken,
    );
    return choices[0] ?? anyAction(state, legal, random);
  };

function lengthOf(seats: number, seed: number, choose?: Choose) {
  const plies = [...playGame(seats, seed, choose)];
  return {
    plies,
    rounds: plies.at(-1)?.after.round ?? 0,
    auctions: plies.filter(({ action }) => action.type === 'choose').length,
  };
}

describe('the length of a game', () => {
  it.each([
    { seats: 2, rounds: 7, auctions: 28 },
    { seats: 4, rounds: 4, auctions: 16 },
  ])(
    'is exactly $rounds rounds and $auctions auctions with $seats players',
    ({ seats, rounds, auctions }) => {
      fc.assert(
        fc.property(seeds, (seed) => {
          expect(lengthOf(seats, seed)).toMatchObject({ rounds, auctions });
        }),
        { numRuns: 20 },
      );
    },
  );

  it('is 5 to 10 rounds with 3 players, depending on how often Guinevere is left over', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const { rounds, auctions } = lengthOf(3, seed);
        expect(rounds).toBeGreaterThanOrEqual(5);
        expect(rounds).toBeLessThanOrEqual(10);
        expect(auctions).toBe(3 * rounds);
        expect(lengthOf(3, seed, guinevere(true)).rounds).toBe(5);
        expect(lengthOf(3, seed, guinevere(false)).rounds).toBe(10);
      }),
      { numRuns: 20 },
    );
  });

  it.each([2, 3, 4])('stays within the bounds shown, which only narrow, with %i players', (seats) => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const { plies, rounds } = lengthOf(seats, seed);
        let bounds = court.view(plies[0]?.before as (typeof plies)[0]['before'], null).rounds;
        for (const { after } of plies) {
          const next = court.view(after, null).rounds;
          expect(next.min).toBeGreaterThanOrEqual(bounds.min);
          expect(next.max).toBeLessThanOrEqual(bounds.max);
          expect(next.min).toBeLessThanOrEqual(rounds);
          expect(next.max).toBeGreaterThanOrEqual(rounds);
          bounds = next;
        }
        expect(bounds).toEqual({ min: rounds, max: rounds });
      }),
      { numRuns: 15 },
    );
  });

  it('has the widest bounds at the start', () => {
    const atStart = (seats: number) =>
      [...playGame(seats, 5)].map(({ after }) => court.view(after, null).rounds)[0];
    expect([2, 3, 4].map(atStart)).toEqual([
      { min: 7, max: 7 },
      { min: 5, max: 10 },
      { min: 4, max: 4 },
    ]);
  });
});
