import { ADVERSARIES, cardValue, KNIGHTS, kindOf } from './cards.ts';
import { ADVENTURES, KNIGHT_COLOURS } from './data.ts';
import type { DemandSet, Need, Pool } from './need.ts';
import type { AdventureId, AdventureNeed, AdversaryCard, CardDemand, Kind } from './types.ts';

const HIGHEST_PRICE = 2 * Math.max(...ADVERSARIES.values);

const colours: readonly Pool[] = KNIGHT_COLOURS.map((colour) => ({
  cards: [KNIGHTS.position[`${colour}-2`], KNIGHTS.position[colour], KNIGHTS.position.merlin],
  own: 2,
}));

const prices: readonly Need[] = Array.from({ length: HIGHEST_PRICE + 1 }, (_, total) => ({
  type: 'total',
  total,
  pools: colours,
}));

/** Knights of one colour, with or without Merlins, worth this much. */
export const challengeNeed = (price: number): Need => prices[price] as Need;

const meets = (card: AdversaryCard, { kind, min }: CardDemand): boolean =>
  (kind === null || kindOf(card) === kind) && cardValue(card) >= min;

function poolOf(kind: Kind | null): Pool {
  const cards = ADVERSARIES.cards
    .filter((card) => meets(card, { kind, min: 0 }))
    .sort((a, b) => cardValue(b) - cardValue(a))
    .map((card) => ADVERSARIES.position[card]);
  return { cards, own: cards.length };
}

const demandSet = (demands: readonly CardDemand[]): DemandSet => ({
  demands: demands.length,
  met: ADVERSARIES.cards.map((card) =>
    demands.reduce((bits, demand, at) => (meets(card, demand) ? bits | (1 << at) : bits), 0),
  ),
});

const compiled = (need: AdventureNeed): Need =>
  need.type === 'sets'
    ? { type: 'sets', sets: need.sets.map(demandSet) }
    : { type: 'total', total: need.total, pools: [poolOf(need.kind)] };

/** What each adventure requires, in positions of the adversary deck. */
export const ADVENTURE_NEEDS: readonly { readonly id: AdventureId; readonly need: Need }[] = ADVENTURES.map(
  ({ id, need }) => ({ id, need: compiled(need) }),
);
