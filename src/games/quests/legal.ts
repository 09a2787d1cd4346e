import type { Seat } from '../game.ts';
import { legalAdventures } from './legal-adventures.ts';
import { legalChallenges } from './legal-challenges.ts';
import { maxDraw } from './play-draw.ts';
import { isSameAction } from './same-action.ts';
import type { QuestsState } from './state.ts';
import { mayReveal, mustReveal } from './turn.ts';
import type { Board, QuestsAction } from './types.ts';

/** Every legal action of the seat, in turn order; each payment is a separate action. */
export function legalActions(state: QuestsState, seat: Seat): QuestsAction[] {
  const { board } = state;
  if (board.toAct !== seat) return [];
  const reveal: QuestsAction[] = mayReveal(board) ? [{ type: 'reveal' }] : [];
  if (mustReveal(board)) return reveal;
  return [...reveal, ...legalChallenges(state, seat), ...legalAdventures(board, seat), ...legalDraws(board)];
}

/** The legal action equal to the given one, if any. Searches only actions of the same type. */
export function legalAction(state: QuestsState, seat: Seat, action: QuestsAction): QuestsAction | undefined {
  const { board } = state;
  if (board.toAct !== seat || (mustReveal(board) && action?.type !== 'reveal')) return undefined;
  return candidates(state, seat, action).find((candidate) => isSameAction(candidate, action));
}

function candidates(state: QuestsState, seat: Seat, action: QuestsAction): QuestsAction[] {
  switch (action?.type) {
    case 'reveal':
      return mayReveal(state.board) ? [{ type: 'reveal' }] : [];
    case 'challenge':
      return legalChallenges(state, seat, action);
    case 'adventure':
      return legalAdventures(state.board, seat, action.adventure);
    case 'draw':
      return legalDraws(state.board);
    default:
      return [];
  }
}

function legalDraws(board: Board): QuestsAction[] {
  const found: QuestsAction[] = [];
  const most = maxDraw(board);
  for (let count = 0; count <= most; count++) found.push({ type: 'draw', count });
  return found;
}
