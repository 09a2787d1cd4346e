import { CARDS } from '../../../src/games/artus/data.ts';
import type { CardId } from '../../../src/games/artus/types.ts';

const places: ReadonlyMap<CardId, number> = new Map(CARDS.map(({ id }, i) => [id, i]));

/** A hand by pile and then by range, as in the rules. */
export function sortedHand(cards: readonly CardId[]): CardId[] {
  return [...cards].sort((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0));
}
