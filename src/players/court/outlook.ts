import type { CourtBoard } from './board.ts';
import { ARTHUR, GUINEVERE, LANCELOT, MERLIN } from './characters.ts';
import {
  ARTHUR_GAIN,
  EXPOSURE,
  exchanges,
  LANCELOT_GAIN,
  prospectsIn,
  type RowProspects,
} from './prospects.ts';
import { giftFrom, sumOf, tilesIn } from './treasury-features.ts';
import { type Holding, holdingOf } from './worth.ts';

/** Points of worth for a tile, and for each point of its value. */
const TILE = 0.04;
const PIP = 0.06;
/** In the last round, money only buys characters in it. */
const LAST_MONEY = 0.3;
/** Per point that Lancelot takes from an opponent. */
const HARM = 0.3;
/** For moving the Favor to oneself. */
const FAVOR = 0.1;

/** What a seat can hope for; overwritten for each seat. */
export class Outlook {
  holding: Holding = 0;
  /** From the row as it lies. */
  readonly row: RowProspects = { merlin: 0, pair: 0, single: 0 };
  /** The values of the characters still open, purses included: the best, the second best and the mean. */
  best = 0;
  second = 0;
  mean = 0;

  /** Looks at the row and, if the seat may still take a character this round, at the characters. */
  look(board: CourtBoard, seat: number, isLast: boolean): void {
    this.holding = holdingOf(board.courts[seat]!, board.held[seat]!, isLast);
    prospectsIn(board.row, this.holding, this.row);
    this.best = 0;
    this.second = 0;
    this.mean = 0;
    if (board.mayTake(seat)) this.#weigh(board, seat, isLast);
  }

  #weigh(board: CourtBoard, seat: number, isLast: boolean): void {
    let best = Number.NEGATIVE_INFINITY;
    let second = Number.NEGATIVE_INFINITY;
    let total = 0;
    let open = 0;
    for (let character = 0; character < 4; character++) {
      if (board.taken & (1 << character)) continue;
      const value = this.valueOf(board, seat, character, isLast);
      total += value;
      open++;
      if (value > best) {
        second = best;
        best = value;
      } else if (value > second) second = value;
    }
    this.best = best;
    this.second = open > 1 ? second : best;
    this.mean = total / open;
  }

  /** What taking the character and its purse would bring the seat, in points of worth. */
  valueOf(board: CourtBoard, seat: number, character: number, isLast: boolean): number {
    const money = isLast ? LAST_MONEY : 1;
    const purse = board.purses[character]!;
    const paid = money * (TILE * tilesIn(purse) + PIP * sumOf(purse));
    switch (character) {
      case MERLIN:
        return paid + this.row.merlin;
      case GUINEVERE:
        return paid + this.row.pair;
      case ARTHUR:
        return paid + this.#arthur(board, seat, money);
      case LANCELOT:
        return (
          paid + exchanges.row(this.holding)[LANCELOT_GAIN + board.seats - 1]! + harm(board, seat, isLast)
        );
    }
    return 0;
  }

  #arthur(board: CourtBoard, seat: number, money: number): number {
    let gifts = 0;
    for (let other = 0; other < board.seats; other++) {
      if (other === seat) continue;
      const gift = giftFrom(board.treasuries[other]!);
      if (gift > 0) gifts += TILE + PIP * gift;
    }
    return money * gifts + FAVOR + exchanges.row(this.holding)[ARTHUR_GAIN]!;
  }
}

/** What Lancelot can take from the others, in points of worth to the seat. */
function harm(board: CourtBoard, seat: number, isLast: boolean): number {
  let total = 0;
  for (let other = 0; other < board.seats; other++)
    if (other !== seat)
      total += exchanges.row(holdingOf(board.courts[other]!, board.held[other]!, isLast))[EXPOSURE]!;
  return (HARM * total) / (board.seats - 1);
}
