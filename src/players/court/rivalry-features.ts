import { NONE } from './board.ts';
import { ARTHUR } from './characters.ts';
import type { CourtPosition } from './position.ts';
import { resultOf } from './sizes.ts';
import type { Survey } from './survey.ts';

export const RIVALRY_NAMES = [
  'leads',
  'ahead of each',
  'would be ahead of each',
  'holds the Favor',
  'will hold the Favor',
  'richer than all still to choose',
  'poorer than all still to choose',
];

/** What follows from comparing the seat with the others. */
export function writeRivalry(
  position: CourtPosition,
  seat: number,
  { worths, bests, sums }: Survey,
  into: Float64Array,
  at: number,
): number {
  const { seats, favor } = position;
  const own = resultOf(position, seat);
  const hope = worths[seat]! + bests[seat]!;
  let ahead = 0;
  let maybeAhead = 0;
  let richest = 0;
  let poorest = Number.POSITIVE_INFINITY;
  for (let other = 0; other < seats; other++) {
    if (other === seat) continue;
    if (resultOf(position, other) < own) ahead++;
    if (worths[other]! + bests[other]! < hope) maybeAhead++;
    if (!position.mayTake(other)) continue;
    richest = Math.max(richest, sums[other]!);
    poorest = Math.min(poorest, sums[other]!);
  }
  const arthur = position.holderOf(ARTHUR);
  const hasRivals = richest > 0 && position.mayTake(seat);
  into[at] = ahead === seats - 1 ? 1 : 0;
  into[at + 1] = ahead / (seats - 1);
  into[at + 2] = maybeAhead / (seats - 1);
  into[at + 3] = favor === seat ? 1 : 0;
  into[at + 4] = (arthur === NONE ? favor : arthur) === seat ? 1 : 0;
  into[at + 5] = hasRivals && sums[seat]! > richest ? 1 : 0;
  into[at + 6] = hasRivals && sums[seat]! < poorest ? 1 : 0;
  return at + RIVALRY_NAMES.length;
}
