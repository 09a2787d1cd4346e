import type { Seat } from '../game.ts';
import { type AdventureAction, openAdventures } from './adventure.ts';
import { ADVERSARIES, counted, KNIGHTS } from './cards.ts';
import { type ChallengeAction, modesFor, priceOf } from './challenge.ts';
import { KINDS } from './data.ts';
import { adventureNeed, challengeNeed } from './needs.ts';
import { legalPayments } from './payment.ts';
import type { QuestsState } from './state.ts';
import { isStillAhead, maxDraw, mayReveal, mustReveal } from './turn.ts';
import type { AdventureId, Board, KnightCard, QuestsAction, QuestsPlayer } from './types.ts';

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
  if (!isStillAhead(board, 'challenge')) return [];
  const hand = hands[seat] as readonly number[];
  const paymentsByPrice: KnightCard[][][] = [];
  const found: ChallengeAction[] = [];
  for (const kind of KINDS) {
    const column = board.columns[kind];
    column.forEach(({ card, seal }, at) => {
      if (column.findIndex((other) => other.card === card && other.seal === seal) < at) return;
      for (const mode of modesFor(board, seat, seal)) {
        if (only !== undefined && (only.card !== card || only.mode !== mode)) continue;
        const price = priceOf(mode, card);
        paymentsByPrice[price] ??= legalPayments(KNIGHTS, hand, challengeNeed(price), board.rules.payment);
        for (const pay of paymentsByPrice[price]) found.push({ type: 'challenge', mode, card, pay });
      }
    });
  }
  return found;
}

function adventures(board: Board, seat: Seat, only?: AdventureId): AdventureAction[] {
  if (!isStillAhead(board, 'adventure')) return [];
  const { trophies } = board.players[seat] as QuestsPlayer;
  const held = counted(ADVERSARIES, trophies);
  return openAdventures(board)
    .filter((adventure) => only === undefined || adventure === only)
    .flatMap((adventure) =>
      legalPayments(ADVERSARIES, held, adventureNeed(adventure), board.rules.payment).map(
        (pay): AdventureAction => ({ type: 'adventure', adventure, pay }),
      ),
    );
}

/** Whether the seat's trophies pay for an adventure that is open. */
export const canTakeAdventure = (board: Board, seat: Seat): boolean => adventures(board, seat).length > 0;

const draws = (board: Board): QuestsAction[] =>
  Array.from({ length: maxDraw(board) + 1 }, (_, count) => ({ type: 'draw', count }));

function isSame(legal: object, given: object): boolean {
  const expected = Object.entries(legal);
  return (
    Object.keys(given).length === expected.length &&
    expected.every(([key, value]) => {
      const other = (given as Record<string, unknown>)[key];
      return Array.isArray(value)
        ? Array.isArray(other) &&
            other.length === value.length &&
            value.every((item, at) => item === other[at])
        : value === other;
    })
  );
}
