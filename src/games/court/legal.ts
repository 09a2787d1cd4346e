import { actionKey, IllegalAction, type Seat } from '../game.ts';
import { checkSeat } from '../options.ts';
import { legalBids } from './auction.ts';
import { legalChoices } from './choose.ts';
import { reasonFor } from './refuse.ts';
import { legalGifts } from './roles/arthur.ts';
import { legalAspirantPairs, legalAspirants, legalRefills } from './roles/guinevere.ts';
import { legalLancelotSwaps } from './roles/lancelot.ts';
import { legalMerlinSwaps } from './roles/merlin.ts';
import { legalStarts } from './start.ts';
import type { CourtState } from './state.ts';
import type { CourtAction } from './types.ts';

/** Every action of the seat to act; equal actions are one frozen object from call to call. */
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

const keys = new WeakMap<CourtAction, string>();

function keyOf(known: CourtAction): string {
  let key = keys.get(known);
  if (key === undefined) {
    key = actionKey(known);
    keys.set(known, key);
  }
  return key;
}

/**
 * The legal action that equals the given one.
 * @throws IllegalAction `gameOver`, `notYourTurn`, `illegalAction`
 */
export function admit(state: CourtState, seat: Seat, action: CourtAction): CourtAction {
  checkSeat(seat, state.seats);
  if (state.phase === 'over') throw new IllegalAction('gameOver');
  if (seat !== state.actor) throw new IllegalAction('notYourTurn', { toAct: state.actor });
  const legal = actionsNow(state);
  if (legal.includes(action)) return action;
  const key = actionKey(action);
  const known = legal.find((candidate) => keyOf(candidate) === key);
  if (known === undefined)
    throw new IllegalAction('illegalAction', { reason: reasonFor(state, seat, action) });
  return known;
}
