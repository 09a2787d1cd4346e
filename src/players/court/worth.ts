import { countAt } from '../../games/court/bags.ts';
import { ALL_COURTIERS } from '../../games/court/data.ts';
import { sizesOf } from './sizes.ts';

/** Points per member of the smallest, middle and largest group. */
const FINAL = [1, 0.25, 0.06] as const;
/** Before the last round, when the larger groups can still help the smallest. */
const EARLY = [1, 0.5, 0.25] as const;
/** Per jester before the last round: they can still join any group. */
const JESTER = 0.2;

/** A court with the characters held, and whether they count. */
export type Holding = number;

const LAST = 1 << 4;

/** @param characters those held, one bit each; they don't matter before the last round */
export const holdingOf = (court: number, characters: number, isLast: boolean): Holding =>
  isLast ? (court << 5) | LAST | characters : court << 5;

export const MOST_HOLDING: Holding = (ALL_COURTIERS << 5) | 31;

export const courtOf = (holding: Holding): number => holding >> 5;
export const charactersIn = (holding: Holding): number => holding & 15;

/** The holding after a change of the court. */
export const changed = (holding: Holding, gain: number): Holding => holding + (gain << 5);
/** The holding after taking a character. */
export const joined = (holding: Holding, character: number): Holding =>
  (holding & LAST) === 0 ? holding : holding | (1 << character);

const known = new Float64Array(MOST_HOLDING + 1).fill(Number.NaN);

/** A rough measure of how good a court is, in points of the smallest group. */
export function worthOf(holding: Holding): number {
  const found = known[holding]!;
  if (!Number.isNaN(found)) return found;
  const isLast = (holding & LAST) !== 0;
  const weights = isLast ? FINAL : EARLY;
  const court = courtOf(holding);
  const sizes = sizesOf(court, charactersIn(holding));
  const groups = weights[0] * (sizes >> 8) + weights[1] * ((sizes >> 4) & 15) + weights[2] * (sizes & 15);
  const worth = isLast ? groups : groups + JESTER * countAt(court, 0);
  known[holding] = worth;
  return worth;
}
