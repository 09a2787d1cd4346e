import type { Seat } from '../game.ts';
import type { Bag } from './bag.ts';
import { courtiersOf } from './courtier-bag.ts';
import { refillSize } from './roles/refill.ts';
import { holderOf } from './seats.ts';
import type { CourtState } from './state.ts';
import { tilesOf } from './tile-bag.ts';
import type { Courtier } from './types.ts';
import { isWellFormed } from './well-formed.ts';

/** Why an action is illegal: the `reason` in the data of `illegalAction`. */
export type IllegalReason =
  /** Not an action of this game: an unknown type, missing or extra fields, or a list out of order. */
  | 'malformed'
  /** The wrong time for this action. */
  | 'notNow'
  /** The opener of an auction may not pass. */
  | 'mustOpen'
  | 'tilesNotHeld'
  /** The sum doesn't exceed the current bid. */
  | 'bidTooLow'
  | 'characterTaken'
  /** The third chooser must take the character with the black die. */
  | 'blackDie'
  /** Too many or too few courtiers or swaps. */
  | 'wrongCount'
  /** A courtier isn't in the court, row or peasantry that they should come from. */
  | 'courtierNotThere'
  /** A swap needs two different types. */
  | 'sameType'
  /** Lancelot swaps with opponents in order, and this isn't the current one. */
  | 'wrongOpponent';

const lacks = <T>(have: readonly T[], want: readonly T[]): boolean =>
  want.some((item) => want.filter((x) => x === item).length > have.filter((x) => x === item).length);

/** Why an action that isn't legal is refused. */
export function reasonFor(state: CourtState, seat: Seat, action: unknown): IllegalReason {
  if (!isWellFormed(action)) return 'malformed';
  if (action.type === 'pass') return state.phase === 'bid' ? 'mustOpen' : 'notNow';
  if (action.type !== state.phase) return 'notNow';
  const court = courtiersOf(state.courts[seat] as Bag);
  const missingFromRow = (want: readonly Courtier[]) => lacks(courtiersOf(state.row), want);
  switch (action.type) {
    case 'bid':
      if (lacks(tilesOf(state.treasuries[seat] as Bag), action.tiles)) return 'tilesNotHeld';
      return 'bidTooLow';
    case 'giveTile':
      return 'tilesNotHeld';
    case 'choose':
      return holderOf(state, action.character) === null ? 'blackDie' : 'characterTaken';
    case 'startCourtier':
    case 'takeAspirant':
      return 'courtierNotThere';
    case 'takeAspirants':
      return missingFromRow(action.courtiers) ? 'courtierNotThere' : 'wrongCount';
    case 'refill':
      return action.courtiers.length === refillSize(state) ? 'courtierNotThere' : 'wrongCount';
    case 'swapMerlin': {
      const { give, take } = action;
      if (lacks(court, give) || missingFromRow(take)) return 'courtierNotThere';
      return give.some((courtier) => take.includes(courtier)) ? 'sameType' : 'wrongCount';
    }
    case 'swapLancelot':
      if (action.opponent !== state.opponent) return 'wrongOpponent';
      return action.give === action.take ? 'sameType' : 'courtierNotThere';
  }
}
