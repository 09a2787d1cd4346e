import type { Seat } from '../games/game.ts';
import type { SeatHints, TableDocument } from './document.ts';

export const hintsOf = ({ hinted }: TableDocument, seat: Seat): SeatHints =>
  hinted.find((each) => each.seat === seat) ?? { seat, taken: 0, kept: [] };

/** By seat, in how many positions somebody has taken a hint. */
export const hintsTaken = (table: TableDocument): readonly number[] =>
  table.seats.map((_holder, seat) => hintsOf(table, seat).taken);
