import { FULL_COLUMN } from '../../../games/quests/data.ts';
import { VALUE } from '../adversaries.ts';
import { COLUMNS, type QuestsBoard } from '../board.ts';
import type { Prospects } from './prospects.ts';

/** What there is on display for a seat, in points. A card's worth is its value and what it adds to adventures. */
export class Targets {
  /** The most worth of an unsealed card, by how many more knights it needs: none, one, two or any number. */
  readonly worth = new Int32Array(4);
  /** The highest value of a card that can be paid for now. */
  value = 0;
  /** The most worth for twice the value, now and with two more knights. */
  double = 0;
  doubleSoon = 0;
  /** Values of the seat's sealed cards, by how many cards of the column are unsealed: none, one, two or more. */
  readonly sealed = new Int32Array(4);
  /** The most that a sealed card adds to adventures. */
  sealedMore = 0;
  /** The highest sealed card that can be paid for again. */
  repeat = 0;
  /** The most that completing a column brings to the seat now, and what the same brings to the others. */
  complete = 0;
  gift = 0;

  #reset(): void {
    this.worth.fill(0);
    this.sealed.fill(0);
    this.value = 0;
    this.double = 0;
    this.doubleSoon = 0;
    this.sealedMore = 0;
    this.repeat = 0;
    this.complete = 0;
    this.gift = 0;
  }

  /** @param power the most knights that the seat can pay at once */
  look(board: QuestsBoard, seat: number, power: number, { more }: Prospects): void {
    this.#reset();
    for (let column = 0; column < COLUMNS; column++) {
      const start = column * FULL_COLUMN;
      const end = start + board.lengths[column]!;
      let own = 0;
      let others = 0;
      let unsealed = 0;
      let last = 0;
      for (let at = start; at < end; at++) {
        const card = board.cards[at]!;
        const value = VALUE[card]!;
        const owner = board.owners[at]!;
        if (owner === 0) {
          unsealed++;
          last = value;
          this.#unsealed(value, value + more[card]!, power, board.seals);
        } else if (owner === seat + 1) {
          own += value;
          if (more[card]! > this.sealedMore) this.sealedMore = more[card]!;
          if (value <= power && value > this.repeat) this.repeat = value;
        } else others += value;
      }
      this.sealed[Math.min(3, unsealed)]! += own;
      if (!board.seals || unsealed !== 1 || last > power || board.sealsLeft[seat] === 0) continue;
      if (own + last - others > this.complete - this.gift || this.complete === 0) {
        this.complete = own + last;
        this.gift = others;
      }
    }
  }

  #unsealed(value: number, worth: number, power: number, seals: boolean): void {
    const missing = value - power;
    const from = missing <= 0 ? 0 : missing <= 2 ? missing : 3;
    for (let at = from; at < 4; at++) if (worth > this.worth[at]!) this.worth[at] = worth;
    if (missing <= 0 && value > this.value) this.value = value;
    if (!seals) return;
    if (2 * value <= power && worth > this.double) this.double = worth;
    if (2 * value <= power + 2 && worth > this.doubleSoon) this.doubleSoon = worth;
  }
}
