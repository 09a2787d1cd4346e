import { NONE } from './board.ts';
import { ARTHUR } from './characters.ts';
import type { CourtPosition } from './position.ts';
import { resultOf } from './sizes.ts';
import { sumOf } from './treasury-features.ts';

export const RIVALRY_NAMES = [
  'leads',
  'ahead of each',
  'holds the Favor',
  'will hold the Favor',
  'richer than all still to choose',
  'poorer than all still to choose',
];

/** What follows from comparing the seat with the others. */
export function writeRivalry(position: CourtPosition, seat: number, into: Float64Array, at: number): number {
  const { seats, favor, treasuries } = position;
  const own = resultOf(position, seat);
  const sum = sumOf(treasuries[seat]!);
  let behind = 0;
  let richest = 0;
  let poorest = 100;
  let rivals = 0;
  for (let other = 0; other < seats; other++) {
    if (other === seat) continue;
    if (resultOf(position, other) < own) behind++;
    if (!position.mayTake(other)) continue;
    rivals++;
    const others = sumOf(treasuries[other]!);
    if (others > richest) richest = others;
    if (others < poorest) poorest = others;
  }
  const arthur = position.holderOf(ARTHUR);
  const bids = rivals > 0 && position.mayTake(seat);
  into[at++] = behind === seats - 1 ? 1 : 0;
  into[at++] = behind / (seats - 1);
  into[at++] = favor === seat ? 1 : 0;
  into[at++] = (arthur === NONE ? favor : arthur) === seat ? 1 : 0;
  into[at++] = bids && sum > richest ? 1 : 0;
  into[at++] = bids && sum < poorest ? 1 : 0;
  return at;
}
