import { ALL_COURTIERS, bagSize, countAt, sumOfTiles } from '../../games/court/data.ts';
import { TILES } from '../../games/court/types.ts';
import {
  ARTHUR,
  boardStage,
  type CourtBoard,
  GUINEVERE,
  hasRefilled,
  isLastRound,
  LANCELOT,
  MERLIN,
  packedSizes,
} from './board.ts';
import { PAYLOAD, swapGain } from './codes.ts';
import { FULL_TILE_BAG, findMerlinSwaps, kept, onesFrom, pairsFrom } from './moves.ts';

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
export const packHolding = (court: number, characters: number, isLast: boolean): Holding =>
  isLast ? (court << 5) | LAST | characters : court << 5;

export const MOST_HOLDING: Holding = (ALL_COURTIERS << 5) | 31;

export const holdingCourt = (holding: Holding): number => holding >> 5;
export const charactersIn = (holding: Holding): number => holding & 15;

/** The holding after a change of the court. */
const changed = (holding: Holding, gain: number): Holding => holding + (gain << 5);
/** The holding after taking a character. */
const joined = (holding: Holding, character: number): Holding =>
  (holding & LAST) === 0 ? holding : holding | (1 << character);

/** Never filled, so that it needs memory only where it's used; a worth of 0 is computed each time. */
const known = new Float64Array(MOST_HOLDING + 1);

/** A rough measure of how good a court is, in points of the smallest group. */
export function holdingWorth(holding: Holding): number {
  const found = known[holding]!;
  if (found !== 0) return found;
  const isLast = (holding & LAST) !== 0;
  const weights = isLast ? FINAL : EARLY;
  const court = holdingCourt(holding);
  const sizes = packedSizes(court, charactersIn(holding));
  const groups = weights[0] * (sizes >> 8) + weights[1] * ((sizes >> 4) & 15) + weights[2] * (sizes & 15);
  const worth = isLast ? groups : groups + JESTER * countAt(court, 0);
  known[holding] = worth;
  return worth;
}

/** Where things lie in what `exchangeWorths` tells; Lancelot's gain has a place for each number of opponents. */
export const LANCELOT_GAIN = 0;
export const EXPOSURE = 4;
export const ARTHUR_GAIN = 5;

/**
 * What a court can gain or lose whatever the row, in points of worth: with Lancelot from up to three opponents, to
 * somebody else's Lancelot, and with Arthur's pawn. Opponents are taken to have every type.
 */
export const exchangeWorths = kept(MOST_HOLDING, (holding) => {
  const into = new Float64Array(6);
  const before = holdingWorth(holding);
  let best = joined(holding, LANCELOT);
  for (let opponents = 1; opponents <= 3; opponents++) {
    best = bestExchange(best, 1);
    into[LANCELOT_GAIN + opponents] = holdingWorth(best) - before;
  }
  into[EXPOSURE] = before - holdingWorth(bestExchange(holding, -1));
  into[ARTHUR_GAIN] = holdingWorth(joined(holding, ARTHUR)) - before;
  return into;
});

/** The best (sign 1) or worst (sign -1) result of exchanging one courtier for one of another type. */
function bestExchange(holding: Holding, sign: number): Holding {
  const court = holdingCourt(holding);
  let best = holding;
  let most = Number.NEGATIVE_INFINITY;
  for (let give = 0; give < 4; give++) {
    if (countAt(court, give) === 0) continue;
    for (let take = 0; take < 4; take++) {
      if (take === give || countAt(court, take) === 6) continue;
      const after = changed(holding, (1 << (4 * take)) - (1 << (4 * give)));
      const worth = sign * holdingWorth(after);
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
    const before = holdingWorth(holding);
    merlins[at] =
      bestOf(findMerlinSwaps(holdingCourt(holding), row), swapGain, joined(holding, MERLIN)) - before;
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
  let best = codes.length === 0 ? holdingWorth(holding) : Number.NEGATIVE_INFINITY;
  for (const code of codes) best = Math.max(best, holdingWorth(changed(holding, gain(code))));
  return best;
}

export const TREASURY_NAMES = [...TILES.map((tile) => `tiles of ${tile}`), 'tiles squared', 'sum squared'];

/** What can be said of a treasury on its own. */
export const featuresOfTreasury = kept(FULL_TILE_BAG, (treasury) =>
  Float64Array.of(
    ...TILES.map((_, kind) => countAt(treasury, kind)),
    bagSize(treasury) ** 2 / 10,
    sumOfTiles(treasury) ** 2 / 100,
  ),
);

const SUM = 0;
const TILE_COUNT = 1;
const LEAST = 2;

const figuresOf = kept(FULL_TILE_BAG, (bag) => {
  const least = TILES.find((_, kind) => countAt(bag, kind) > 0) ?? 0;
  return Float64Array.of(sumOfTiles(bag), bagSize(bag), bagSize(bag) > 1 ? least : 0);
});

export const bagSum = (bag: number): number => figuresOf(bag)[SUM]!;
export const tilesIn = (bag: number): number => figuresOf(bag)[TILE_COUNT]!;
/** The least tile, which is what Arthur may expect; 0 if it's the only one. */
export const giftFrom = (treasury: number): number => figuresOf(treasury)[LEAST]!;

/** Points of worth for a tile, and for each point of its value. */
const TILE = 0.04;
const PIP = 0.06;
/** In the last round, money only buys characters in it. */
const LAST_MONEY = 0.3;
/** Per point that Lancelot takes from an opponent. */
const HARM = 0.3;
/** For moving the Favor to oneself. */
const FAVOR = 0.1;

const money = (tiles: number): number => TILE * tilesIn(tiles) + PIP * bagSum(tiles);

/**
 * What several features of a position rest on: everything but the bids of the current auction. Lists are by seat,
 * gains in points of worth.
 */
export class Survey {
  stage = 0;
  isLast = false;
  hasRefilled = false;
  readonly holdings = new Int32Array(4);
  readonly worths = new Float64Array(4);
  /** What the row offers: swaps with Merlin, two aspirants or one. */
  readonly merlins = new Float64Array(4);
  readonly pairs = new Float64Array(4);
  readonly singles = new Float64Array(4);
  /** The most that one exchange by Lancelot can take from the seat. */
  readonly exposures = new Float64Array(4);
  readonly sums = new Float64Array(4);
  /** The tile that Arthur may expect, 0 for none. */
  readonly gifts = new Float64Array(4);
  /** Values of the characters open to the seat, purses included; 0 if it may take none. */
  readonly bests = new Float64Array(4);
  readonly seconds = new Float64Array(4);
  readonly means = new Float64Array(4);
  readonly #row: RowProspects = { merlin: 0, pair: 0, single: 0 };
  readonly #purses = new Float64Array(4);

  take(board: CourtBoard): void {
    this.stage = boardStage(board);
    this.isLast = isLastRound(board);
    this.hasRefilled = hasRefilled(board);
    for (let seat = 0; seat < board.seats; seat++) this.#look(board, seat);
    const share = this.isLast ? LAST_MONEY : 1;
    for (let character = 0; character < 4; character++)
      this.#purses[character] = share * money(board.purses[character]!);
    for (let seat = 0; seat < board.seats; seat++) this.#weigh(board, seat);
  }

  #look(board: CourtBoard, seat: number): void {
    const holding = packHolding(board.courts[seat]!, board.held[seat]!, this.isLast);
    prospectsIn(board.row, holding, this.#row);
    this.holdings[seat] = holding;
    this.worths[seat] = holdingWorth(holding);
    this.merlins[seat] = this.#row.merlin;
    this.pairs[seat] = this.#row.pair;
    this.singles[seat] = this.#row.single;
    this.exposures[seat] = exchangeWorths(holding)[EXPOSURE]!;
    this.sums[seat] = bagSum(board.treasuries[seat]!);
    this.gifts[seat] = giftFrom(board.treasuries[seat]!);
  }

  #weigh(board: CourtBoard, seat: number): void {
    this.bests[seat] = this.seconds[seat] = this.means[seat] = 0;
    if (!board.mayTake(seat)) return;
    let best = Number.NEGATIVE_INFINITY;
    let second = Number.NEGATIVE_INFINITY;
    let total = 0;
    let open = 0;
    for (let character = 0; character < 4; character++) {
      if (board.taken & (1 << character)) continue;
      const value = this.#purses[character]! + this.#gain(board, seat, character);
      total += value;
      open++;
      if (value > best) {
        second = best;
        best = value;
      } else if (value > second) second = value;
    }
    this.bests[seat] = best;
    this.seconds[seat] = open > 1 ? second : best;
    this.means[seat] = total / open;
  }

  /** What taking the character would bring, without its purse. */
  #gain(board: CourtBoard, seat: number, character: number): number {
    switch (character) {
      case MERLIN:
        return this.merlins[seat]!;
      case GUINEVERE:
        return this.pairs[seat]!;
      case ARTHUR:
        return this.#arthur(board.seats, seat);
      case LANCELOT:
        return this.#lancelot(board.seats, seat);
      default:
        return 0;
    }
  }

  #arthur(seats: number, seat: number): number {
    let gifts = 0;
    for (let other = 0; other < seats; other++)
      if (other !== seat && this.gifts[other]! > 0) gifts += TILE + PIP * this.gifts[other]!;
    if (this.isLast) gifts *= LAST_MONEY;
    return gifts + FAVOR + exchangeWorths(this.holdings[seat]!)[ARTHUR_GAIN]!;
  }

  #lancelot(seats: number, seat: number): number {
    let exposed = -this.exposures[seat]!;
    for (let other = 0; other < seats; other++) exposed += this.exposures[other]!;
    const gain = exchangeWorths(this.holdings[seat]!)[LANCELOT_GAIN + seats - 1]!;
    return gain + (HARM * exposed) / (seats - 1);
  }
}
