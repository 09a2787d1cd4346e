/** Cards that may be paid together. */
export interface Pool {
  /** Positions in the deck, by descending value. */
  readonly cards: readonly number[];
  /** How many of them, from the first, are in no other pool. */
  readonly own: number;
}

/** Demands that each need a card of their own. */
export interface DemandSet {
  /** How many there are. */
  readonly demands: number;
  /** For each card of the deck, the demands it meets, as bits. */
  readonly met: readonly number[];
}

/**
 * What must be paid. `total`: cards of one pool worth this much; cards in several pools come last in each.
 * `sets`: one card for each demand of one of the sets.
 */
export type Need =
  | { readonly type: 'total'; readonly total: number; readonly pools: readonly Pool[] }
  | { readonly type: 'sets'; readonly sets: readonly DemandSet[] };
