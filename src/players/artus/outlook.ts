import type { Seat } from '../../games/game.ts';
import { lowestBit } from './bits.ts';
import { HandLook } from './hand-look.ts';
import { KnightsLook } from './knights-look.ts';
import type { ArtusPosition } from './position.ts';
import { PrincesLook } from './princes-look.ts';

const SEATS = 4;

/** What can be seen of a whole position. What hasn't changed since the last look is kept. */
export class Outlook {
  readonly knights = Array.from({ length: SEATS }, () => new KnightsLook());
  readonly hands = Array.from({ length: SEATS }, () => new HandLook());
  readonly #princes = new PrincesLook();
  #seats = 0;

  look({ board, hands, seats }: ArtusPosition): void {
    this.#seats = seats;
    this.#princes.look(board);
    for (let seat = 0; seat < seats; seat++) {
      const knights = this.knights[seat] as KnightsLook;
      knights.look(board, seat);
      (this.hands[seat] as HandLook).look(hands[seat] as number, knights, this.#princes);
    }
  }

  /** The most that turning the table with the seat's hand would add to its Knights' value, less the others' mean. */
  bestTurn(seat: Seat): number {
    let best = 0;
    const now = this.#lead(seat, 0);
    for (let rest = (this.hands[seat] as HandLook).turns; rest !== 0; rest &= rest - 1)
      best = Math.max(best, this.#lead(seat, lowestBit(rest)) - now);
    return best;
  }

  #lead(seat: Seat, steps: number): number {
    let others = 0;
    for (let each = 0; each < this.#seats; each++)
      if (each !== seat) others += (this.knights[each] as KnightsLook).totalAfter(steps);
    return (this.knights[seat] as KnightsLook).totalAfter(steps) - others / (this.#seats - 1);
  }
}
