import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ADVERSARIES, cardCounts, fullDeck } from '../../../src/games/quests/cards.ts';
import { ADVENTURES, cardValue } from '../../../src/games/quests/data.ts';
import { ADVENTURE_NEEDS, legalPayments } from '../../../src/games/quests/payments.ts';
import { packedTrophies } from '../../../src/players/quests/cards.ts';
import { cardGameSearch } from '../../../src/players/quests/index.ts';
import { findProspects } from '../../../src/players/quests/prospects.ts';
import { fromState } from '../../../src/players/quests/reading.ts';
import { SearchChance } from '../../../src/players/search/chance.ts';
import { anyCourse, playOut } from '../../games/quests/random-game.ts';

/** Points to gain by each open adventure, best first, by the rules' own payments. */
function gains(held: readonly number[], open: number): number[] {
  const found = ADVENTURES.flatMap(({ value }, at) => {
    if (((open >> at) & 1) === 0) return [];
    const payments = legalPayments(ADVERSARIES, held, ADVENTURE_NEEDS[at]!.need, 'exact');
    return payments.map((pay) => ({ at, gain: value - pay.reduce((sum, card) => sum + cardValue(card), 0) }));
  });
  const best = new Map<number, number>();
  for (const { at, gain } of found) best.set(at, Math.max(gain, best.get(at) ?? 0));
  return [...best.values()].filter((gain) => gain > 0).sort((a, b) => b - a);
}

describe('what trophies are good for', () => {
  it('agrees with the payments that are legal', () => {
    const some = fc.shuffledSubarray(fullDeck(ADVERSARIES).slice(), { maxLength: 9 });
    fc.assert(
      fc.property(some, fc.nat({ max: 2 ** 13 - 1 }), (cards, open) => {
        const held = cardCounts(ADVERSARIES, cards);
        const expected = gains(held, open);
        const prospects = findProspects(packedTrophies(held), open);
        expect([prospects.best, prospects.second, prospects.payable]).toEqual([
          expected[0] ?? 0,
          expected[1] ?? 0,
          expected.length,
        ]);
        for (const at of ADVENTURES.keys()) {
          if (((open >> at) & 1) === 0) continue;
          const isPayable = legalPayments(ADVERSARIES, held, ADVENTURE_NEEDS[at]!.need, 'exact').length > 0;
          expect(prospects.parts[at]).toBeLessThanOrEqual(64);
          expect(prospects.parts[at] === 64).toBe(isPayable);
        }
        held.forEach((_count, card) => {
          const more = held.with(card, held[card]! + 1);
          const after = gains(more, open)[0] ?? 0;
          expect(findProspects(packedTrophies(held), open).more[card]).toBe(after - (expected[0] ?? 0));
        });
      }),
      { numRuns: 300 },
    );
  });
});

describe('the net', () => {
  it('gives shares of 1 in total, the same whatever it has judged before', () => {
    fc.assert(
      fc.property(anyCourse, (course) => {
        const used = cardGameSearch.judge(course.variant, course.seats);
        const chance = new SearchChance(1);
        const shares = new Float64Array(course.seats);
        playOut(course, ({ state, number }) => {
          const position = fromState(state, chance);
          used.evaluate(position, shares);
          expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
          if (number % 10 !== 0) return;
          const fresh = new Float64Array(course.seats);
          cardGameSearch.judge(course.variant, course.seats).evaluate(position, fresh);
          expect([...shares]).toEqual([...fresh]);
        });
      }),
      { numRuns: 15 },
    );
  });
});
