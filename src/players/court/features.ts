import type { Features } from '../search/valuation.ts';
import { AUCTION_NAMES, writeAuction } from './auction-features.ts';
import { COURT_NAMES, courtFeatures as courts } from './court-features.ts';
import { Outlook } from './outlook.ts';
import type { CourtPosition } from './position.ts';
import { RIVALRY_NAMES, writeRivalry } from './rivalry-features.ts';
import { ROLE_NAMES, writeRole } from './role-features.ts';
import { isLastRound, STAGES, stageOf } from './stages.ts';
import { TREASURY_NAMES, treasuryFeatures } from './treasury-features.ts';

const ROW_NAMES = ['gain with Merlin', 'gain of two', 'gain of one'];

const NAMES = [
  ...COURT_NAMES,
  ...TREASURY_NAMES,
  ...ROW_NAMES,
  ...RIVALRY_NAMES,
  ...AUCTION_NAMES,
  ...ROLE_NAMES,
];

const outlook = new Outlook();

export const courtFeatures: Features<CourtPosition> = {
  names: NAMES,
  phases: STAGES,
  phase: stageOf,
  write(position, seat, into, at) {
    const isLast = isLastRound(position);
    outlook.look(position, seat, isLast);
    let next = put(courts.row(outlook.holding), into, at);
    next = put(treasuryFeatures.row(position.treasuries[seat]!), into, next);
    into[next++] = outlook.row.merlin;
    into[next++] = outlook.row.pair;
    into[next++] = outlook.row.single;
    next = writeRivalry(position, seat, into, next);
    next = writeAuction(position, seat, outlook, into, next);
    writeRole(position, seat, outlook, into, next);
  },
};

function put(row: Float64Array, into: Float64Array, at: number): number {
  for (let i = 0; i < row.length; i++) into[at + i] = row[i]!;
  return at + row.length;
}
