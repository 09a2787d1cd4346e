import { bagSize, rowSize } from '../../../src/games/court/data.ts';
import { ARTHUR, BITS, GUINEVERE, NONE } from '../../../src/players/court/board.ts';
import * as phases from '../../../src/players/court/phases.ts';
import { CourtPosition } from '../../../src/players/court/position.ts';
import { Survey, tilesIn } from '../../../src/players/court/survey.ts';
import { SearchChance } from '../../../src/players/search/chance.ts';
import { logOdds } from '../../../src/players/search/linear.ts';
import { type Judge, NOBODY } from '../../../src/players/search/position.ts';

/** What somebody thinks things are worth, in members of the smallest group. */
export interface Tastes {
  /** Each point of money, and each tile besides, over the next rounds. */
  readonly pip: number;
  readonly tile: number;
  /** The Favor, for each of up to three rounds to come. */
  readonly favor: number;
  /** Having Arthur this round, for each of up to two rounds to come. */
  readonly arthur: number;
  /** More money than the other, likewise. */
  readonly richer: number;
}

/** How much of its worth money keeps for each round that it can still buy in; some in the last one, too. */
const MONEY = 0.6;
const LAST_MONEY = 0.3;
/** What a character that's to be taken later is worth against one that's taken now. */
const LATER = 0.8;

/** Judges the Court with two seats by hand-made rules, whatever has been learned. */
export class Opinion implements Judge<CourtPosition> {
  readonly #tastes: Tastes;
  readonly #seen = new Survey();
  readonly #scratch = new CourtPosition(2, new SearchChance(0));
  readonly #shares = new Float64Array(2);

  constructor(tastes: Tastes) {
    this.#tastes = tastes;
  }

  evaluate(position: CourtPosition, into: Float64Array): void {
    if (position.actor === NOBODY) {
      position.shares(into);
      return;
    }
    this.#seen.take(position);
    const rounds = roundsAfter(position);
    const lead = this.#value(position, 0, rounds) - this.#value(position, 1, rounds);
    into[0] = 1 / (1 + Math.exp(-lead / (0.3 + 0.12 * rounds)));
    into[1] = 1 - into[0]!;
  }

  rank(position: CourtPosition, moves: Int32Array, count: number, into: Float64Array): void {
    const { actor, phase } = position;
    for (let at = 0; at < count; at++) {
      if (phase === phases.START_COURTIER) {
        into[at] = 0;
        continue;
      }
      this.#scratch.copy(position);
      this.#scratch.play(moves[at]!);
      this.evaluate(this.#scratch, this.#shares);
      into[at] = logOdds(this.#shares[actor]!);
    }
  }

  #value(position: CourtPosition, seat: number, rounds: number): number {
    const { pip, tile, favor, arthur, richer } = this.#tastes;
    const { worths, sums } = this.#seen;
    const horizon = MONEY * (Math.min(rounds, 3) + LAST_MONEY);
    const holder = position.holderOf(ARTHUR);
    let value = worths[seat]! + horizon * (pip * sums[seat]! + tile * tilesIn(position.treasuries[seat]!));
    if (sums[seat]! > sums[1 - seat]!) value += (richer * Math.min(rounds, 2)) / 2;
    if ((holder === NONE ? position.favor : holder) === seat) value += favor * Math.min(rounds + 0.15, 3);
    if (holder === seat) value += (arthur * Math.min(rounds, 2)) / 2;
    return value + this.#charactersToCome(position, seat, horizon) + this.#roleToCome(position, seat);
  }

  /** What the characters bring that the seat may still take this round. */
  #charactersToCome(position: CourtPosition, seat: number, horizon: number): number {
    const { bests, means } = this.#seen;
    const { pip, tile } = this.#tastes;
    const left = 2 - BITS[position.held[seat]!]!;
    if (left === 0) return 0;
    if (position.bidder === NONE) return left * means[seat]!;
    const later = left === 2 ? LATER * means[seat]! : 0;
    if (position.bidder === seat)
      return bests[seat]! - horizon * (pip * position.bidSum + tile * tilesIn(position.bid)) + later;
    const open = 4 - BITS[position.taken]!;
    return (open > 1 ? (means[seat]! * open - bests[seat]!) / (open - 1) : 0) + later;
  }

  /** What the role being carried out still brings. */
  #roleToCome({ phase, actor }: CourtPosition, seat: number): number {
    const { merlins, pairs, singles } = this.#seen;
    if (phase === phases.TAKE_PAIR) return actor === seat ? pairs[seat]! : singles[seat]!;
    if (actor !== seat) return 0;
    if (phase === phases.TAKE_ONE) return singles[seat]!;
    return phase === phases.SWAP_MERLIN ? merlins[seat]! : 0;
  }
}

/** Rounds that follow the current one. */
function roundsAfter({ lastRound, peasantry, taken, seats }: CourtPosition): number {
  if (lastRound) return 0;
  return Math.floor(bagSize(peasantry) / rowSize(seats)) + ((taken >> GUINEVERE) & 1);
}
