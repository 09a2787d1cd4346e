import { countBits, lowestBit } from './bits.ts';
import { type Cards, KIND, MOVED_METALS, OF_PILE, RING_METALS, SCORES, Scores } from './deck.ts';
import type { KnightsLook } from './knights-look.ts';
import { NONE, type PrincesLook } from './princes-look.ts';
import { KING_STEPS, RIDES } from './spaces.ts';

/** What a hand can do at once. Points are 0 where no card fits. */
export class HandLook {
  /** Knight cards. */
  knightCards = 0;
  /** The most points of any card, and of any other card. */
  best = 0;
  second = 0;
  /** The most that a card brings that moves a Knight, and the sum over such cards: see `RIDES`. */
  bestRide = 0;
  rides = 0;
  /** The most points of a card that moves a Prince or gives them a ring. */
  prince = 0;
  /** How far the King's chair can go clockwise, as bits 0 to 27. */
  turns = 0;
  #cards: Cards = -1;
  #knights = -1;
  #princes = -1;

  look(cards: Cards, knights: KnightsLook, princes: PrincesLook): void {
    if (cards === this.#cards && knights.key === this.#knights && princes.key === this.#princes) return;
    this.#cards = cards;
    this.#knights = knights.key;
    this.#princes = princes.key;
    this.best = this.second = this.bestRide = this.prince = NONE;
    this.rides = this.turns = 0;
    this.knightCards = countBits(cards & (OF_PILE[0] as number));
    for (let rest = cards; rest !== 0; rest &= rest - 1)
      this.#consider(KIND[lowestBit(rest)] as number, knights, princes);
    if (this.best === NONE) this.best = 0;
    if (this.second === NONE) this.second = 0;
    if (this.bestRide === NONE) this.bestRide = 0;
    if (this.prince === NONE) this.prince = 0;
  }

  #consider(kind: number, knights: KnightsLook, princes: PrincesLook): void {
    let points = this.#ride(kind, knights);
    const moved = MOVED_METALS[kind] as number;
    const given = RING_METALS[kind] as number;
    if ((moved | given) !== 0) {
      const value = princes.best[moved | given] as number;
      this.prince = Math.max(this.prince, value);
      points = Math.max(points, value);
      if ((moved & princes.kingMetal) !== 0) this.turns |= KING_STEPS[kind] as number;
      this.turns |= princes.heirs[given] as number;
    }
    if (SCORES[kind] !== Scores.nothing) points = Math.max(points, knights.scored[kind] as number);
    if (points > this.best) {
      this.second = this.best;
      this.best = points;
    } else this.second = Math.max(this.second, points);
  }

  /** @returns points, or `NONE` */
  #ride(kind: number, { count, spaces, values }: KnightsLook): number {
    const rides = RIDES[kind] as Float64Array;
    if (rides.length === 0 || count === 0) return NONE;
    let best = NONE;
    for (let i = 0; i < count; i++) best = Math.max(best, rides[spaces[i] as number] as number);
    this.rides += best;
    this.bestRide = Math.max(this.bestRide, best);
    return values[0] as number;
  }
}
