import { actionKey, IllegalAction, type Seat } from '../game.ts';
import { checkSeat } from '../options.ts';
import { actionsNow } from './legal.ts';
import { reasonFor } from './refuse.ts';
import type { CourtState } from './state.ts';
import type { CourtAction } from './types.ts';

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
 * The legal action equal to the given one.
 * @throws IllegalAction `unknownSeat`, `gameOver`, `notYourTurn`, `illegalAction`
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
