import { type Bag, countAt, EMPTY, partsOf, partsOfSize, sumOfTiles } from '../../games/court/bags.ts';
import { ALL_COURTIERS, GUINEVERE_ASPIRANTS, MERLIN_SWAPS } from '../../games/court/data.ts';
import { forcedCharacter, lancelotSwaps, merlinSwaps, refillSize } from '../../games/court/roles.ts';
import { characterIndex } from '../../games/court/state.ts';
import { COURTIERS } from '../../games/court/types.ts';
import type { CourtBoard } from './board.ts';
import { BID, CHOOSE, GIFT, lancelotCode, ONE, PAIR, PASS, REFILL, START, SWAP, swapCode } from './codes.ts';

/** The greatest bag of tiles: four of each value. */
export const ALL_TILES = 0x44444;

/** A function that computes something for a number from 0 to `most` when first asked, then keeps it. */
export function kept<T>(most: number, compute: (key: number) => T): (key: number) => T {
  // With its whole length from the start, the list is never turned into a slower one.
  const known = new Array<T | undefined>(most + 1);
  return (key) => {
    let found = known[key];
    if (found === undefined) {
      found = compute(key);
      known[key] = found;
    }
    return found;
  };
}

/** The codes of legal moves. They're made when first needed, then kept: there are few bags. */
type Codes = Int32Array;

/** Of the bag's parts of this size. */
const codesOf = (bag: Bag, size: number, type: number): Codes =>
  Int32Array.from(partsOfSize(bag, size), (part) => type + part);

const startsFrom = kept(ALL_COURTIERS, (peasantry) => codesOf(peasantry, 1, START));
export const pairsFrom = kept(ALL_COURTIERS, (row) => codesOf(row, GUINEVERE_ASPIRANTS, PAIR));
export const onesFrom = kept(ALL_COURTIERS, (row) => codesOf(row, 1, ONE));
const giftsFrom = kept(ALL_TILES, (treasury) => codesOf(treasury, 1, GIFT));

/** By the size of the new row, then by the peasantry. */
const refillsFrom = [0, 1, 2, 3, 4, 5].map((size) =>
  kept(ALL_COURTIERS, (peasantry) => codesOf(peasantry, size, REFILL)),
);

/** By the characters taken, one bit each. */
const choicesWithout = kept(0xf, (taken) =>
  Int32Array.from([0, 1, 2, 3].filter((at) => (taken & (1 << at)) === 0).map((at) => CHOOSE + at)),
);

interface Bids {
  /** The treasury's parts by sum. */
  readonly codes: Codes;
  /** By sum: the index of the first bid above it. */
  readonly above: Uint16Array;
}

const bidsFrom = kept(ALL_TILES, (treasury): Bids => {
  const parts = partsOf(treasury).filter((tiles) => tiles !== EMPTY);
  parts.sort((a, b) => sumOfTiles(a) - sumOfTiles(b));
  const above = Uint16Array.from(
    { length: sumOfTiles(treasury) + 1 },
    (_, sum) => parts.filter((tiles) => sumOfTiles(tiles) <= sum).length,
  );
  return { codes: Int32Array.from(parts), above };
});

/** By bag of courtiers: the same with at most three of each kind, two bits per kind. */
const CAPPED = new Uint8Array(ALL_COURTIERS + 1);
for (const bag of partsOf(ALL_COURTIERS))
  for (const kind of COURTIERS.keys())
    CAPPED[bag]! |= Math.min(MERLIN_SWAPS, countAt(bag, kind)) << (2 * kind);

const uncapped = (small: number): Bag =>
  COURTIERS.reduce((bag, _, kind) => bag + (((small >> (2 * kind)) & 3) << (4 * kind)), 0);

const merlinCodes = kept(0xffff, (small) =>
  Int32Array.from(
    merlinSwaps(uncapped(small >> 8), uncapped(small & 0xff)),
    ({ give, take }) => SWAP + swapCode(take - give),
  ),
);

/** Merlin's swaps between the court and the row, the empty one first. */
export const merlinSwapsOf = (court: Bag, row: Bag): Codes =>
  merlinCodes((CAPPED[court]! << 8) | CAPPED[row]!);

/** Writes the codes of the legal moves. @returns their number */
export function writeLegal(board: CourtBoard, into: Int32Array): number {
  const seat = board.actor!;
  switch (board.phase) {
    case 'startCourtier':
      return write(startsFrom(board.peasantry), into);
    case 'bid':
      return writeBids(board, into);
    case 'choose':
      return writeChoices(board, into);
    case 'swapMerlin':
      return write(merlinSwapsOf(board.courts[seat]!, board.row), into);
    case 'takeAspirants':
      return write(pairsFrom(board.row), into);
    case 'takeAspirant':
      return write(onesFrom(board.row), into);
    case 'refill':
      return write(refillsFrom[refillSize(board)]!(board.peasantry), into);
    case 'giveTile':
      return write(giftsFrom(board.treasuries[seat]!), into);
    case 'swapLancelot':
      return writeDuels(board, into);
    case 'dice':
    case 'over':
      return 0;
  }
}

function write(codes: Codes, into: Int32Array): number {
  for (let i = 0; i < codes.length; i++) into[i] = codes[i]!;
  return codes.length;
}

function writeBids({ treasuries, actor, bid, bidder }: CourtBoard, into: Int32Array): number {
  const { codes, above } = bidsFrom(treasuries[actor!]!);
  const sum = sumOfTiles(bid);
  let count = 0;
  for (let i = sum < above.length ? above[sum]! : codes.length; i < codes.length; i++)
    into[count++] = BID + codes[i]!;
  if (bidder !== null) into[count++] = PASS;
  return count;
}

function writeChoices(board: CourtBoard, into: Int32Array): number {
  const forced = forcedCharacter(board);
  if (forced === null) return write(choicesWithout(board.taken), into);
  into[0] = CHOOSE + characterIndex(forced);
  return 1;
}

function writeDuels({ courts, actor, opponent }: CourtBoard, into: Int32Array): number {
  let count = 0;
  for (const { give, take } of lancelotSwaps(courts[actor!]!, courts[opponent!]!))
    into[count++] = lancelotCode(opponent!, take - give);
  return count;
}
