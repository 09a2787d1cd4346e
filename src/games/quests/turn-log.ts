import type { Seat } from '../game.ts';
import type { TurnLog } from './types.ts';

/** The log of a turn in which nothing has been done yet. */
export const newTurn = (seat: Seat): TurnLog => ({
  seat,
  revealed: [],
  challenge: null,
  adventure: null,
  drawn: null,
});
