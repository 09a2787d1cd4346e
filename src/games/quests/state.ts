import type { Counts } from './deck.ts';
import type { AdversaryCard, Board, KnightCard } from './types.ts';

/** The complete state of a game, hidden cards included: plain JSON. */
export type QuestsState = {
  readonly board: Board;
  /** Each seat's knights, as counts by position in the knight deck. */
  readonly hands: readonly Counts[];
  /** Top card first. */
  readonly knightPile: readonly KnightCard[];
  /** Top card first. */
  readonly adversaryPile: readonly AdversaryCard[];
};
