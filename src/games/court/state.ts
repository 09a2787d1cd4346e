import type { Seat } from '../game.ts';
import { type Bag, quota } from './data.ts';
import { CHARACTERS, type Character, type CourtPhase, type Sizes } from './types.ts';

/** A state that may be changed in place. Lists by character follow the order of `CHARACTERS`. */
export interface Draft {
  seats: number;
  turn: number;
  round: number;
  phase: CourtPhase;
  /** Who decides now. */
  actor: Seat | null;
  /** The role being carried out. */
  role: Character | null;
  /** The opponent Arthur or Lancelot is dealing with. */
  opponent: Seat | null;
  /** Tiles by seat. */
  treasuries: Bag[];
  /** Courtiers by seat. */
  courts: Bag[];
  /** Tiles by character. */
  purses: Bag[];
  /** Who took each character this round. */
  takenBy: (Seat | null)[];
  row: Bag;
  peasantry: Bag;
  favor: Seat | null;
  blackDie: Character | null;
  /** Null outside an auction. */
  opener: Seat | null;
  /** The highest bid. */
  bid: Bag;
  bidder: Seat | null;
  /** One bit per seat. */
  passed: number;
  lastRound: boolean;
  sizesByRound: (readonly Sizes[])[];
}

type Frozen<T> = { readonly [K in keyof T]: T[K] extends (infer E)[] ? readonly E[] : T[K] };

export type CourtState = Frozen<Draft>;

/** A copy that may be changed without touching the state. */
export const draftCourtState = (state: CourtState): Draft => ({
  seats: state.seats,
  turn: state.turn,
  round: state.round,
  phase: state.phase,
  actor: state.actor,
  role: state.role,
  opponent: state.opponent,
  treasuries: state.treasuries.slice(),
  courts: state.courts.slice(),
  purses: state.purses.slice(),
  takenBy: state.takenBy.slice(),
  row: state.row,
  peasantry: state.peasantry,
  favor: state.favor,
  blackDie: state.blackDie,
  opener: state.opener,
  bid: state.bid,
  bidder: state.bidder,
  passed: state.passed,
  lastRound: state.lastRound,
  sizesByRound: state.sizesByRound.slice(),
});

/** The next seat clockwise. */
export const nextSeat = (state: CourtState, seat: Seat): Seat => (seat + 1) % state.seats;

/** Seats clockwise from `first` up to the one before `end`; every seat when the two are the same. */
export function seatsFrom(state: CourtState, first: Seat, end: Seat): Seat[] {
  const seats = [first];
  for (let seat = nextSeat(state, first); seat !== end; seat = nextSeat(state, seat)) seats.push(seat);
  return seats;
}

export const characterIndex = (character: Character): number => CHARACTERS.indexOf(character);

/** Who took the character this round. */
export const characterHolder = (state: CourtState, character: Character): Seat | null =>
  state.takenBy[characterIndex(character)] as Seat | null;

/** Characters the seat took this round. */
export function seatCharacters(state: CourtState, seat: Seat): Character[] {
  return CHARACTERS.filter((_, at) => state.takenBy[at] === seat);
}

/** Characters the seat may still take this round. */
export function quotaLeft(state: CourtState, seat: Seat): number {
  let left = quota(state.seats);
  for (const holder of state.takenBy) if (holder === seat) left--;
  return left;
}

/** The player whose role is being carried out. */
export const roleSeat = (state: CourtState): Seat => characterHolder(state, state.role as Character) as Seat;
