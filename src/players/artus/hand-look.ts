import { CHAIR_COUNT } from '../../games/artus/data.ts';
import { lowestBit } from './bits.ts';
import { AFTER_PRINCES, type Board, FIRST_PRINCE, metalBit } from './board.ts';
import { type Cards, KIND, MOVED_METALS, RING_METALS, SCORES } from './deck.ts';
import type { KnightsLook } from './knights-look.ts';
import { KING_STEPS, RIDES, SPACE_VALUE } from './spaces.ts';

/** Points of a Prince that there isn't. */
const NONE = -30;

/** The Princes' values, best first, by metals: silver, bronze, either. Whom the King's cards can be played on. */
export class PrincesLook {
  /** Index: metals, 1 silver, 2 bronze, 3 either. */
  readonly best = new Int8Array(4);
  kingMetal = 0;
  /** Princes who'd be King with one more ring, as bits of how far ahead of the King they are, by metal. */
  readonly heirs = new Int32Array(4);

  look(board: Board): void {
    const { best, heirs } = this;
    best.fill(NONE);
    heirs.fill(0);
    for (let prince = FIRST_PRINCE; prince < AFTER_PRINCES; prince++) {
      const metal = metalBit(prince);
      if (prince === board.kingFigure) {
        this.kingMetal = metal;
        continue;
      }
      const chair = board.chairs[prince] as number;
      const value = board.value(chair);
      if (value > (best[metal] as number)) best[metal] = value;
      if (board.rings[prince - FIRST_PRINCE] === 2) {
        const turn = 1 << ((chair - board.king + CHAIR_COUNT) % CHAIR_COUNT);
        heirs[metal] = (heirs[metal] as number) | turn;
      }
    }
    best[3] = Math.max(best[1] as number, best[2] as number);
    heirs[3] = (heirs[1] as number) | (heirs[2] as number);
  }
}

/** What a seat's hand can do at once. */
export class HandLook {
  /** The best points of any card, and of any other card. */
  best = 0;
  second = 0;
  /** The best, and the sum, of what each Knight card brings: see `RIDES`. */
  bestRide = 0;
  rides = 0;
  /** The best points of a King card. */
  prince = 0;
  /** How the King's chair can change at once, as bits of steps clockwise. */
  turns = 0;

  look(hand: Cards, knights: KnightsLook, princes: PrincesLook): void {
    this.best = this.second = this.bestRide = this.prince = NONE;
    this.rides = 0;
    this.turns = 0;
    for (let rest = hand; rest !== 0; rest &= rest - 1)
      this.#lookAt(KIND[lowestBit(rest)] as number, knights, princes);
    if (this.best === NONE) this.best = 0;
    if (this.second === NONE) this.second = 0;
    if (this.bestRide === NONE) this.bestRide = 0;
    if (this.prince === NONE) this.prince = 0;
  }

  #lookAt(kind: number, knights: KnightsLook, princes: PrincesLook): void {
    let points = NONE;
    const rides = RIDES[kind] as Float64Array;
    if (rides.length > 0 && knights.count > 0) {
      points = knights.values[0] as number;
      let ride = NONE;
      for (let i = 0; i < knights.count; i++) {
        const each = rides[knights.spaces[i] as number] as number;
        if (each > ride) ride = each;
      }
      this.rides += ride;
      if (ride > this.bestRide) this.bestRide = ride;
    }
    const moved = MOVED_METALS[kind] as number;
    const given = RING_METALS[kind] as number;
    if ((moved | given) !== 0) {
      const value = princes.best[moved | given] as number;
      if (value > this.prince) this.prince = value;
      if (value > points) points = value;
      if ((moved & princes.kingMetal) !== 0) this.turns |= KING_STEPS[kind] as number;
      this.turns |= princes.heirs[given] as number;
    }
    if (SCORES[kind] !== 0 && (knights.scored[kind] as number) > points)
      points = knights.scored[kind] as number;
    if (points > this.best) {
      this.second = this.best;
      this.best = points;
    } else if (points > this.second) this.second = points;
  }
}

/** The value of Knights on these spaces after the King has gone clockwise by `steps`. */
export function totalAfter({ spaces, count }: KnightsLook, steps: number): number {
  let sum = 0;
  for (let i = 0; i < count; i++) sum += SPACE_VALUE[(spaces[i] as number) + steps] as number;
  return sum;
}
