import { LAST_ADVENTURE } from '../../../games/quests/data.ts';
import type { QuestsBoard } from '../board.ts';
import { prospectsOf } from './prospects.ts';

/** What the net sees of each seat in comparison with the others. */
export const RELATIVE_INPUTS: readonly string[] = [
  ...['lead', 'late lead', 'lead at end', 'lead in sight', 'turns to wait', 'their best adventure', 'race'],
];

/** Writes the inputs in the order of `RELATIVE_INPUTS`; all are multiples of 1/1024. */
export function writeRelative(board: QuestsBoard, seat: number, into: Float64Array): void {
  const { scores, seats, actor, open, packedTrophies } = board;
  let most = 0;
  let best = 0;
  let race = 0;
  const own = prospectsOf(packedTrophies[seat]!, open).favourite;
  for (let other = 0; other < seats; other++) {
    if (other === seat) continue;
    if (scores[other]! > most) most = scores[other]!;
    const theirs = prospectsOf(packedTrophies[other]!, open);
    if (theirs.best > best) best = theirs.best;
    if (theirs.favourite === own && own >= 0) race = 1;
  }
  const lead = scores[seat]! - most;
  const left = leftOf(board);
  into[0] = lead / 16;
  into[1] = (lead * (16 - left)) / 256;
  into[2] = left <= 2 ? lead / 8 : 0;
  into[3] = Math.round((lead * 64) / (left + 1)) / 256;
  into[4] = ((seat - actor + seats) % seats) / 4;
  into[5] = best / 8;
  into[6] = race;
}

/** About how many adventures are still to be taken, 1 to 12. */
function leftOf({ taken, adversaryPile, lengths }: QuestsBoard): number {
  const cards = adversaryPile + lengths[0]! + lengths[1]! + lengths[2]! + lengths[3]!;
  return Math.min(LAST_ADVENTURE - taken, 1 + ((cards / 3) | 0));
}
