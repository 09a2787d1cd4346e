import type { Seat } from '../game.ts';
import { checkSeat } from '../options.ts';
import { legalBids } from './bids.ts';
import { legalChoices } from './choose.ts';
import { legalGifts } from './roles/arthur.ts';
import { legalAspirantPairs, legalAspirants } from './roles/guinevere.ts';
import { legalLancelotSwaps } from './roles/lancelot.ts';
import { legalMerlinSwaps } from './roles/merlin.ts';
import { legalRefills } from './roles/refill.ts';
import { legalStarts } from './start.ts';
import type { CourtState } from './state.ts';
import type { CourtAction } from './types.ts';

/** Every legal action of the seat to act; equal actions are the same frozen object on every call. */
export function actionsNow(state: CourtState): readonly CourtAction[] {
  switch (state.phase) {
    case 'startCourtier':
      return legalStarts(state);
    case 'bid':
      return legalBids(state);
    case 'choose':
      return legalChoices(state);
    case 'swapMerlin':
      return legalMerlinSwaps(state);
    case 'takeAspirants':
      return legalAspirantPairs(state);
    case 'takeAspirant':
      return legalAspirants(state);
    case 'refill':
      return legalRefills(state);
    case 'giveTile':
      return legalGifts(state);
    case 'swapLancelot':
      return legalLancelotSwaps(state);
    case 'dice':
    case 'over':
      return [];
  }
}

export function legalActions(state: CourtState, seat: Seat): readonly CourtAction[] {
  checkSeat(seat, state.seats);
  return seat === state.actor ? actionsNow(state) : [];
}
