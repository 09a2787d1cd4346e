import { KNIGHT_COLOURS } from '../../games/quests/data.ts';
import type { AdversaryCard, Kind, KnightCard } from '../../games/quests/types.ts';

/** In the order in which they're listed. */
export const KNIGHT_CARDS: readonly KnightCard[] = [
  ...KNIGHT_COLOURS.flatMap((colour) => [colour, `${colour}-2`] as const),
  'merlin',
];

/** The kind is what stands before the hyphen. */
export const kindOf = (card: AdversaryCard): Kind => card.slice(0, card.indexOf('-')) as Kind;

/** The value is the digit at the end. */
export const cardValue = (card: AdversaryCard): number => Number(card.slice(-1));
