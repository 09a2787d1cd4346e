import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ADVERSARIES, cardCounts, KNIGHTS } from '../../../src/games/quests/cards.ts';
import { ADVENTURES } from '../../../src/games/quests/data.ts';
import { ADVENTURE_NEEDS, challengeNeed, legalPayments } from '../../../src/games/quests/payments.ts';
import type { AdventureId, CardGameRules } from '../../../src/games/quests/types.ts';
import { adventurePayments, challengePayments } from './naive-payment.ts';
import { adversaries, knights } from './notation.ts';

type Rule = CardGameRules['payment'];

const unordered = (payments: readonly (readonly string[])[]): string[] =>
  payments.map((payment) => [...payment].sort().join(' ')).sort();

const forKnights = (hand: string, price: number, rule: Rule = 'exact') =>
  legalPayments(KNIGHTS, cardCounts(KNIGHTS, knights(hand)), challengeNeed(price), rule);

function forAdventure(id: AdventureId, hand: string, rule: Rule = 'exact') {
  const need = ADVENTURE_NEEDS.find((row) => row.id === id)?.need;
  if (need === undefined) throw new Error(id);
  return legalPayments(ADVERSARIES, cardCounts(ADVERSARIES, adversaries(hand)), need, rule);
}

describe('knights for a challenge', () => {
  it.each([
    ['M', 1, ['M']],
    ['M', 2, []],
    ['M M', 2, ['M M']],
    ['RR RR', 3, ['RR RR']],
    ['RR RR', 1, ['RR']],
    ['RR RR R', 3, ['R RR']],
    ['RR M', 1, ['M']],
    ['RR O', 1, ['O']],
    ['RR RR O', 3, ['RR RR']],
    ['RR RR M', 5, ['RR RR M']],
    ['R R R O O M M', 3, ['R R R', 'R R M', 'R M M', 'O O M', 'O M M']],
    ['R O E', 2, []],
  ] as const)('%s against %i', (hand, price, payments) => {
    expect(unordered(forKnights(hand, price))).toEqual(unordered(payments.map(knights)));
  });

  it('lets doubles overpay despite an exact payment if the table plays lean payments', () => {
    expect(unordered(forKnights('RR O', 1, 'lean'))).toEqual(unordered([['red-2'], ['orange']]));
  });

  it('lists a payment in the order of the deck', () => {
    expect(forKnights('M RR R', 4)).toEqual([['red', 'red-2', 'merlin']]);
  });
});

describe('adversaries for an adventure', () => {
  it.each([
    ['excalibur', 'D4 G3 Y2', ['G3 Y2']],
    ['excalibur', 'D4 G3', ['D4 G3']],
    ['excalibur', 'D4 G4 B3 Y3', ['D4 G4', 'D4 B3', 'D4 Y3', 'G4 B3', 'G4 Y3', 'B3 Y3']],
    ['questing-beast', 'D5 D4 D3', ['D5 D3']],
    ['questing-beast', 'D5 D4 D2', ['D5 D4']],
    ['questing-beast', 'D4 D3 G4', []],
    ['saxons', 'Y3 Y2 Y2 D4', ['Y2 Y2']],
    ['gold-treasure', 'D5 D4 B3 G3', ['D5', 'D4 B3', 'D4 G3', 'B3 G3']],
    ['green-knight', 'D3 B3', []],
    ['green-knight', 'D5 B4 G3', ['D5 B4', 'D5 G3', 'B4 G3']],
    ['robbers', 'Y1 B2 D5', ['Y1 B2', 'Y1 D5', 'B2 D5']],
    ['sea-monster', 'D2 B1 G1 Y1 Y3', ['D2 B1 G1 Y1', 'D2 B1 G1 Y3']],
    ['king-mark', 'G1 B1 Y1 D2', ['G1 B1 Y1']],
    ['vikings', 'Y1 Y1 Y1 Y1 Y1', ['Y1 Y1 Y1 Y1']],
    ['holy-grail', 'D5 D4 D3', ['D5 D4 D3']],
    ['mountain', 'D5 D4 D3', ['D5 D4']],
    ['fisher-king', 'G4 G3 G2 Y2', ['G4 G2']],
    ['royal-tournament', 'B4 B2 G1', ['B4 B2']],
  ] as const)('%s with %s', (id, hand, payments) => {
    expect(unordered(forAdventure(id, hand))).toEqual(unordered(payments.map(adversaries)));
  });
});

describe('every payment', () => {
  const rule = fc.constantFrom<Rule>('exact', 'lean');

  it('with knights is what brute force finds', () => {
    const hand = fc.subarray([...KNIGHTS.cards, ...KNIGHTS.cards, ...KNIGHTS.cards], { maxLength: 12 });
    fc.assert(
      fc.property(hand, fc.integer({ min: 1, max: 10 }), rule, (cards, price, how) => {
        const found = legalPayments(KNIGHTS, cardCounts(KNIGHTS, cards), challengeNeed(price), how);
        expect(unordered(found)).toEqual(unordered(challengePayments(cards, price, how)));
      }),
      { numRuns: 400 },
    );
  });

  it('with adversaries is what brute force finds', () => {
    const hand = fc.subarray([...ADVERSARIES.cards, ...ADVERSARIES.cards], { maxLength: 9 });
    fc.assert(
      fc.property(hand, fc.constantFrom(...ADVENTURES), rule, (cards, { id }, how) => {
        const need = ADVENTURE_NEEDS.find((row) => row.id === id)?.need;
        if (need === undefined) throw new Error(id);
        const found = legalPayments(ADVERSARIES, cardCounts(ADVERSARIES, cards), need, how);
        expect(unordered(found)).toEqual(unordered(adventurePayments(cards, id, how)));
      }),
      { numRuns: 600 },
    );
  });
});
