import type { Seat } from '../game.ts';
import { KNIGHTS } from './cards.ts';
import { modesFor, priceOf } from './challenge.ts';
import { placeOf } from './columns.ts';
import { challengeNeed } from './compiled-needs.ts';
import { KINDS } from './data.ts';
import { Pages } from './pages.ts';
import { legalPayments } from './payment.ts';
import type { QuestsState } from './state.ts';
import { isStillAhead } from './turn.ts';
import type { ChallengeAction, ColumnCard, KnightCard, QuestsAction } from './types.ts';

/** Payments by price, under each payment rule. */
const PAGES = {
  exact: new Pages<KnightCard[][]>(KNIGHTS.copies),
  lean: new Pages<KnightCard[][]>(KNIGHTS.copies),
};

/**
 * Adds every legal challenge to `found`; equal cards count as one.
 * @param only restricts the search to this card and mode
 */
export function addChallenges(
  found: QuestsAction[],
  { board, hands }: QuestsState,
  seat: Seat,
  only?: Pick<ChallengeAction, 'card' | 'mode'>,
): void {
  if (!isStillAhead(board, 'challenge')) return;
  const hand = hands[seat] as readonly number[];
  const { payment } = board.rules;
  const known = PAGES[payment].page(hand);
  for (let kind = 0; kind < KINDS.length; kind++) {
    const column = board.columns[KINDS[kind] as (typeof KINDS)[number]];
    for (let at = 0; at < column.length; at++) {
      const { card, seal } = column[at] as ColumnCard;
      if ((only !== undefined && only.card !== card) || placeOf(column, card, seal) < at) continue;
      for (const mode of modesFor(board, seat, seal)) {
        if (only !== undefined && only.mode !== mode) continue;
        const price = priceOf(mode, card);
        known[price] ??= legalPayments(KNIGHTS, hand, challengeNeed(price), payment);
        for (const pay of known[price]) found.push({ type: 'challenge', mode, card, pay });
      }
    }
  }
}
