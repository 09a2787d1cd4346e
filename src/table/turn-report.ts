import type { GameEvent, Seat } from '../games/game.ts';
import type { Reason } from '../players/reasons/reason.ts';

export type { Reason } from '../players/reasons/reason.ts';

/** Why a computer player did what it did, most important first: at least one reason. */
export interface Why {
  readonly seat: Seat;
  readonly reasons: readonly Reason[];
}

/** The public part of a turn. */
export interface TurnReport {
  /** The seat that acted first in it. */
  readonly seat: Seat;
  /** Who held each seat then, unescaped. */
  readonly names: readonly string[];
  readonly events: readonly GameEvent[];
  /** Absent if there's nothing to say. */
  readonly why?: Why;
}
