import type { Preview, Seat } from '../game.ts';
import { takeAdventure } from './adventure.ts';
import { changed, counted, KNIGHTS, listed } from './cards.ts';
import { challenge } from './challenge.ts';
import { reveal } from './reveal.ts';
import { draw, type Turned } from './turn.ts';
import type { Board, QuestsAction, QuestsEvent, QuestsView, TurnLog } from './types.ts';
import { boardOf, viewOf } from './view.ts';

/**
 * What a legal action of the seat would do. The cards of a reveal and of a draw are unknown: the display and the
 * own hand stay as they were, the step and the numbers of cards go on.
 */
export function preview(
  shown: QuestsView,
  seat: Seat,
  action: QuestsAction,
): Preview<QuestsView, QuestsEvent> {
  const board = boardOf(shown);
  const { board: after, events } = outcome(board, seat, board.thisTurn as TurnLog, action);
  const hand =
    shown.hand !== undefined && shown.viewer === seat && action.type === 'challenge'
      ? listed(KNIGHTS, changed(KNIGHTS, counted(KNIGHTS, shown.hand), action.pay, -1))
      : shown.hand;
  return { view: viewOf(after, shown.viewer, hand), events };
}

function outcome(board: Board, seat: Seat, log: TurnLog, action: QuestsAction): Turned {
  switch (action.type) {
    case 'reveal':
      return reveal(board, seat, log, []);
    case 'challenge':
      return challenge(board, seat, log, action);
    case 'adventure':
      return takeAdventure(board, seat, log, action);
    case 'draw':
      return draw(board, seat, log, action.count);
  }
}
