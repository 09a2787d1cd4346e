import { sumsFrom, worth } from './card-sums.ts';
import { type Counts, type Deck, listed } from './deck.ts';
import type { Pool } from './need.ts';

interface TotalSearch<C extends string> {
  readonly deck: Deck<C>;
  readonly held: Counts;
  readonly exactOnly: boolean;
  /** Copies chosen, by position in the deck. */
  readonly taken: number[];
  readonly found: C[][];
  readonly pool: Pool;
  /** The sums that the pool's cards from each index on can make, as bits. */
  readonly sums: readonly number[];
  /** Whether a payment needs a card that's in this pool only. */
  readonly needsOwn: boolean;
}

/** Adds every legal payment of a total to `found`. */
export function payTotal<C extends string>(
  deck: Deck<C>,
  held: Counts,
  total: number,
  pools: readonly Pool[],
  rule: 'exact' | 'lean',
  found: C[][],
): void {
  if (pools.every(({ cards }) => worth(deck, held, cards) < total)) return;
  const sums = pools.map(({ cards }) => sumsFrom(deck, held, cards));
  const exactOnly = rule === 'exact' && sums.some((from) => (((from[0] as number) >> total) & 1) === 1);
  const taken = new Array<number>(held.length).fill(0);
  pools.forEach((pool, at) => {
    const from = sums[at] as number[];
    if ((from[0] as number) >> total === 0) return;
    // Payments with only shared cards count for the first pool, so that they're found once.
    chooseTotal({ deck, held, exactOnly, taken, found, pool, sums: from, needsOwn: at > 0 }, 0, total, false);
  });
}

/**
 * Tries every number of copies of each card in turn. Values descend, so the lean payments are exactly those
 * that reach the total with their last card.
 */
function chooseTotal<C extends string>(
  search: TotalSearch<C>,
  at: number,
  missing: number,
  hasOwn: boolean,
): void {
  const { deck, pool, taken, exactOnly } = search;
  if (missing <= 0) {
    search.found.push(listed(deck, taken));
    return;
  }
  if (at === pool.own && search.needsOwn && !hasOwn) return;
  const reachable = (search.sums[at] as number) >> missing;
  if (exactOnly ? (reachable & 1) === 0 : reachable === 0) return;
  const card = pool.cards[at] as number;
  const value = deck.values[card] as number;
  const useful = exactOnly ? Math.floor(missing / value) : Math.ceil(missing / value);
  for (let copies = Math.min(search.held[card] as number, useful); copies >= 0; copies--) {
    taken[card] = copies;
    chooseTotal(search, at + 1, missing - copies * value, hasOwn || (at < pool.own && copies > 0));
  }
  taken[card] = 0;
}
