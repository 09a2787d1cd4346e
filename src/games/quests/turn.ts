import { fullColumn, isDisplayEmpty } from './columns.ts';
import type { Board, TurnStep } from './types.ts';

/** The steps of a turn, in order. */
export const TURN_STEPS = ['reveal', 'challenge', 'adventure', 'draw'] as const satisfies readonly TurnStep[];

/** The step's place in a turn. Looking it up by name would be slower. */
const place = (step: TurnStep): number =>
  step === 'reveal' ? 0 : step === 'challenge' ? 1 : step === 'adventure' ? 2 : 3;

/** Whether the turn hasn't passed this step yet. */
export const isStillAhead = (board: Board, step: TurnStep): boolean => place(board.step) <= place(step);

/** Revealing comes first in a turn, and needs a card on the pile and no full column (section 3). */
export const mayReveal = (board: Board): boolean =>
  board.step === 'reveal' && board.adversaryPile > 0 && fullColumn(board.columns) === null;

/** Whether the option `forceRevealOnEmpty` allows only a reveal. */
export const mustReveal = (board: Board): boolean =>
  board.rules.forceRevealOnEmpty === 'on' && mayReveal(board) && isDisplayEmpty(board.columns);
