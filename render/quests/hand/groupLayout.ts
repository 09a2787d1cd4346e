import type { KnightCard } from '../../../src/games/quests/types.ts';
import { knightWidth } from '../cards/knightCard.ts';
import { LIVERIES, type Livery, liveryOf, strengthOf } from '../reading.ts';

const GAP = 0.08;

/** Minimum width, so that the group's strength fits. */
const NARROW = 204;
export const PAD = 16;

interface KnightGroup {
  readonly livery: Livery;
  readonly cards: readonly KnightCard[];
}

/** Doubles first. */
export function groupsOf(hand: readonly KnightCard[]): KnightGroup[] {
  return LIVERIES.map((livery) => ({
    livery,
    cards: hand.filter((card) => liveryOf(card) === livery).sort((a, b) => strengthOf(b) - strengthOf(a)),
  })).filter(({ livery, cards }) => livery !== 'merlin' || cards.length > 0);
}

/** Splits the cards into lines; the first is the longest. */
export function inLines(cards: readonly KnightCard[], lines: number): readonly (readonly KnightCard[])[] {
  const length = Math.ceil(cards.length / lines);
  return Array.from({ length: lines }, (_, line) => cards.slice(line * length, (line + 1) * length)).filter(
    (line) => line.length > 0,
  );
}

export function lineWidth(cards: readonly KnightCard[], height: number): number {
  return cards.reduce((all, card) => all + knightWidth(card, height) + height * GAP, -height * GAP);
}

export function widthAt({ cards }: KnightGroup, height: number, lines: number): number {
  const widest = Math.max(0, ...inLines(cards, lines).map((line) => lineWidth(line, height)));
  return Math.max(NARROW, widest + 2 * PAD);
}
