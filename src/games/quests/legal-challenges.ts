import type { Seat } from '../game.ts';
import { KNIGHTS } from './cards.ts';
import { modesFor, priceOf } from './challenge.ts';
import { placeOf } from './columns.ts';
import { challengeNeed } from './compiled-needs.ts';
import { KINDS } from './data.ts';
import { legalPayments } from './payment.ts';
import type { QuestsState } from './state.ts';
import { isStillAhead } from './turn.ts';
import type { ChallengeAction, ColumnCard, KnightCard } from './types.ts';

/**
 * Every legal challenge; equal cards count as one.
 * @param only restricts the search to this card and mode
 */
export function legalChallenges(
  { board, hands }: QuestsState,
  seat: Seat,
  only?: Pick<ChallengeAction, 'card' | 'mode'>,
): ChallengeAction[] {
  const found: ChallengeAction[] = [];
  if (!isStillAhead(board, 'challenge')) return found;
  const hand = hands[seat] as readonly number[];
  const paymentsByPrice: KnightCard[][][] = [];
  for (const kind of KINDS) {
    const column = board.columns[kind];
    for (let at = 0; at < column.length; at++) {
      const { card, seal } = column[at] as ColumnCard;
      if ((only !== undefined && only.card !== card) || placeOf(column, card, seal) < at) continue;
      for (const mode of modesFor(board, seat, seal)) {
        if (only !== undefined && only.mode !== mode) continue;
        const price = priceOf(mode, card);
        paymentsByPrice[price] ??= legalPayments(KNIGHTS, hand, challengeNeed(price), board.rules.payment);
        for (const pay of paymentsByPrice[price]) found.push({ type: 'challenge', mode, card, pay });
      }
    }
  }
  return found;
}
