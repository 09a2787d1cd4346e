import { bid, pass } from '../../games/court/auction.ts';
import type { Bag } from '../../games/court/bags.ts';
import {
  choose,
  giveTile,
  refill,
  swapLancelot,
  swapMerlin,
  takeAspirants,
} from '../../games/court/roles.ts';
import { beginRounds, layRow, startCourtier } from '../../games/court/setup.ts';
import type { CourtState } from '../../games/court/state.ts';
import { CHARACTERS } from '../../games/court/types.ts';
import type { SearchChance } from '../search/chance.ts';
import { NOBODY, type Position } from '../search/position.ts';
import { CourtBoard, resultOf } from './board.ts';
import * as codes from './codes.ts';
import { writeLegal } from './moves.ts';

/** Where a position's dice come from. */
export type Dice = Pick<SearchChance, 'below'>;

/** King Arthur's Court for the search. Only the dice after the last starting courtier are chance. */
export class CourtPosition extends CourtBoard implements Position<CourtPosition> {
  readonly #dice: Dice;

  /** A new game. */
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
      case codes.BID:
        bid(this, payload, null);
        return 0;
      case codes.PASS:
        pass(this, null);
        return 0;
      case codes.START:
        return this.#start(payload);
      case codes.CHOOSE:
        choose(this, CHARACTERS[payload]!, null);
        break;
      case codes.SWAP:
        swapMerlin(this, codes.gainOf(payload), null);
        break;
      case codes.PAIR:
      case codes.ONE:
        takeAspirants(this, payload);
        break;
      case codes.REFILL:
        refill(this, payload, null);
        break;
      case codes.GIFT:
        giveTile(this, payload, null);
        break;
      case codes.DUEL:
        swapLancelot(this, codes.gainOf(payload), null);
        break;
    }
    this.sortHeld();
    if (this.phase === 'over') this.actor = NOBODY;
    return 0;
  }

  /** @returns the dice as a number, 0 if they aren't rolled yet */
  #start(courtier: Bag): number {
    startCourtier(this, courtier);
    if (this.phase !== 'dice') return 0;
    // All courtiers are equally likely to be added or removed, and all seats to get the Favor.
    const rolled = this.seats === 3 ? 0 : this.#dice.below(4);
    const favor = this.#dice.below(this.seats);
    layRow(this, this.seats === 3 ? 0 : 1 << (4 * rolled));
    beginRounds(this, favor);
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

/**
 * The position of a state.
 * @throws Error in the phase `dice`, in which nobody decides
 */
export function fromState(state: CourtState, dice: Dice): CourtPosition {
  if (state.phase === 'dice') throw new Error('the dice are about to be rolled');
  const position = new CourtPosition(state.seats, dice);
  position.copy(state);
  return position;
}
