import type { Chance } from '../chance.ts';
import { IllegalAction, type Seat, type Step } from '../game.ts';
import { checkSeat } from '../options.ts';
import { carryOut } from './carry-out.ts';
import { legalAction } from './legal.ts';
import { reasonFor } from './refuse.ts';
import type { QuestsState } from './state.ts';
import type { QuestsAction, QuestsEvent } from './types.ts';

/**
 * Plays one action; the given state isn't modified.
 * @throws IllegalAction `unknownSeat`, `gameOver`, `notYourTurn`, and `illegalAction` with a `reason`
 */
export function play(
  state: QuestsState,
  seat: Seat,
  given: QuestsAction,
  chance: Chance,
): Step<QuestsState, QuestsEvent> {
  const { board } = state;
  checkSeat(seat, board.players.length);
  if (board.thisTurn === null) throw new IllegalAction('gameOver');
  if (board.toAct !== seat) throw new IllegalAction('notYourTurn', { toAct: board.toAct });
  const action = legalAction(state, seat, given);
  if (action === undefined)
    throw new IllegalAction('illegalAction', { reason: reasonFor(board, seat, given) });
  return carryOut(state, seat, board.thisTurn, action, chance);
}
