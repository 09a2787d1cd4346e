import { bagSize, countAt } from '../../games/court/data.ts';
import type { Features } from '../search/position.ts';
import { ARTHUR, boardStage, courtResult, GUINEVERE, NONE, packedSizes, STAGES } from './board.ts';
import { kept } from './moves.ts';
import * as phases from './phases.ts';
import { START_COURTIER } from './phases.ts';
import type { CourtPosition } from './position.ts';
import {
  charactersIn,
  EXPOSURE,
  exchangeWorths,
  featuresOfTreasury,
  type Holding,
  holdingCourt,
  LANCELOT_GAIN,
  MOST_HOLDING,
  Survey,
  TREASURY_NAMES,
  tilesIn,
} from './survey.ts';

const COURT_NAMES = [
  'one',
  'smallest',
  'middle',
  'largest',
  'jesters',
  ...[1, 2, 3, 4].map((size) => `smallest at least ${size}`),
  ...[2, 3].map((groups) => `${groups} smallest groups`),
  'types missing',
  'courtiers',
  'exposure',
] as const;

/** What can be said of a court on its own. */
const featuresOfCourt = kept(MOST_HOLDING, (holding: Holding) => {
  const court = holdingCourt(holding);
  const sizes = packedSizes(court, charactersIn(holding));
  const [smallest, middle, largest] = [sizes >> 8, (sizes >> 4) & 15, sizes & 15];
  const missing = [1, 2, 3].filter((kind) => countAt(court, kind) === 0).length;
  const equal = 1 + (middle === smallest ? 1 : 0) + (largest === smallest ? 1 : 0);
  return Float64Array.of(
    1,
    smallest,
    middle,
    largest,
    countAt(court, 0),
    ...[1, 2, 3, 4].map((size) => (smallest >= size ? 1 : 0)),
    ...[2, 3].map((groups) => (equal >= groups ? 1 : 0)),
    missing,
    bagSize(court),
    exchangeWorths(holding)[EXPOSURE]!,
  );
});

const RIVALRY_NAMES = [
  'leads',
  'ahead of each',
  'would be ahead of each',
  'holds the Favor',
  'will hold the Favor',
  'richer than all still to choose',
  'poorer than all still to choose',
];

/** What follows from comparing the seat with the others. */
function writeRivalry(
  position: CourtPosition,
  seat: number,
  { worths, bests, sums }: Survey,
  into: Float64Array,
  at: number,
): number {
  const { seats, favor } = position;
  const own = courtResult(position, seat);
  const hope = worths[seat]! + bests[seat]!;
  let ahead = 0;
  let maybeAhead = 0;
  let richest = 0;
  let poorest = Number.POSITIVE_INFINITY;
  for (let other = 0; other < seats; other++) {
    if (other === seat) continue;
    if (courtResult(position, other) < own) ahead++;
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

const ROLE_NAMES = [
  'swaps with the row',
  'takes two',
  'takes one',
  'lays the row',
  'gifts to come',
  'gift to give',
  'exchanges to come',
  'exchange to suffer',
];

const ROLE_SIZE = ROLE_NAMES.length;

/** What the seat can expect of the role being carried out. */
function writeRole(
  position: CourtPosition,
  seat: number,
  seen: Survey,
  into: Float64Array,
  at: number,
): void {
  for (let i = 0; i < ROLE_SIZE; i++) into[at + i] = 0;
  const { phase, actor, seats, opponent } = position;
  switch (phase) {
    case phases.SWAP_MERLIN:
      if (actor === seat) into[at] = seen.merlins[seat]!;
      break;
    case phases.TAKE_PAIR:
      if (actor === seat) {
        into[at + 1] = seen.pairs[seat]!;
        into[at + 3] = 1;
      } else into[at + 2] = seen.singles[seat]!;
      break;
    case phases.TAKE_ONE: {
      const guinevere = position.holderOf(GUINEVERE);
      if (guinevere === seat) into[at + 3] = 1;
      else if (isToCome(position, seat, actor, guinevere)) into[at + 2] = seen.singles[seat]!;
      break;
    }
    case phases.REFILL_ROW:
      if (actor === seat) into[at + 3] = 1;
      break;
    case phases.GIVE_TILE: {
      const arthur = position.holderOf(ARTHUR);
      if (arthur === seat) {
        for (let giver = opponent; giver !== seat; giver = position.leftOf(giver))
          into[at + 4]! += seen.gifts[giver]!;
      } else if (isToCome(position, seat, opponent, arthur)) into[at + 5] = seen.gifts[seat]!;
      break;
    }
    case phases.SWAP_LANCELOT: {
      if (actor === seat) {
        const left = (actor - opponent + seats) % seats;
        into[at + 6] = exchangeWorths(seen.holdings[seat]!)[LANCELOT_GAIN + left]!;
      } else if (isToCome(position, seat, opponent, actor)) into[at + 7] = seen.exposures[seat]!;
      break;
    }
  }
}

/** Whether the seat's turn in the role is still to come: clockwise from `next` up to the one before `end`. */
function isToCome({ seats }: CourtPosition, seat: number, next: number, end: number): boolean {
  return (seat - next + seats) % seats < (end - next + seats) % seats;
}

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

const ROW_NAMES = [
  'gain with Merlin',
  'gain of two',
  'gain of one',
  'gain of two to come',
  'gain of one to come',
];

const STILL_NAMES = [...COURT_NAMES, ...TREASURY_NAMES, ...ROW_NAMES, ...RIVALRY_NAMES, ...ROLE_NAMES];

/** The number of features that don't change while an auction goes on; the others follow them. */
export const STILL = STILL_NAMES.length;

const survey = new Survey();

export const courtFeatures: Features<CourtPosition> = {
  names: [...STILL_NAMES, ...AUCTION_NAMES],
  phases: STAGES,
  phase: boardStage,
  isOpening: ({ phase }) => phase === START_COURTIER,
  write(position, seat, into, at) {
    survey.take(position);
    writeStill(position, seat, survey, into, at);
    writeAuction(position, seat, survey, into, at + STILL);
  },
};

/** Writes the features that don't change while an auction goes on. */
export function writeStill(
  position: CourtPosition,
  seat: number,
  seen: Survey,
  into: Float64Array,
  at: number,
): void {
  let next = put(featuresOfCourt(seen.holdings[seat]!), into, at);
  next = put(featuresOfTreasury(position.treasuries[seat]!), into, next);
  into[next++] = seen.merlins[seat]!;
  into[next++] = seen.pairs[seat]!;
  into[next++] = seen.singles[seat]!;
  into[next++] = seen.hasRefilled ? 0 : seen.pairs[seat]!;
  into[next++] = seen.hasRefilled ? 0 : seen.singles[seat]!;
  next = writeRivalry(position, seat, seen, into, next);
  writeRole(position, seat, seen, into, next);
}

function put(row: Float64Array, into: Float64Array, at: number): number {
  for (let i = 0; i < row.length; i++) into[at + i] = row[i]!;
  return at + row.length;
}
