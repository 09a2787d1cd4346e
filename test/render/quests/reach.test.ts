import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { positions } from '../../../scripts/samples/quests.ts';
import {
  currentRank,
  mayTakeLater,
  payableAdventures,
  withinReach,
} from '../../../src/games/quests/reading.ts';

describe('what a hand shows as affordable', () => {
  it('is exactly what the rules allow in each step', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('basic' as const, 'seals' as const),
        fc.integer({ min: 2, max: 5 }),
        fc.stringMatching(/^[0-9a-f]{32}$/),
        (variant, seats, seed) => {
          for (const { own, options, toAct } of positions({ variant, seats, seed })) {
            if (toAct === null) break;
            const legal = options.flatMap(({ action }) =>
              action.type === 'challenge' ? [`${action.card} ${action.mode}`] : [],
            );
            const shown = withinReach(own, toAct).map(({ card, mode }) => `${card} ${mode}`);
            expect(new Set(shown)).toEqual(new Set(legal));
            const taken = options.flatMap(({ action }) =>
              action.type === 'adventure' ? [action.adventure] : [],
            );
            const later = options.some(
              ({ action, preview: { view } }) =>
                action.type === 'challenge' && payableAdventures(view, toAct).length > 0,
            );
            if (!own.openSteps.includes('reveal')) expect(mayTakeLater(own, toAct)).toBe(later);
            expect(new Set(payableAdventures(own, toAct).map(({ id }) => id))).toEqual(new Set(taken));
          }
        },
      ),
      { numRuns: 10 },
    );
  });
});

it('orders equal points by knight cards, as the end does, and shares a place if those are equal, too', () => {
  const [first] = positions({ variant: 'basic', seats: 4, seed: '9'.repeat(32) });
  const placesOf = (all: readonly (readonly [score: number, knights: number])[]) => {
    const players = first!.table.players.map((player, seat) => ({
      ...player,
      score: all[seat]![0],
      knights: all[seat]![1],
    }));
    return players.map((_, seat) => currentRank({ ...first!.table, players }, seat));
  };
  const with9 = [4, 5, 4, 7].map((knights) => [9, knights] as const);
  expect(placesOf(with9)).toEqual([3, 2, 3, 1]);
  expect(placesOf([...with9.slice(0, 3), [12, 1]])).toEqual([3, 2, 3, 1]);
  for (const level of [with9.map(() => [9, 4] as const), with9.map(([, knights]) => [0, knights] as const)])
    expect(placesOf(level)).toEqual([null, null, null, null]);
});
