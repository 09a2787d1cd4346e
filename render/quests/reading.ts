import { KINDS, KNIGHT_COLOURS } from '../../src/games/quests/data.ts';
import type { AdversaryCard, Kind, KnightCard, KnightColour } from '../../src/games/quests/types.ts';

/** The colour of a knight card, or `merlin`. */
export type Livery = KnightColour | 'merlin';

export const LIVERIES: readonly Livery[] = [...KNIGHT_COLOURS, 'merlin'];

export const kindOf = (card: AdversaryCard): Kind => card.slice(0, -2) as Kind;

export const faceValue = (card: AdversaryCard): number => Number(card.slice(-1));

export const liveryOf = (card: KnightCard): Livery => card.replace('-2', '') as Livery;

export const strengthOf = (card: KnightCard): 1 | 2 => (card.endsWith('-2') ? 2 : 1);

export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

export const worthOf = (cards: readonly AdversaryCard[]): number => sum(cards.map(faceValue));

/** By kind, in column order, then by value. */
export function sorted(cards: readonly AdversaryCard[]): AdversaryCard[] {
  return [...cards].sort(
    (a, b) => KINDS.indexOf(kindOf(a)) - KINDS.indexOf(kindOf(b)) || faceValue(a) - faceValue(b),
  );
}

/** Counts equal cards, in order of appearance. */
export function grouped<C extends string>(
  cards: readonly C[],
): { readonly card: C; readonly count: number }[] {
  const counts = new Map<C, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts].map(([card, count]) => ({ card, count }));
}

/** The cards that remain after paying. */
export function without<C extends string>(cards: readonly C[], paid: readonly C[]): C[] {
  const left = [...cards];
  for (const card of paid) {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/** Strength of a hand in each colour, and of the Merlins that may join any of them. */
export function strengths(hand: readonly KnightCard[]): Readonly<Record<Livery, number>> {
  const all: Record<Livery, number> = { red: 0, orange: 0, beige: 0, merlin: 0 };
  for (const card of hand) all[liveryOf(card)] += strengthOf(card);
  return all;
}

/** The most that the hand can pay for one adversary. */
export function reach(hand: readonly KnightCard[]): number {
  const { red, orange, beige, merlin } = strengths(hand);
  return Math.max(red, orange, beige) + merlin;
}
