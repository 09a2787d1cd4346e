import { ALL_COURTIERS, quota, START_PURSE, START_TREASURY } from '../../games/court/data.ts';
import { START_COURTIER } from './phases.ts';

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
