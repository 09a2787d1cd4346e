import type { Seat } from '../game.ts';
import { KNIGHTS } from './cards.ts';
import { modesFor, priceOf } from './challenge.ts';
import { placeOf } from './columns.ts';
import { challengeNeed } from './compiled-needs.ts';
import { KINDS } from './data.ts';
import { legalPayments } from './payment.ts';
import { remembered } from './remembered.ts';
import { isSameList } from './same-list.ts';
import type { QuestsState } from './state.ts';
import { isStillAhead } from './turn.ts';
import type { Board, ChallengeAction, ChallengeMode, ColumnCard, KnightCard, QuestsAction } from './types.ts';

/** A hand's payments by price, as far as they've been asked for. */
const byPrice = () => remembered(KNIGHTS.copies, (): (readonly KnightCard[][])[] => []);

const PAYMENTS = { exact: byPrice(), lean: byPrice() } as const;

type PaymentsFor = (price: number) => readonly KnightCard[][];

/** The payments for a price that the seat's hand allows. */
function payments({ board, hands }: QuestsState, seat: Seat): PaymentsFor {
  const { payment } = board.rules;
  const hand = hands[seat] as readonly number[];
  const known = PAYMENTS[payment](hand);
  return (price) => (known[price] ??= legalPayments(KNIGHTS, hand, challengeNeed(price), payment));
}

/** Adds every legal challenge to `found`; equal cards count as one. */
export function addChallenges(found: QuestsAction[], state: QuestsState, seat: Seat): void {
  const { board } = state;
  if (!isStillAhead(board, 'challenge')) return;
  const { power, enemy, monster, dragon } = board.columns;
  const paymentsFor = payments(state, seat);
  addColumn(found, power, board, seat, paymentsFor);
  addColumn(found, enemy, board, seat, paymentsFor);
  addColumn(found, monster, board, seat, paymentsFor);
  addColumn(found, dragon, board, seat, paymentsFor);
}

function addColumn(
  found: QuestsAction[],
  column: readonly ColumnCard[],
  board: Board,
  seat: Seat,
  paymentsFor: PaymentsFor,
): void {
  for (let at = 0; at < column.length; at++) {
    const { card, seal } = column[at] as ColumnCard;
    if (at > 0 && placeOf(column, card, seal) < at) continue;
    const modes = modesFor(board, seat, seal);
    for (let way = 0; way < modes.length; way++) {
      const mode = modes[way] as ChallengeMode;
      const payments = paymentsFor(priceOf(mode, card));
      for (let choice = 0; choice < payments.length; choice++)
        found.push({ type: 'challenge', mode, card, pay: payments[choice] as KnightCard[] });
    }
  }
}

/** The legal challenge with the given one's content, if any; the given one may be anything of the type. */
export function legalChallenge(
  state: QuestsState,
  seat: Seat,
  given: ChallengeAction,
): ChallengeAction | undefined {
  const { board } = state;
  const { mode, card, pay: givenPay } = given;
  const isOpen =
    isStillAhead(board, 'challenge') &&
    KINDS.some((kind) =>
      board.columns[kind].some(
        (shown) => shown.card === card && modesFor(board, seat, shown.seal).includes(mode),
      ),
    );
  if (!isOpen) return undefined;
  const pay = payments(state, seat)(priceOf(mode, card)).find((payment) => isSameList(payment, givenPay));
  return pay && { type: 'challenge', mode, card, pay };
}
