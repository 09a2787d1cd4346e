import type { Preview, Seat } from '../game.ts';
import type { BoardChange } from './board.ts';
import { changed, counted, KNIGHTS, listed } from './cards.ts';
import { playAdventure } from './play-adventure.ts';
import { playChallenge } from './play-challenge.ts';
import { playDraw } from './play-draw.ts';
import { playReveal } from './play-reveal.ts';
import type { Board, QuestsAction, QuestsEvent, QuestsView, TurnLog } from './types.ts';
import { boardOf, viewOf } from './view.ts';

/**
 * What a legal action of the seat would do. The cards revealed or drawn are unknown, so the display and the
 * viewer's hand stay as they were, while the step and the card counts move on.
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

function outcome(board: Board, seat: Seat, log: TurnLog, action: QuestsAction): BoardChange {
  switch (action.type) {
    case 'reveal':
      return playReveal(board, seat, log, []);
    case 'challenge':
      return playChallenge(board, seat, log, action);
    case 'adventure':
      return playAdventure(board, seat, log, action);
    case 'draw':
      return playDraw(board, seat, log, action.count);
  }
}
