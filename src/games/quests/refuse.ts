import type { Seat } from '../game.ts';
import { modesFor } from './challenge.ts';
import { KINDS } from './data.ts';
import { isStillAhead, mustReveal } from './turn.ts';
import type { Board, QuestsAction, QuestsPlayer } from './types.ts';
import { isWellFormed } from './well-formed.ts';

/** Why an action is illegal: the `reason` in the data of `illegalAction`. */
export type IllegalReason =
  /** Not an action of this game: an unknown type, or fields that are missing, extra or of the wrong kind. */
  | 'malformed'
  /** The turn has passed this step, or the step isn't open now. */
  | 'notNow'
  /** The display has no such adversary that the seat may challenge in this mode. */
  | 'notOnDisplay'
  /** A usual challenge when the seat has no seal left. */
  | 'noSeal'
  | 'adventureTaken'
  /** The payment breaks the payment rule, isn't in hand, or isn't in the required order. */
  | 'payment'
  /** More knights than the seat may draw. */
  | 'tooMany';

/** Why an action that isn't legal is refused; the seat must be the one to act. */
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
