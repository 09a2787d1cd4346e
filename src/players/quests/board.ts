import { ADVERSARIES, KNIGHTS } from '../../games/quests/cards.ts';
import { ADVENTURES, FULL_COLUMN, KINDS } from '../../games/quests/data.ts';
import type { SearchChance } from '../search/chance.ts';
import { NOBODY } from '../search/position.ts';
import { TYPES } from './cards.ts';

const total = (copies: readonly number[]): number => copies.reduce((sum, count) => sum + count, 0);

export const COLUMNS = KINDS.length;
export const MOST_SEATS = 5;
export const ADVERSARY_COUNT = total(ADVERSARIES.copies);
export const KNIGHT_COUNT = total(KNIGHTS.copies);

const PLACES = COLUMNS * FULL_COLUMN;

/** Room for all lists of a board. */
const NUMBERS =
  MOST_SEATS * (5 + TYPES) + 2 * PLACES + COLUMNS + ADVERSARY_COUNT + KNIGHT_COUNT + ADVENTURES.length;

/** What a seat has done this turn, as bits. */
export const REVEALED = 1;
export const CHALLENGED = 2;
export const VENTURED = 4;

/** Steps of a turn. */
export const CHALLENGE_STEP = 1;
export const ADVENTURE_STEP = 2;
export const DRAW_STEP = 3;

/** Everything there is in a game, changed in place. Cards are positions in their deck; lists by seat have room for five. */
export class CardGameBoard {
  readonly seats: number;
  chance: SearchChance;
  observer = NOBODY;
  seals = false;
  lean = false;
  mustReveal = false;
  checksAlways = false;

  actor = 0;
  step = 0;
  done = 0;
  idleTurns = 0;
  /** Open adventures as bits. */
  open = (1 << ADVENTURES.length) - 1;
  taken = 0;
  adversaryPile = 0;
  knightPile = 0;
  /** Packed knights. */
  discards = 0;

  readonly #numbers: Int32Array;
  /** Packed knights, and cards held, by seat. */
  readonly hands: Int32Array;
  readonly handSizes: Int32Array;
  /** Counts by seat and type, and packed by seat. */
  readonly trophies: Int32Array;
  readonly packedTrophies: Int32Array;
  readonly sealsLeft: Int32Array;
  readonly scores: Int32Array;
  /** Cards of each column in the order revealed, four places per column; and the seat on each plus 1, or 0. */
  readonly cards: Int32Array;
  readonly owners: Int32Array;
  readonly lengths: Int32Array;
  /** Bottom card first. */
  readonly adversaries: Int32Array;
  readonly knights: Int32Array;
  /** Who took each adventure, plus 1, or 0. */
  readonly takers: Int32Array;

  constructor(seats: number, chance: SearchChance) {
    this.seats = seats;
    this.chance = chance;
    this.#numbers = new Int32Array(NUMBERS);
    let from = 0;
    const next = (size: number): Int32Array => {
      from += size;
      return this.#numbers.subarray(from - size, from);
    };
    this.hands = next(MOST_SEATS);
    this.handSizes = next(MOST_SEATS);
    this.trophies = next(MOST_SEATS * TYPES);
    this.packedTrophies = next(MOST_SEATS);
    this.sealsLeft = next(MOST_SEATS);
    this.scores = next(MOST_SEATS);
    this.cards = next(PLACES);
    this.owners = next(PLACES);
    this.lengths = next(COLUMNS);
    this.adversaries = next(ADVERSARY_COUNT);
    this.knights = next(KNIGHT_COUNT);
    this.takers = next(ADVENTURES.length);
  }

  /** Most points, then most cards in hand. */
  shares(into: Float64Array): void {
    let most = -1;
    let tied = 0;
    for (let seat = 0; seat < this.seats; seat++) {
      const rank = this.scores[seat]! * 64 + this.handSizes[seat]!;
      into[seat] = rank;
      if (rank > most) {
        most = rank;
        tied = 1;
      } else if (rank === most) tied++;
    }
    for (let seat = 0; seat < this.seats; seat++) into[seat] = into[seat] === most ? 1 / tied : 0;
  }

  copy(from: CardGameBoard): void {
    this.chance = from.chance;
    this.observer = from.observer;
    this.seals = from.seals;
    this.lean = from.lean;
    this.mustReveal = from.mustReveal;
    this.checksAlways = from.checksAlways;
    this.actor = from.actor;
    this.step = from.step;
    this.done = from.done;
    this.idleTurns = from.idleTurns;
    this.open = from.open;
    this.taken = from.taken;
    this.adversaryPile = from.adversaryPile;
    this.knightPile = from.knightPile;
    this.discards = from.discards;
    this.#numbers.set(from.#numbers);
  }
}
