import type { CourtPhase } from '../../games/court/types.ts';

export const START_COURTIER = 0;
export const BID = 1;
export const CHOOSE_CHARACTER = 2;
export const SWAP_MERLIN = 3;
export const TAKE_PAIR = 4;
export const TAKE_ONE = 5;
export const REFILL_ROW = 6;
export const GIVE_TILE = 7;
export const SWAP_LANCELOT = 8;
export const OVER = 9;

/** The phases as numbers. A position never waits in `dice`. */
export const PHASE_NUMBERS: Readonly<Record<Exclude<CourtPhase, 'dice'>, number>> = {
  startCourtier: START_COURTIER,
  bid: BID,
  choose: CHOOSE_CHARACTER,
  swapMerlin: SWAP_MERLIN,
  takeAspirants: TAKE_PAIR,
  takeAspirant: TAKE_ONE,
  refill: REFILL_ROW,
  giveTile: GIVE_TILE,
  swapLancelot: SWAP_LANCELOT,
  over: OVER,
};
