import type { Features } from '../search/valuation.ts';
import { AUCTION_NAMES, writeAuction } from './auction-features.ts';
import { COURT_NAMES, featuresOfCourt } from './court-features.ts';
import { START_COURTIER } from './phases.ts';
import type { CourtPosition } from './position.ts';
import { RIVALRY_NAMES, writeRivalry } from './rivalry-features.ts';
import { ROLE_NAMES, writeRole } from './role-features.ts';
import { STAGES, stageOf } from './stages.ts';
import { Survey } from './survey.ts';
import { featuresOfTreasury, TREASURY_NAMES } from './treasury-features.ts';

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
  phase: stageOf,
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
