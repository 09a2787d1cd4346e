import type { Counts } from './cards.ts';
import type { AdversaryCard, Board, KnightCard } from './types.ts';

/** A whole game at one moment, hidden cards included: plain JSON. */
export type QuestsState = {
  readonly board: Board;
  /** Knights of each seat by position in the deck of knights. */
  readonly hands: readonly Counts[];
  /** The top card first. */
  readonly knightPile: readonly KnightCard[];
  readonly adversaryPile: readonly AdversaryCard[];
};
