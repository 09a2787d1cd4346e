import { countAt, sizeOf, sumOfTiles } from '../../games/court/bags.ts';
import { TILES } from '../../games/court/types.ts';
import {
  ARTHUR,
  type CourtBoard,
  GUINEVERE,
  hasRefilled,
  isLastRound,
  LANCELOT,
  MERLIN,
  stageOf,
} from './board.ts';
import { ALL_TILES, kept } from './moves.ts';
import {
  ARTHUR_GAIN,
  EXPOSURE,
  exchangesOf,
  holdingOf,
  LANCELOT_GAIN,
  prospectsIn,
  type RowProspects,
  worthOf,
} from './prospects.ts';

export const TREASURY_NAMES = [...TILES.map((tile) => `tiles of ${tile}`), 'tiles squared', 'sum squared'];

/** What can be said of a treasury on its own. */
export const featuresOfTreasury = kept(ALL_TILES, (treasury) =>
  Float64Array.of(
    ...TILES.map((_, kind) => countAt(treasury, kind)),
    sizeOf(treasury) ** 2 / 10,
    sumOfTiles(treasury) ** 2 / 100,
  ),
);

const SUM = 0;
const TILE_COUNT = 1;
const LEAST = 2;

const figuresOf = kept(ALL_TILES, (bag) => {
  const least = TILES.find((_, kind) => countAt(bag, kind) > 0) ?? 0;
  return Float64Array.of(sumOfTiles(bag), sizeOf(bag), sizeOf(bag) > 1 ? least : 0);
});

export const sumOf = (bag: number): number => figuresOf(bag)[SUM]!;
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

const money = (tiles: number): number => TILE * tilesIn(tiles) + PIP * sumOf(tiles);

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
    this.stage = stageOf(board);
    this.isLast = isLastRound(board);
    this.hasRefilled = hasRefilled(board);
    for (let seat = 0; seat < board.seats; seat++) this.#look(board, seat);
    const share = this.isLast ? LAST_MONEY : 1;
    for (let character = 0; character < 4; character++)
      this.#purses[character] = share * money(board.purses[character]!);
    for (let seat = 0; seat < board.seats; seat++) this.#weigh(board, seat);
  }

  #look(board: CourtBoard, seat: number): void {
    const holding = holdingOf(board.courts[seat]!, board.held[seat]!, this.isLast);
    prospectsIn(board.row, holding, this.#row);
    this.holdings[seat] = holding;
    this.worths[seat] = worthOf(holding);
    this.merlins[seat] = this.#row.merlin;
    this.pairs[seat] = this.#row.pair;
    this.singles[seat] = this.#row.single;
    this.exposures[seat] = exchangesOf(holding)[EXPOSURE]!;
    this.sums[seat] = sumOf(board.treasuries[seat]!);
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
    return gifts + FAVOR + exchangesOf(this.holdings[seat]!)[ARTHUR_GAIN]!;
  }

  #lancelot(seats: number, seat: number): number {
    let exposed = -this.exposures[seat]!;
    for (let other = 0; other < seats; other++) exposed += this.exposures[other]!;
    const gain = exchangesOf(this.holdings[seat]!)[LANCELOT_GAIN + seats - 1]!;
    return gain + (HARM * exposed) / (seats - 1);
  }
}
