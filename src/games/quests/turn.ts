import { fullColumn, isDisplayEmpty } from './columns.ts';
import type { Board, TurnStep } from './types.ts';

/** The steps of a turn, in order. */
export const TURN_STEPS = ['reveal', 'challenge', 'adventure', 'draw'] as const satisfies readonly TurnStep[];

const PLACE: Readonly<Record<TurnStep, number>> = { reveal: 0, challenge: 1, adventure: 2, draw: 3 };

/** Whether the turn hasn't passed this step yet. */
export const isStillAhead = (board: Board, step: TurnStep): boolean => PLACE[board.step] <= PLACE[step];

/** Revealing comes first in a turn, and needs a card on the pile and no full column (section 3). */
export const mayReveal = (board: Board): boolean =>
  board.step === 'reveal' && board.adversaryPile > 0 && fullColumn(board.columns) === null;

/** Whether the option `forceRevealOnEmpty` allows only a reveal. */
export const mustReveal = (board: Board): boolean =>
  board.rules.forceRevealOnEmpty === 'on' && mayReveal(board) && isDisplayEmpty(board.columns);
