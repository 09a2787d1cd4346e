import type { Seat } from '../game.ts';
import { ADVERSARIES, counted } from './cards.ts';
import { ADVENTURE_NEEDS } from './compiled-needs.ts';
import { legalPayments } from './payment.ts';
import { remembered } from './remembered.ts';
import { isSameList } from './same-list.ts';
import { isStillAhead } from './turn.ts';
import type {
  AdventureAction,
  AdversaryCard,
  Board,
  QuestsAction,
  QuestsPlayer,
  QuestsRules,
} from './types.ts';

/** The adventures that the trophies pay for, open or not, with all payments. */
const payable = (rule: QuestsRules['payment']) =>
  remembered(ADVERSARIES.copies, (held) =>
    ADVENTURE_NEEDS.map(({ id, need }) => ({
      id,
      payments: legalPayments(ADVERSARIES, held, need, rule),
    })).filter(({ payments }) => payments.length > 0),
  );

const PAYABLE = { exact: payable('exact'), lean: payable('lean') } as const;

const NONE: ReturnType<typeof PAYABLE.exact> = [];

function payableBy(board: Board, seat: Seat): typeof NONE {
  const { trophies } = board.players[seat] as QuestsPlayer;
  if (trophies.length === 0 || !isStillAhead(board, 'adventure')) return NONE;
  return PAYABLE[board.rules.payment](counted(ADVERSARIES, trophies));
}

/** Adds every legal way to take an open adventure to `found`. */
export function addAdventures(found: QuestsAction[], board: Board, seat: Seat): void {
  const payables = payableBy(board, seat);
  for (let at = 0; at < payables.length; at++) {
    const { id, payments } = payables[at] as (typeof payables)[number];
    if (board.taken[id] !== null) continue;
    for (const pay of payments) found.push({ type: 'adventure', adventure: id, pay });
  }
}

/** The legal adventure with the given one's content, if any; the given one may be anything of the type. */
export function legalAdventure(
  board: Board,
  seat: Seat,
  given: AdventureAction,
): AdventureAction | undefined {
  const { adventure, pay: givenPay } = given;
  const found = payableBy(board, seat).find(({ id }) => id === adventure);
  if (found === undefined || board.taken[found.id] !== null) return undefined;
  const pay = found.payments.find((payment) => isSameList<AdversaryCard>(payment, givenPay));
  return pay && { type: 'adventure', adventure: found.id, pay };
}

/** Whether the seat can pay for an open adventure. */
export const canTakeAdventure = (board: Board, seat: Seat): boolean =>
  payableBy(board, seat).some(({ id }) => board.taken[id] === null);
