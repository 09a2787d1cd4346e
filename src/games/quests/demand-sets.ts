import type { DemandSet } from './need.ts';

/**
 * Whether the cards can each be assigned to a different demand.
 * @param at the first card to assign
 * @param given the demands already assigned, as bits
 */
export function canMeet(set: DemandSet, cards: readonly number[], at: number, given: number): boolean {
  if (at === cards.length) return true;
  const free = (set.met[cards[at] as number] as number) & ~given;
  for (let demand = 1; demand <= free; demand <<= 1)
    if ((free & demand) !== 0 && canMeet(set, cards, at + 1, given | demand)) return true;
  return false;
}

/** Whether no earlier set allows the same payment, and no set can be met with fewer of its cards. */
export function isNewAndLean(cards: readonly number[], set: DemandSet, all: readonly DemandSet[]): boolean {
  const earlier = all.slice(0, all.indexOf(set));
  return (
    !earlier.some((other) => other.demands === cards.length && canMeet(other, cards, 0, 0)) &&
    !all.some((other) => other.demands < cards.length && isMetByPart(other, cards))
  );
}

const isMetByPart = (set: DemandSet, cards: readonly number[]): boolean =>
  cards.length === set.demands
    ? canMeet(set, cards, 0, 0)
    : cards.some((_card, at) => isMetByPart(set, cards.toSpliced(at, 1)));
