import type { Seat } from '../game.ts';
import { quota } from './data.ts';
import type { CourtState } from './state.ts';
import { CHARACTERS, type Character } from './types.ts';

/** The next seat clockwise. */
export const leftOf = (state: CourtState, seat: Seat): Seat => (seat + 1) % state.seats;

/** Seats clockwise from `first` up to the one before `end`; every seat when the two are the same. */
export function seatsFrom(state: CourtState, first: Seat, end: Seat): Seat[] {
  const seats = [first];
  for (let seat = leftOf(state, first); seat !== end; seat = leftOf(state, seat)) seats.push(seat);
  return seats;
}

export const characterIndex = (character: Character): number => CHARACTERS.indexOf(character);

/** Who took the character this round. */
export const holderOf = (state: CourtState, character: Character): Seat | null =>
  state.takenBy[characterIndex(character)] as Seat | null;

/** Characters the seat took this round. */
export function charactersOf(state: CourtState, seat: Seat): Character[] {
  return CHARACTERS.filter((_, at) => state.takenBy[at] === seat);
}

/** Characters the seat may still take this round. */
export function quotaLeft(state: CourtState, seat: Seat): number {
  let left = quota(state.seats);
  for (const holder of state.takenBy) if (holder === seat) left--;
  return left;
}

/** The player whose role is being carried out. */
export const roleSeat = (state: CourtState): Seat => holderOf(state, state.role as Character) as Seat;
