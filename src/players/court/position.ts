import { sizeOf, sumOfTiles } from '../../games/court/bags.ts';
import { ONE_OF_EACH, rowSize } from '../../games/court/data.ts';
import type { SearchChance } from '../search/chance.ts';
import type { Position } from '../search/position.ts';
import { CourtBoard } from './board.ts';
import * as codes from './codes.ts';
import { writeLegal } from './legal.ts';
import { choose, giveTile, refill, swapLancelot, swapMerlin, takeAspirants } from './roles.ts';
import { nextBidder, openAuction } from './round.ts';
import { resultOf } from './sizes.ts';

/** Where a position's dice come from. */
export type Dice = Pick<SearchChance, 'below'>;

/** King Arthur's Court, changed in place. Only the dice after the last starting courtier are chance. */
export class CourtPosition extends CourtBoard implements Position<CourtPosition> {
  readonly #dice: Dice;

  constructor(seats: number, dice: Dice) {
    super(seats);
    this.#dice = dice;
  }

  legalMoves(into: Int32Array): number {
    return writeLegal(this, into);
  }

  play(move: number): number {
    const payload = move & codes.PAYLOAD;
    switch (move - payload) {
      case 0:
        this.bid = payload;
        this.bidSum = sumOfTiles(payload);
        this.bidder = this.actor;
        nextBidder(this);
        return 0;
      case codes.PASS:
        this.passed |= 1 << this.actor;
        nextBidder(this);
        return 0;
      case codes.CHOOSE:
        choose(this, payload);
        return 0;
      case codes.SWAP:
        swapMerlin(this, codes.gainOf(payload));
        return 0;
      case codes.PAIR:
      case codes.ONE:
        takeAspirants(this, payload);
        return 0;
      case codes.REFILL:
        refill(this, payload, sizeOf(payload) === rowSize(this.seats));
        return 0;
      case codes.GIFT:
        giveTile(this, payload);
        return 0;
      case codes.DUEL:
        swapLancelot(this, codes.gainOf(payload));
        return 0;
      default:
        return this.#start(payload);
    }
  }

  #start(courtier: number): number {
    this.peasantry -= courtier;
    this.courts[this.actor]! += courtier;
    this.actor = this.leftOf(this.actor);
    return this.actor === 0 ? this.#rollDice() : 0;
  }

  /** All courtiers are equally likely to be added or removed, and all seats to get the Favor. */
  #rollDice(): number {
    const rolled = this.seats === 3 ? 0 : this.#dice.below(4);
    const favor = this.#dice.below(this.seats);
    this.row = ONE_OF_EACH;
    if (this.seats === 2) this.row -= 1 << (4 * rolled);
    if (this.seats === 4) this.row += 1 << (4 * rolled);
    this.peasantry -= this.row;
    this.favor = favor;
    this.round = 1;
    openAuction(this);
    return 1 + 4 * rolled + favor;
  }

  shares(into: Float64Array): void {
    let best = -1;
    let tied = 0;
    for (let seat = 0; seat < this.seats; seat++) {
      const result = resultOf(this, seat);
      into[seat] = result;
      if (result > best) {
        best = result;
        tied = 0;
      }
      if (result === best) tied++;
    }
    for (let seat = 0; seat < this.seats; seat++) into[seat] = into[seat] === best ? 1 / tied : 0;
  }
}
