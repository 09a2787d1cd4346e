import {
  ALL_COURTIERS,
  type Bag,
  bagSize,
  hasBlackDie,
  peasantryAtStart,
  quota,
  rowSize,
  START_PURSE,
  START_TREASURY,
  scoreCourt,
} from '../../games/court/data.ts';
import { characterIndex } from '../../games/court/state.ts';
import { CHARACTERS } from '../../games/court/types.ts';
import { START_COURTIER } from './phases.ts';

/** Characters by their index. */
export const MERLIN = characterIndex('merlin');
export const GUINEVERE = characterIndex('guinevere');
export const ARTHUR = characterIndex('arthur');
export const LANCELOT = characterIndex('lancelot');

/** Nothing: no character, no seat. */
export const NONE = -1;

/** The number of bits set in numbers of four bits. */
export const BITS = [0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4] as const;

/**
 * What lies on the table at a moment of the game. Bags are as in the game's pure functions; sets of seats and of
 * characters have a bit for each.
 */
export class CourtBoard {
  readonly seats: number;
  /** Characters each seat takes per round. */
  readonly quota: number;
  /** By seat or character, four of each: what the next four lists share. */
  readonly #cells = new Int32Array(16);
  /** Bags by seat. */
  readonly courts = this.#cells.subarray(0, 4);
  readonly treasuries = this.#cells.subarray(4, 8);
  /** Sets of characters, by seat. */
  readonly held = this.#cells.subarray(8, 12);
  /** Bags by character. */
  readonly purses = this.#cells.subarray(12, 16);

  phase: number = START_COURTIER;
  actor = 0;
  /** The character being carried out, and the opponent that Arthur or Lancelot is dealing with. */
  role = NONE;
  opponent = NONE;
  /** All characters held. */
  taken = 0;
  row = 0;
  peasantry = ALL_COURTIERS;
  favor = NONE;
  blackDie = NONE;
  opener = NONE;
  /** The bag of the highest bid, and its sum. */
  bid = 0;
  bidSum = 0;
  bidder = NONE;
  passed = 0;
  round = 0;
  lastRound = false;

  constructor(seats: number) {
    this.seats = seats;
    this.quota = quota(seats);
    this.treasuries.fill(START_TREASURY, 0, seats);
    this.purses.fill(START_PURSE);
  }

  copy(from: CourtBoard): void {
    const cells = from.#cells;
    for (let i = 0; i < 16; i++) this.#cells[i] = cells[i]!;
    this.phase = from.phase;
    this.actor = from.actor;
    this.role = from.role;
    this.opponent = from.opponent;
    this.taken = from.taken;
    this.row = from.row;
    this.peasantry = from.peasantry;
    this.favor = from.favor;
    this.blackDie = from.blackDie;
    this.opener = from.opener;
    this.bid = from.bid;
    this.bidSum = from.bidSum;
    this.bidder = from.bidder;
    this.passed = from.passed;
    this.round = from.round;
    this.lastRound = from.lastRound;
  }

  /** The next seat clockwise. */
  leftOf(seat: number): number {
    return seat + 1 === this.seats ? 0 : seat + 1;
  }

  /** Whether the seat may still take a character this round. */
  mayTake(seat: number): boolean {
    return BITS[this.held[seat]!]! < this.quota;
  }

  /** Who holds the character, or `NONE`. */
  holderOf(character: number): number {
    for (let seat = 0; seat < this.seats; seat++) if (this.held[seat]! & (1 << character)) return seat;
    return NONE;
  }
}

const known = new Uint16Array((ALL_COURTIERS + 1) << 4);

/** No group is larger than 15, so four bits hold a size. */
const KNOWN = 0x8000;
const SIZES = 0xfff;

/**
 * The sizes of a court's groups as one number, larger for a better court: smallest, middle and largest, four bits
 * each. `characters` are those held, one bit each.
 */
export function packedSizes(court: Bag, characters: number): number {
  const at = (court << 4) | characters;
  const found = known[at]!;
  if (found !== 0) return found & SIZES;
  const { sizes } = scoreCourt(
    court,
    CHARACTERS.filter((_, character) => (characters & (1 << character)) !== 0),
  );
  const packed = (sizes[0] << 8) | (sizes[1] << 4) | sizes[2];
  known[at] = packed | KNOWN;
  return packed;
}

/** How the seat would do if the game ended now, and the Favor stayed; more is better, and equal is a tie. */
export const courtResult = ({ courts, held, favor }: CourtBoard, seat: number): number =>
  packedSizes(courts[seat]!, held[seat]!) * 2 + (favor === seat ? 1 : 0);

/** Whether Guinevere's player has laid this round's row. */
export const hasRefilled = ({ taken, role }: CourtBoard): boolean =>
  (taken & (1 << GUINEVERE)) !== 0 && role !== GUINEVERE;

/** Refills that were to come when the round began, from 1 in the last round on. */
function refillsToCome(board: CourtBoard): number {
  if (board.lastRound) return 1;
  const peasantry = board.round === 0 ? peasantryAtStart(board.seats) : bagSize(board.peasantry);
  return Math.floor(peasantry / rowSize(board.seats)) + (hasRefilled(board) ? 2 : 1);
}

/** Whether it's certain that the game ends with this round, so that the characters held in it count. */
export function isLastRound(board: CourtBoard): boolean {
  if (board.lastRound) return true;
  if (refillsToCome(board) > 1) return false;
  return !hasBlackDie(board.seats) || board.blackDie === GUINEVERE || (board.taken & (1 << GUINEVERE)) !== 0;
}

/** By number of seats: refills in a game, and stages between two of them. */
const REFILLS = [0, 0, 7, 5, 4] as const;
const STEPS = [0, 0, 4, 6, 4] as const;

/** The most that any number of seats has. */
export const STAGES = 30;

/**
 * The stage of the game, from 0: a new one with each role carried out. With 3 seats, a round without a refill counts
 * like a first half of the next one.
 */
export function boardStage(board: CourtBoard): number {
  const { seats, taken, role, blackDie } = board;
  const carriedOut = BITS[taken]! - (role === NONE ? 0 : 1);
  const half = seats === 3 && blackDie === GUINEVERE ? seats : 0;
  return (REFILLS[seats]! - refillsToCome(board)) * STEPS[seats]! + half + carriedOut;
}
