import {
  ALL_COURTIERS,
  type Bag,
  bagSize,
  contains,
  countAt,
  courtierBags,
  EMPTY_BAG,
  GUINEVERE_ASPIRANTS,
  hasBlackDie,
  MERLIN_SWAPS,
  rowSize,
  subBags,
  sumOfTiles,
} from '../../games/court/data.ts';
import { COURTIERS, TILES } from '../../games/court/types.ts';
import { BITS, type CourtBoard, NONE } from './board.ts';
import { CHOOSE, GIFT, lancelotCode, ONE, PAIR, PASS, REFILL, START, SWAP, swapCode } from './codes.ts';
import * as phases from './phases.ts';

/** The greatest bag of tiles: four of each value. */
export const FULL_TILE_BAG = 0x44444;

/** Neighbours are kept together, in pages of two to this power. */
const PAGE_BITS = 8;
const PAGE = 1 << PAGE_BITS;

/** A function that computes something for a number from 0 to `most` when first asked, then keeps it. */
export function kept<T>(most: number, compute: (key: number) => T): (key: number) => T {
  // In pages, since most numbers are never asked for. With their whole length from the start, lists never turn slow.
  const pages = new Array<(T | undefined)[] | undefined>((most >> PAGE_BITS) + 1);
  return (key) => {
    let page = pages[key >> PAGE_BITS];
    if (page === undefined) {
      page = new Array(PAGE);
      pages[key >> PAGE_BITS] = page;
    }
    let found = page[key & (PAGE - 1)];
    if (found === undefined) {
      found = compute(key);
      page[key & (PAGE - 1)] = found;
    }
    return found;
  };
}

/** The codes of legal moves. They're made when first needed, then kept: there are few bags. */
type Codes = Int32Array;

const SINGLE_COURTIERS: readonly Bag[] = COURTIERS.map((_, kind) => 1 << (4 * kind));
const SINGLE_TILES: readonly Bag[] = TILES.map((_, kind) => 1 << (4 * kind));

const within = (bags: readonly Bag[], whole: Bag, type: number): Codes =>
  Int32Array.from(
    bags.filter((bag) => contains(whole, bag)),
    (bag) => type + bag,
  );

const startsFrom = kept(ALL_COURTIERS, (peasantry) => within(SINGLE_COURTIERS, peasantry, START));

/** By the characters taken, one bit each. */
const choicesWithout = kept(0xf, (taken) =>
  Int32Array.from([0, 1, 2, 3].filter((at) => (taken & (1 << at)) === 0).map((at) => CHOOSE + at)),
);

const PAIRS = courtierBags(GUINEVERE_ASPIRANTS);
export const pairsFrom = kept(ALL_COURTIERS, (row) => within(PAIRS, row, PAIR));
export const onesFrom = kept(ALL_COURTIERS, (row) => within(SINGLE_COURTIERS, row, ONE));
const giftsFrom = kept(FULL_TILE_BAG, (treasury) => within(SINGLE_TILES, treasury, GIFT));

/** By the size of a full row, then by the peasantry. */
const refillsFrom = [0, 1, 2, 3, 4, 5].map((rowSize) =>
  kept(ALL_COURTIERS, (peasantry) =>
    within(courtierBags(Math.min(rowSize, bagSize(peasantry))), peasantry, REFILL),
  ),
);

interface Bids {
  /** The treasury's parts by sum. */
  readonly codes: Codes;
  /** By sum: the index of the first bid above it. */
  readonly above: Uint16Array;
}

const bidsFrom = kept(FULL_TILE_BAG, (treasury): Bids => {
  const parts = subBags(treasury).filter((tiles) => tiles !== EMPTY_BAG);
  parts.sort((a, b) => sumOfTiles(a) - sumOfTiles(b));
  const above = Uint16Array.from(
    { length: sumOfTiles(treasury) + 1 },
    (_, sum) => parts.filter((tiles) => sumOfTiles(tiles) <= sum).length,
  );
  return { codes: Int32Array.from(parts), above };
});

const MERLIN_BAGS = Array.from({ length: MERLIN_SWAPS + 1 }, (_, size) => courtierBags(size));

/** By bag of courtiers: the same with at most three of each kind, two bits per kind. */
const CAPPED = new Uint8Array(ALL_COURTIERS + 1);
/** By bag of courtiers: the kinds in it, one bit each. */
const KINDS = new Uint8Array(ALL_COURTIERS + 1);
for (const bag of subBags(ALL_COURTIERS))
  for (const kind of COURTIERS.keys()) {
    CAPPED[bag]! |= Math.min(MERLIN_SWAPS, countAt(bag, kind)) << (2 * kind);
    KINDS[bag]! |= Math.min(1, countAt(bag, kind)) << kind;
  }

const uncapped = (small: number): Bag =>
  COURTIERS.reduce((bag, _, kind) => bag + (((small >> (2 * kind)) & 3) << (4 * kind)), 0);

/** Whether two bags have a kind in common. */
const meet = (a: Bag, b: Bag): boolean =>
  SINGLE_COURTIERS.some((single) => contains(a, single) && contains(b, single));

const merlinSwaps = kept(0xffff, (small) => {
  const [court, row] = [uncapped(small >> 8), uncapped(small & 0xff)];
  const codes: number[] = [];
  for (const bags of MERLIN_BAGS)
    for (const give of bags)
      if (contains(court, give))
        for (const take of bags)
          if (contains(row, take) && !meet(give, take)) codes.push(SWAP + swapCode(take - give));
  return Int32Array.from(codes);
});

/** Merlin's swaps between the court and the row, the empty one first. */
export const findMerlinSwaps = (court: Bag, row: Bag): Codes =>
  merlinSwaps((CAPPED[court]! << 8) | CAPPED[row]!);

const lancelotSwaps = kept(0x3ff, (key) => {
  const codes: number[] = [];
  for (let give = 0; give < 4; give++)
    for (let take = 0; take < 4; take++)
      if (give !== take && (key >> 4) & (1 << give) && key & (1 << take))
        codes.push(lancelotCode(key >> 8, (1 << (4 * take)) - (1 << (4 * give))));
  return Int32Array.from(codes);
});

/** Swaps of one courtier of the first court for one of the opponent's. */
export const findLancelotSwaps = (court: Bag, opponent: number, others: Bag): Codes =>
  lancelotSwaps((opponent << 8) | (KINDS[court]! << 4) | KINDS[others]!);

/** Writes the codes of the legal moves. @returns their number */
export function writeLegal(board: CourtBoard, into: Int32Array): number {
  switch (board.phase) {
    case phases.BID:
      return writeBids(board, into);
    case phases.CHOOSE_CHARACTER:
      return writeChoices(board, into);
    case phases.SWAP_MERLIN:
      return write(findMerlinSwaps(board.courts[board.actor]!, board.row), into);
    case phases.TAKE_PAIR:
      return write(pairsFrom(board.row), into);
    case phases.TAKE_ONE:
      return write(onesFrom(board.row), into);
    case phases.REFILL_ROW:
      return write(refillsFrom[rowSize(board.seats)]!(board.peasantry), into);
    case phases.GIVE_TILE:
      return write(giftsFrom(board.treasuries[board.actor]!), into);
    case phases.SWAP_LANCELOT: {
      const { courts, actor, opponent } = board;
      return write(findLancelotSwaps(courts[actor]!, opponent, courts[opponent]!), into);
    }
    case phases.START_COURTIER:
      return write(startsFrom(board.peasantry), into);
    default:
      return 0;
  }
}

function write(codes: Codes, into: Int32Array): number {
  for (let i = 0; i < codes.length; i++) into[i] = codes[i]!;
  return codes.length;
}

function writeBids({ treasuries, actor, bidSum, bidder }: CourtBoard, into: Int32Array): number {
  const { codes, above } = bidsFrom(treasuries[actor]!);
  let count = 0;
  for (let i = bidSum < above.length ? above[bidSum]! : codes.length; i < codes.length; i++)
    into[count++] = codes[i]!;
  if (bidder !== NONE) into[count++] = PASS;
  return count;
}

function writeChoices(board: CourtBoard, into: Int32Array): number {
  if (!mustTakeBlackDie(board)) return write(choicesWithout(board.taken), into);
  into[0] = CHOOSE + board.blackDie;
  return 1;
}

/** Whether the last chooser of the round has no choice but the black die's character. */
function mustTakeBlackDie({ seats, blackDie, taken }: CourtBoard): boolean {
  if (!hasBlackDie(seats) || blackDie === NONE || (taken & (1 << blackDie)) !== 0) return false;
  return BITS[taken] === seats - 1;
}
