import type { Seat } from '../game.ts';
import type { AdventureAction } from './adventure.ts';
import { ADVERSARIES, counted, KNIGHTS } from './cards.ts';
import { type ChallengeAction, modesFor, priceOf } from './challenge.ts';
import { placeOf } from './columns.ts';
import { KINDS } from './data.ts';
import { ADVENTURE_NEEDS, challengeNeed } from './needs.ts';
import { legalPayments } from './payment.ts';
import type { QuestsState } from './state.ts';
import { isStillAhead, maxDraw, mayReveal, mustReveal } from './turn.ts';
import type { AdventureId, Board, ColumnCard, KnightCard, QuestsAction, QuestsPlayer } from './types.ts';

/** Every action open to the seat, in turn order; each payment is an action of its own. */
export function legalActions(state: QuestsState, seat: Seat): QuestsAction[] {
  const { board } = state;
  if (board.toAct !== seat) return [];
  const reveal: QuestsAction[] = mayReveal(board) ? [{ type: 'reveal' }] : [];
  if (mustReveal(board)) return reveal;
  return [...reveal, ...challenges(state, seat), ...adventures(board, seat), ...draws(board)];
}

/** The legal action equal to the one given, if there is one; only its own sort is looked through. */
export function legalAction(state: QuestsState, seat: Seat, action: QuestsAction): QuestsAction | undefined {
  const { board } = state;
  if (board.toAct !== seat || (mustReveal(board) && action?.type !== 'reveal')) return undefined;
  return candidates(state, seat, action).find((candidate) => isSame(candidate, action));
}

function candidates(state: QuestsState, seat: Seat, action: QuestsAction): QuestsAction[] {
  switch (action?.type) {
    case 'reveal':
      return mayReveal(state.board) ? [{ type: 'reveal' }] : [];
    case 'challenge':
      return challenges(state, seat, action);
    case 'adventure':
      return adventures(state.board, seat, action.adventure);
    case 'draw':
      return draws(state.board);
    default:
      return [];
  }
}

/** Ways to challenge what is on display, equal cards being one; with `only`, that card in that way. */
function challenges(
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

function adventures(board: Board, seat: Seat, only?: AdventureId): AdventureAction[] {
  const found: AdventureAction[] = [];
  const { trophies } = board.players[seat] as QuestsPlayer;
  if (trophies.length === 0 || !isStillAhead(board, 'adventure')) return found;
  const held = counted(ADVERSARIES, trophies);
  for (const { id, need } of ADVENTURE_NEEDS) {
    if (board.taken[id] !== null || (only !== undefined && only !== id)) continue;
    for (const pay of legalPayments(ADVERSARIES, held, need, board.rules.payment))
      found.push({ type: 'adventure', adventure: id, pay });
  }
  return found;
}

/** Whether the seat's trophies pay for an adventure that is open. */
export const canTakeAdventure = (board: Board, seat: Seat): boolean => adventures(board, seat).length > 0;

function draws(board: Board): QuestsAction[] {
  const found: QuestsAction[] = [];
  const most = maxDraw(board);
  for (let count = 0; count <= most; count++) found.push({ type: 'draw', count });
  return found;
}

function isSame(legal: QuestsAction, given: QuestsAction): boolean {
  let fields = Object.keys(given).length;
  for (const key in legal) {
    fields--;
    const expected: unknown = legal[key as keyof QuestsAction];
    const value: unknown = given[key as keyof QuestsAction];
    if (
      value !== expected &&
      !(Array.isArray(expected) && Array.isArray(value) && isSameList(expected, value))
    )
      return false;
  }
  return fields === 0;
}

const isSameList = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((item, at) => item === b[at]);
