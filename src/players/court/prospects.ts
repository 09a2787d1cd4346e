import { countAt } from '../../games/court/bags.ts';
import { ARTHUR, GUINEVERE, LANCELOT, MERLIN } from './characters.ts';
import { gainOf, PAYLOAD } from './codes.ts';
import { kept } from './kept.ts';
import { merlinSwapsOf, onesFrom, pairsFrom } from './moves.ts';
import { changed, courtOf, type Holding, joined, MOST_HOLDING, worthOf } from './worth.ts';

/** Where things lie in what `exchangesOf` tells; Lancelot's gain has a place for each number of opponents. */
export const LANCELOT_GAIN = 0;
export const EXPOSURE = 4;
export const ARTHUR_GAIN = 5;

/**
 * What a court can gain or lose whatever the row, in points of worth: with Lancelot from up to three opponents, to
 * somebody else's Lancelot, and with Arthur's pawn. Opponents are taken to have every type.
 */
export const exchangesOf = kept(MOST_HOLDING, (holding) => {
  const into = new Float64Array(6);
  const before = worthOf(holding);
  let best = joined(holding, LANCELOT);
  for (let opponents = 1; opponents <= 3; opponents++) {
    best = bestExchange(best, 1);
    into[LANCELOT_GAIN + opponents] = worthOf(best) - before;
  }
  into[EXPOSURE] = before - worthOf(bestExchange(holding, -1));
  into[ARTHUR_GAIN] = worthOf(joined(holding, ARTHUR)) - before;
  return into;
});

/** The best (sign 1) or worst (sign -1) result of exchanging one courtier for one of another type. */
function bestExchange(holding: Holding, sign: number): Holding {
  const court = courtOf(holding);
  let best = holding;
  let most = Number.NEGATIVE_INFINITY;
  for (let give = 0; give < 4; give++) {
    if (countAt(court, give) === 0) continue;
    for (let take = 0; take < 4; take++) {
      if (take === give || countAt(court, take) === 6) continue;
      const after = changed(holding, (1 << (4 * take)) - (1 << (4 * give)));
      const worth = sign * worthOf(after);
      if (worth > most) {
        most = worth;
        best = after;
      }
    }
  }
  return best;
}

/** What a court can gain from the row, in points of worth. */
export interface RowProspects {
  merlin: number;
  pair: number;
  single: number;
}

const SIZE = 1 << 15;
const holdings = new Int32Array(SIZE).fill(-1);
const rows = new Int32Array(SIZE);
const merlins = new Float64Array(SIZE);
const pairs = new Float64Array(SIZE);
const singles = new Float64Array(SIZE);

/** Writes what the court can gain from the row; recent answers are kept. */
export function prospectsIn(row: number, holding: Holding, into: RowProspects): void {
  const at = ((Math.imul(holding, 0x9e3779b1) ^ Math.imul(row, 0x85ebca6b)) >>> 17) & (SIZE - 1);
  if (holdings[at] !== holding || rows[at] !== row) {
    holdings[at] = holding;
    rows[at] = row;
    const before = worthOf(holding);
    merlins[at] = bestOf(merlinSwapsOf(courtOf(holding), row), gainOf, joined(holding, MERLIN)) - before;
    pairs[at] = bestOf(pairsFrom(row), bagOf, joined(holding, GUINEVERE)) - before;
    singles[at] = bestOf(onesFrom(row), bagOf, holding) - before;
  }
  into.merlin = merlins[at]!;
  into.pair = pairs[at]!;
  into.single = singles[at]!;
}

const bagOf = (code: number): number => code & PAYLOAD;

/** The most that the court can be worth after one of the moves, or its own worth if there are none. */
function bestOf(codes: Int32Array, gain: (code: number) => number, holding: Holding): number {
  let best = codes.length === 0 ? worthOf(holding) : Number.NEGATIVE_INFINITY;
  for (const code of codes) best = Math.max(best, worthOf(changed(holding, gain(code))));
  return best;
}
