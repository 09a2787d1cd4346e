import type { Counts, Deck } from './deck.ts';
import type { Need } from './need.ts';
import { paySet } from './pay-set.ts';
import { payTotal } from './pay-total.ts';

export type { Need } from './need.ts';

const NO_PAYMENTS: readonly never[] = [];

/**
 * The payment rule (section 3.1), for both knights and adversaries: every distinct payment that the cards
 * held allow, once each, in the order of the deck.
 *
 * A payment is lean: it has no card to spare. With `exact`, overpaying is allowed only where no pool allows
 * a payment of exactly the total.
 */
export function legalPayments<C extends string>(
  deck: Deck<C>,
  held: Counts,
  need: Need,
  rule: 'exact' | 'lean',
): readonly C[][] {
  const found: C[][] = [];
  if (need.type === 'total') payTotal(deck, held, need.total, need.pools, rule, found);
  else for (const set of need.sets) paySet(deck, held, set, need.sets, found);
  return found.length > 0 ? found : NO_PAYMENTS;
}
