import type { Seat } from '../game.ts';
import { KNIGHTS, listed } from './cards.ts';
import { modesFor } from './challenge.ts';
import { ADVENTURES, KINDS } from './data.ts';
import { canTakeAdventure } from './legal-adventures.ts';
import { maxDraw } from './play-draw.ts';
import { resultOf } from './result.ts';
import type { QuestsState } from './state.ts';
import { isStillAhead, mayReveal, mustReveal, TURN_STEPS } from './turn.ts';
import type { AdventureId, AdventureTaken, Board, KnightCard, QuestsView, TurnStep } from './types.ts';

/** Everything public, plus the viewer's own knights. */
export const view = ({ board, hands }: QuestsState, viewer: Seat | null): QuestsView =>
  viewOf(board, viewer, viewer === null ? undefined : listed(KNIGHTS, hands[viewer] as readonly number[]));

export function viewOf(board: Board, viewer: Seat | null, hand?: readonly KnightCard[]): QuestsView {
  const { taken, ...open } = board;
  return {
    ...open,
    viewer,
    adventures: ADVENTURES.map(({ id, value, need }) => ({ id, value, need, taken: taken[id] })),
    openSteps: openSteps(board),
    maxDraw: maxDraw(board),
    places: resultOf(board)?.places ?? null,
    ...(hand === undefined ? {} : { hand }),
  };
}

/** The board that a view shows; a view includes all of it. */
export function boardOf(shown: QuestsView): Board {
  const { adventures, viewer, openSteps: _steps, maxDraw: _draw, places, hand, ...open } = shown;
  const taken = Object.fromEntries(adventures.map((adventure) => [adventure.id, adventure.taken]));
  return { ...open, taken: taken as Record<AdventureId, AdventureTaken | null> };
}

function openSteps(board: Board): TurnStep[] {
  const { toAct } = board;
  if (toAct === null) return [];
  if (mustReveal(board)) return ['reveal'];
  const open: Record<TurnStep, boolean> = {
    reveal: mayReveal(board),
    challenge: isStillAhead(board, 'challenge') && isAnythingToChallenge(board, toAct),
    adventure: canTakeAdventure(board, toAct),
    draw: true,
  };
  return TURN_STEPS.filter((step) => open[step]);
}

const isAnythingToChallenge = (board: Board, seat: Seat): boolean =>
  KINDS.some((kind) => board.columns[kind].some(({ seal }) => modesFor(board, seat, seal).length > 0));
