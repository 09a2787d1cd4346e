import type { Seat } from '../game.ts';
import { addAdventures } from './legal-adventures.ts';
import { addChallenges } from './legal-challenges.ts';
import { maxDraw } from './play-draw.ts';
import { isSameAction } from './same-action.ts';
import type { QuestsState } from './state.ts';
import { mayReveal, mustReveal } from './turn.ts';
import type { Board, QuestsAction } from './types.ts';

/** Every legal action of the seat, in turn order; each payment is a separate action. */
export function legalActions(state: QuestsState, seat: Seat): QuestsAction[] {
  const { board } = state;
  if (board.toAct !== seat) return [];
  const found: QuestsAction[] = mayReveal(board) ? [{ type: 'reveal' }] : [];
  if (mustReveal(board)) return found;
  addChallenges(found, state, seat);
  addAdventures(found, board, seat);
  addDraws(found, board);
  return found;
}

/** The legal action equal to the given one, if any. Searches only actions of the same type. */
export function legalAction(state: QuestsState, seat: Seat, action: QuestsAction): QuestsAction | undefined {
  const { board } = state;
  if (board.toAct !== seat || (mustReveal(board) && action?.type !== 'reveal')) return undefined;
  const candidates: QuestsAction[] = [];
  switch (action?.type) {
    case 'reveal':
      if (mayReveal(board)) candidates.push({ type: 'reveal' });
      break;
    case 'challenge':
      addChallenges(candidates, state, seat, action);
      break;
    case 'adventure':
      addAdventures(candidates, board, seat, action.adventure);
      break;
    case 'draw':
      addDraws(candidates, board);
  }
  return candidates.find((candidate) => isSameAction(candidate, action));
}

function addDraws(found: QuestsAction[], board: Board): void {
  const most = maxDraw(board);
  for (let count = 0; count <= most; count++) found.push({ type: 'draw', count });
}
