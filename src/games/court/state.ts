import type { Seat } from '../game.ts';
import type { Bag } from './bag.ts';
import type { Character, CourtPhase, Sizes } from './types.ts';

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
