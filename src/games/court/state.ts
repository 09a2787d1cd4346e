import type { Seat } from '../game.ts';
import type { Bag } from './bag.ts';
import { quota } from './data.ts';
import { CHARACTERS, type Character, type CourtPhase, type Sizes } from './types.ts';

/** A state being changed. Arrays of characters are in the order of `CHARACTERS`. */
export interface Draft {
  seats: number;
  turn: number;
  round: number;
  phase: CourtPhase;
  /** Who decides now. */
  actor: Seat | null;
  /** The role being carried out. */
  role: Character | null;
  /** The opponent with whom Arthur or Lancelot is dealing now. */
  opponent: Seat | null;
  /** Tiles by seat. */
  treasuries: Bag[];
  /** Courtiers by seat. */
  courts: Bag[];
  /** Tiles by character. */
  purses: Bag[];
  takenBy: (Seat | null)[];
  row: Bag;
  peasantry: Bag;
  favor: Seat | null;
  blackDie: Character | null;
  /** The auction; `opener` is null outside one. `passed` has one bit for each seat. */
  opener: Seat | null;
  bid: Bag;
  bidder: Seat | null;
  passed: number;
  lastRound: boolean;
  sizesByRound: (readonly Sizes[])[];
}

type Frozen<T> = { readonly [K in keyof T]: T[K] extends (infer E)[] ? readonly E[] : T[K] };
export type CourtState = Frozen<Draft>;

export const draftOf = (state: CourtState): Draft => ({
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

export const leftOf = (state: CourtState, seat: Seat): Seat => (seat + 1) % state.seats;

export const characterIndex = (character: Character): number => CHARACTERS.indexOf(character);

export const holderOf = (state: CourtState, character: Character): Seat | null =>
  state.takenBy[characterIndex(character)] as Seat | null;

export function charactersOf(state: CourtState, seat: Seat): Character[] {
  return CHARACTERS.filter((_, at) => state.takenBy[at] === seat);
}

export function quotaLeft(state: CourtState, seat: Seat): number {
  let left = quota(state.seats);
  for (const holder of state.takenBy) if (holder === seat) left--;
  return left;
}

/** The player whose role is being carried out. */
export const roleSeat = (state: CourtState): Seat => holderOf(state, state.role as Character) as Seat;

export const add = (bags: Bag[], at: number, part: Bag): void => {
  bags[at] = (bags[at] as Bag) + part;
};
export const remove = (bags: Bag[], at: number, part: Bag): void => {
  bags[at] = (bags[at] as Bag) - part;
};
