import type { Seat } from '../game.ts';
import { ADVERSARIES, type Deck, KNIGHTS } from './cards.ts';
import { modesFor } from './challenge.ts';
import { KINDS } from './data.ts';
import { isStillAhead, mustReveal } from './turn.ts';
import type { Board, QuestsAction, QuestsPlayer } from './types.ts';

/** Why an action is illegal: the `reason` in the data of `illegalAction`. */
export type IllegalReason =
  /** Not an action of this game: an unknown type, or fields missing, surplus or of the wrong kind. */
  | 'malformed'
  /** The turn has passed this step, or the step is not open now. */
  | 'notNow'
  /** No such adversary that the seat may challenge in this way. */
  | 'notOnDisplay'
  /** A usual challenge while all of the seat's seals are on the table. */
  | 'noSeal'
  | 'adventureTaken'
  /** The payment breaks the payment rule, is not in hand, or is not in the canonical order. */
  | 'payment'
  /** More knights than may be drawn. */
  | 'tooMany';

/** Why an action that is not legal is not; the seat is to act. */
export function reasonFor(board: Board, seat: Seat, action: QuestsAction): IllegalReason {
  if (!isWellFormed(board, action)) return 'malformed';
  if (mustReveal(board) || !isStillAhead(board, action.type)) return 'notNow';
  switch (action.type) {
    case 'reveal':
      return 'notNow';
    case 'challenge': {
      const { card, mode } = action;
      const shown = KINDS.flatMap((kind) => board.columns[kind]).filter((other) => other.card === card);
      if (shown.some(({ seal }) => modesFor(board, seat, seal).includes(mode))) return 'payment';
      const lacksSeal = mode === 'usual' && (board.players[seat] as QuestsPlayer).seals === 0;
      return lacksSeal && shown.some(({ seal }) => seal === null) ? 'noSeal' : 'notOnDisplay';
    }
    case 'adventure':
      return board.taken[action.adventure] === null ? 'payment' : 'adventureTaken';
    case 'draw':
      return 'tooMany';
  }
}

/** What was given may be anything, whatever its declared type. */
function isWellFormed(board: Board, action: QuestsAction): boolean {
  if (typeof action !== 'object' || action === null) return false;
  const fields = Object.keys(action).length;
  switch (action.type) {
    case 'reveal':
      return fields === 1;
    case 'challenge':
      return (
        fields === 4 &&
        ['usual', 'repeated', 'double'].includes(action.mode) &&
        Object.hasOwn(ADVERSARIES.position, action.card) &&
        areCards(KNIGHTS, action.pay)
      );
    case 'adventure':
      return (
        fields === 3 && Object.hasOwn(board.taken, action.adventure) && areCards(ADVERSARIES, action.pay)
      );
    case 'draw':
      return fields === 2 && Number.isInteger(action.count) && action.count >= 0;
    default:
      return false;
  }
}

const areCards = <C extends string>(deck: Deck<C>, cards: readonly C[]): boolean =>
  Array.isArray(cards) && cards.every((card) => deck.cards.includes(card));
