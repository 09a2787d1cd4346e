import type { Seat } from '../games/game.ts';
import type { Level } from '../players/levels/levels.ts';

export interface Person {
  readonly userId: string;
  /** Latest display name from Discord, unescaped. */
  readonly name: string;
}

/** The person requesting a change. */
export interface Actor extends Person {
  /** ID of the interaction; it's carried out once even if delivered repeatedly. */
  readonly requestId?: string;
}

export type SeatHolder =
  | ({ readonly kind: 'person' } & Person)
  | {
      readonly kind: 'computer';
      readonly player: Level;
      readonly name: string;
      /** The person who had this seat before. */
      readonly formerly?: Person;
      /** How long it plays: until that person is back, or until anybody takes the seat; absent for the whole game. */
      readonly until?: 'back' | 'taken';
    };

/** Somebody's time in a seat of a running game, which has ended. */
export interface Tenure {
  readonly seat: Seat;
  readonly holder: SeatHolder;
  /** Number of steps in the record when it ended. */
  readonly until: number;
}

/** How much somebody has played of a seat. */
export interface Share {
  readonly holder: SeatHolder;
  /** Part of the seat's decisions, 0 to 1. */
  readonly share: number;
}
