import * as phases from './phases.ts';
import type { CourtPosition } from './position.ts';
import type { Survey } from './survey.ts';
import { tilesIn } from './treasury-features.ts';

/** How a seat that may still take a character stands in the auction. */
const STANDS = ['between auctions', 'bidding', 'in', 'passed'] as const;
const BETWEEN = 0;
const BIDDING = 1;
const IN = 2;
const PASSED = 3;

const PER_STAND = ['', ': best', ': second', ': mean'];

export const AUCTION_NAMES = [
  ...STANDS.flatMap((stand) => PER_STAND.map((what) => `${stand}${what}`)),
  'sum bid',
  'tiles bid',
  'certain',
  'certain: best',
  'rivals who can exceed',
  'cannot exceed',
  'sum to exceed',
  'to act',
  'opens next',
];

const AUCTION_SIZE = AUCTION_NAMES.length;
const DETAILS = STANDS.length * PER_STAND.length;

/** How the seat stands in the current auction, or before the next one. */
export function writeAuction(
  position: CourtPosition,
  seat: number,
  seen: Survey,
  into: Float64Array,
  at: number,
): void {
  for (let i = 0; i < AUCTION_SIZE; i++) into[at + i] = 0;
  if (!position.mayTake(seat)) return;
  const best = seen.bests[seat]!;
  const stand = standOf(position, seat);
  const first = at + stand * PER_STAND.length;
  into[first] = 1;
  into[first + 1] = best;
  into[first + 2] = seen.seconds[seat]!;
  into[first + 3] = seen.means[seat]!;
  const details = at + DETAILS;
  if (stand === BETWEEN) into[details + 8] = opensNext(position, seat) ? 1 : 0;
  else if (stand === BIDDING) {
    const rivals = rivalsAbove(position, seat, seen);
    into[details] = position.bidSum;
    into[details + 1] = tilesIn(position.bid);
    into[details + 2] = rivals === 0 ? 1 : 0;
    into[details + 3] = rivals === 0 ? best : 0;
    into[details + 4] = rivals;
  } else if (stand === IN) {
    into[details + 5] = seen.sums[seat]! <= position.bidSum ? 1 : 0;
    into[details + 6] = position.bidSum;
    into[details + 7] = position.actor === seat ? 1 : 0;
  }
}

function standOf({ phase, bidder, passed }: CourtPosition, seat: number): number {
  if (phase !== phases.BID && phase !== phases.CHOOSE_CHARACTER) return BETWEEN;
  if (bidder === seat) return BIDDING;
  return (passed & (1 << seat)) === 0 ? IN : PASSED;
}

/** How many seats can still exceed the bid. */
function rivalsAbove(position: CourtPosition, seat: number, { sums }: Survey): number {
  if (position.phase === phases.CHOOSE_CHARACTER) return 0;
  let rivals = 0;
  for (let other = 0; other < position.seats; other++) {
    if (other === seat || (position.passed & (1 << other)) !== 0 || !position.mayTake(other)) continue;
    if (sums[other]! > position.bidSum) rivals++;
  }
  return rivals;
}

/** Whether the seat would open another auction this round. */
function opensNext(position: CourtPosition, seat: number): boolean {
  if (position.favor < 0) return false;
  let opener = position.favor;
  while (!position.mayTake(opener)) opener = position.leftOf(opener);
  return opener === seat;
}
