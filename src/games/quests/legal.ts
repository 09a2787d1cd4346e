import type { Seat } from '../game.ts';
import { addAdventures, legalAdventure } from './legal-adventures.ts';
import { addChallenges, legalChallenge } from './legal-challenges.ts';
import { maxDraw } from './play-draw.ts';
import type { QuestsState } from './state.ts';
import { mayReveal, mustReveal } from './turn.ts';
import type { Board, QuestsAction } from './types.ts';

/** Every legal action of the seat, in turn order; each payment is a separate action. */
export function legalActions(state: QuestsState, seat: Seat): readonly QuestsAction[] {
  const { board } = state;
  if (board.toAct !== seat) return [];
  const found: QuestsAction[] = mayReveal(board) ? [REVEAL] : [];
  if (mustReveal(board)) return found;
  addChallenges(found, state, seat);
  addAdventures(found, board, seat);
  addDraws(found, board);
  return found;
}

/** The legal action equal to the given one, if any: the same fields with the same values, and no others. */
export function legalAction(state: QuestsState, seat: Seat, given: QuestsAction): QuestsAction | undefined {
  const { board } = state;
  if (board.toAct !== seat || (mustReveal(board) && given?.type !== 'reveal')) return undefined;
  const legal = sameLegal(state, seat, given);
  return legal && Object.keys(legal).length === Object.keys(given).length ? legal : undefined;
}

/** The legal action with the given one's content, if any; the given one may be anything. */
function sameLegal(state: QuestsState, seat: Seat, given: QuestsAction): QuestsAction | undefined {
  switch (given?.type) {
    case 'reveal':
      return mayReveal(state.board) ? REVEAL : undefined;
    case 'challenge':
      return legalChallenge(state, seat, given);
    case 'adventure':
      return legalAdventure(state.board, seat, given);
    case 'draw':
      return DRAWS.slice(0, maxDraw(state.board) + 1).find(({ count }) => count === given.count);
    default:
      return undefined;
  }
}

const REVEAL = Object.freeze({ type: 'reveal' });
const DRAWS = [0, 1, 2].map((count) => Object.freeze({ type: 'draw', count }));

function addDraws(found: QuestsAction[], board: Board): void {
  const most = maxDraw(board);
  for (let count = 0; count <= most; count++) found.push(DRAWS[count] as (typeof DRAWS)[number]);
}
