import type { Seat } from '../game.ts';
import { leftOf, roleSeat, seatsFrom } from './seats.ts';
import type { CourtState } from './state.ts';
import type { RoleView } from './types.ts';

/** Null when no role is being carried out. */
export function roleView(state: CourtState): RoleView | null {
  if (state.role === null) return null;
  const seat = roleSeat(state);
  return {
    character: state.role,
    seat,
    opponent: state.opponent,
    others: othersLeft(state, seat),
  };
}

function othersLeft(state: CourtState, seat: Seat): Seat[] {
  switch (state.phase) {
    case 'takeAspirants':
      return seatsFrom(state, leftOf(state, seat), seat);
    case 'takeAspirant':
      return seatsFrom(state, state.actor as Seat, seat);
    case 'giveTile':
    case 'swapLancelot':
      return seatsFrom(state, state.opponent as Seat, seat);
    default:
      return [];
  }
}
