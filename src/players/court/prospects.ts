import { countAt } from '../../games/court/bags.ts';
import { ALL_COURTIERS } from '../../games/court/data.ts';
import { ARTHUR, GUINEVERE, LANCELOT, MERLIN, sizesOf } from './board.ts';
import { gainOf, PAYLOAD } from './codes.ts';
import { kept, merlinSwapsOf, onesFrom, pairsFrom } from './moves.ts';

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
const changed = (holding: Holding, gain: number): Holding => holding + (gain << 5);
/** The holding after taking a character. */
const joined = (holding: Holding, character: number): Holding =>
  (holding & LAST) === 0 ? holding : holding | (1 << character);

/** Never filled, so that it needs memory only where it's used; a worth of 0 is computed each time. */
const known = new Float64Array(MOST_HOLDING + 1);

/** A rough measure of how good a court is, in points of the smallest group. */
export function worthOf(holding: Holding): number {
  const found = known[holding]!;
  if (found !== 0) return found;
  const isLast = (holding & LAST) !== 0;
  const weights = isLast ? FINAL : EARLY;
  const court = courtOf(holding);
  const sizes = sizesOf(court, charactersIn(holding));
  const groups = weights[0] * (sizes >> 8) + weights[1] * ((sizes >> 4) & 15) + weights[2] * (sizes & 15);
  const worth = isLast ? groups : groups + JESTER * countAt(court, 0);
  known[holding] = worth;
  return worth;
}

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
