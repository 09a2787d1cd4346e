import type { TurnLog } from './types.ts';

/** The log of a turn so far, plus what's done in it now. */
export function turnLog(
  before: Pick<TurnLog, 'seat'> & Partial<TurnLog>,
  done: Partial<TurnLog> = {},
): TurnLog {
  return {
    seat: before.seat,
    revealed: done.revealed ?? before.revealed ?? [],
    challenge: done.challenge ?? before.challenge ?? null,
    adventure: done.adventure ?? before.adventure ?? null,
    drawn: done.drawn ?? before.drawn ?? null,
  };
}
