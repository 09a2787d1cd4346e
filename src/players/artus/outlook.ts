import type { Seat } from '../../games/game.ts';
import { lowestBit } from './bits.ts';
import { SIGN } from './deck.ts';
import { HandLook } from './hand-look.ts';
import { KnightsLook } from './knights-look.ts';
import type { ArtusPosition } from './position.ts';
import { PrincesLook } from './princes-look.ts';
import { Totals } from './totals.ts';

const SEATS = 4;

/** What can be seen of a whole position. What hasn't changed since the last look is kept. */
export class Outlook {
  readonly knights = Array.from({ length: SEATS }, () => new KnightsLook());
  readonly hands = Array.from({ length: SEATS }, () => new HandLook());
  readonly #princes = new PrincesLook();
  readonly #totals = new Totals();
  #hasTotals = false;
  #seats = 0;

  look({ board, hands, seats }: ArtusPosition): void {
    this.#seats = seats;
    this.#hasTotals = false;
    this.#princes.look(board);
    for (let seat = 0; seat < seats; seat++) {
      const knights = this.knights[seat] as KnightsLook;
      knights.look(board, seat);
      (this.hands[seat] as HandLook).look(hands[seat] as number, knights, this.#princes);
    }
  }

  /** The most that turning the table with the seat's hand would add to its Knights' value, less the others' mean. */
  bestTurn(seat: Seat): number {
    const { turns } = this.hands[seat] as HandLook;
    if (turns === 0) return 0;
    const own = (this.knights[seat] as KnightsLook).totals;
    const all = this.#everyone();
    const others = 1 / (this.#seats - 1);
    const now = (1 + others) * own.after(0) - others * all.after(0);
    let best = now;
    for (let rest = turns; rest !== 0; rest &= rest - 1) {
      const steps = lowestBit(rest);
      best = Math.max(best, (1 + others) * own.after(steps) - others * all.after(steps));
    }
    return best - now;
  }

  /** The most that a card that scores all Knights would bring, after turning the table with the hand or not. */
  turnedPoints(seat: Seat, kind: number): number {
    const { total, totals } = this.knights[seat] as KnightsLook;
    const sign = SIGN[kind] as number;
    let best = sign * total;
    for (let rest = (this.hands[seat] as HandLook).turns; rest !== 0; rest &= rest - 1)
      best = Math.max(best, sign * totals.after(lowestBit(rest)));
    return best;
  }

  #everyone(): Totals {
    if (!this.#hasTotals) {
      this.#hasTotals = true;
      this.#totals.clear();
      for (let seat = 0; seat < this.#seats; seat++)
        this.#totals.addAll((this.knights[seat] as KnightsLook).totals);
    }
    return this.#totals;
  }
}
