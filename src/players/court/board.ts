import type { Bag } from '../../games/court/bags.ts';
import { ALL_COURTIERS, hasBlackDie, quota } from '../../games/court/data.ts';
import { standing } from '../../games/court/scoring.ts';
import { setup } from '../../games/court/setup.ts';
import { type CourtState, characterIndex, type Draft } from '../../games/court/state.ts';
import { CHARACTERS, type Character, type CourtPhase, type Sizes } from '../../games/court/types.ts';
import { refillsLeft } from '../../games/court/view.ts';
import type { Seat } from '../../games/game.ts';
import { NOBODY } from '../search/position.ts';

/** Characters by their index. */
export const MERLIN = characterIndex('merlin');
export const GUINEVERE = characterIndex('guinevere');
export const ARTHUR = characterIndex('arthur');
export const LANCELOT = characterIndex('lancelot');

/** The number of bits set in numbers of four bits. */
export const BITS = [0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4] as const;

/** The rules' own draft, with sets of characters besides. A finished game's actor is `NOBODY`. */
export class CourtBoard implements Draft {
  readonly seats: number;
  declare turn: number;
  declare round: number;
  declare phase: CourtPhase;
  declare actor: Seat;
  declare role: Character | null;
  declare opponent: Seat | null;
  readonly treasuries: Bag[] = [];
  readonly courts: Bag[] = [];
  readonly purses: Bag[] = [];
  readonly takenBy: (Seat | null)[] = [];
  declare row: Bag;
  declare peasantry: Bag;
  declare favor: Seat | null;
  declare blackDie: Character | null;
  declare opener: Seat | null;
  declare bid: Bag;
  declare bidder: Seat | null;
  declare passed: number;
  declare lastRound: boolean;
  declare sizesByRound: readonly (readonly Sizes[])[];
  /** The characters taken this round, by seat and in all, one bit each. */
  readonly held: number[] = [0, 0, 0, 0];
  taken = 0;

  /** A new game. */
  constructor(seats: number) {
    this.seats = seats;
    this.copy(setup(seats));
  }

  copy(from: CourtState): void {
    this.turn = from.turn;
    this.round = from.round;
    this.phase = from.phase;
    this.actor = from.actor ?? NOBODY;
    this.role = from.role;
    this.opponent = from.opponent;
    for (let seat = 0; seat < this.seats; seat++) {
      this.treasuries[seat] = from.treasuries[seat]!;
      this.courts[seat] = from.courts[seat]!;
    }
    for (let at = 0; at < CHARACTERS.length; at++) {
      this.purses[at] = from.purses[at]!;
      this.takenBy[at] = from.takenBy[at]!;
    }
    this.row = from.row;
    this.peasantry = from.peasantry;
    this.favor = from.favor;
    this.blackDie = from.blackDie;
    this.opener = from.opener;
    this.bid = from.bid;
    this.bidder = from.bidder;
    this.passed = from.passed;
    this.lastRound = from.lastRound;
    this.sizesByRound = from.sizesByRound;
    this.sortHeld();
  }

  /** Reads the sets of characters from `takenBy`. */
  protected sortHeld(): void {
    const { held, takenBy } = this;
    for (let seat = 0; seat < held.length; seat++) held[seat] = 0;
    this.taken = 0;
    for (let at = 0; at < takenBy.length; at++) {
      const seat = takenBy[at]!;
      if (seat === null) continue;
      held[seat]! |= 1 << at;
      this.taken |= 1 << at;
    }
  }

  /** Whether the seat may still take a character this round. */
  mayTake(seat: Seat): boolean {
    return BITS[this.held[seat]!]! < quota(this.seats);
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
export function sizesOf(court: Bag, characters: number): number {
  const at = (court << 4) | characters;
  const found = known[at]!;
  if (found !== 0) return found & SIZES;
  const { sizes } = standing(
    court,
    CHARACTERS.filter((_, character) => (characters & (1 << character)) !== 0),
  );
  const packed = (sizes[0] << 8) | (sizes[1] << 4) | sizes[2];
  known[at] = packed | KNOWN;
  return packed;
}

/** How the seat would do if the game ended now, and the Favor stayed; more is better, and equal is a tie. */
export const resultOf = ({ courts, held, favor }: CourtBoard, seat: Seat): number =>
  sizesOf(courts[seat]!, held[seat]!) * 2 + (favor === seat ? 1 : 0);

/** Whether Guinevere's player has laid this round's row. */
export const hasRefilled = ({ taken, phase }: CourtBoard): boolean =>
  (taken & (1 << GUINEVERE)) !== 0 &&
  phase !== 'takeAspirants' &&
  phase !== 'takeAspirant' &&
  phase !== 'refill';

/** Refills that were to come when the round began, from 1 in the last round on. */
const refillsToCome = (board: CourtBoard): number => refillsLeft(board) + (hasRefilled(board) ? 1 : 0);

/** Whether it's certain that the game ends with this round, so that the characters held in it count. */
export function isLastRound(board: CourtBoard): boolean {
  if (board.lastRound) return true;
  if (refillsToCome(board) > 1) return false;
  return (
    !hasBlackDie(board.seats) || board.blackDie === 'guinevere' || (board.taken & (1 << GUINEVERE)) !== 0
  );
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
export function stageOf(board: CourtBoard): number {
  const { seats, role, blackDie } = board;
  const carriedOut = BITS[board.taken]! - (role === null ? 0 : 1);
  const half = seats === 3 && blackDie === 'guinevere' ? seats : 0;
  return (REFILLS[seats]! - refillsToCome(board)) * STEPS[seats]! + half + carriedOut;
}
