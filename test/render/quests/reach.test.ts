import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { payableAdventures, withinReach } from '../../../render/quests/reading.ts';
import { positions } from '../fixtures/quests.ts';

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
            expect(new Set(payableAdventures(own, toAct).map(({ id }) => id))).toEqual(new Set(taken));
          }
        },
      ),
      { numRuns: 10 },
    );
  });
});
