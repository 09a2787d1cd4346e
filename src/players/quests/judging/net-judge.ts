import { logOdds } from '../../search/linear.ts';
import { type Judge, NOBODY } from '../../search/position.ts';
import { REVEAL } from '../codes.ts';
import type { QuestsPosition } from '../position.ts';
import { Inputs } from './inputs.ts';
import { type NetWeights, PRECISION, UNITS } from './net.ts';
import { Sums } from './sums.ts';

const flat = (rows: readonly (readonly number[])[]): Float64Array =>
  Float64Array.from(rows.flat(), (weight) => weight * PRECISION);

/** Judges by a net with one hidden layer, which gives each seat a value; shares are in proportion to their powers of e. */
export class NetJudge implements Judge<QuestsPosition> {
  readonly #scratch: QuestsPosition;
  readonly #values: Float64Array;
  readonly #inputs = new Inputs();
  readonly #table: Sums;
  readonly #seats: readonly Sums[];
  readonly #relative: readonly Sums[];
  readonly #bias: Float64Array;
  readonly #out: Float64Array;
  readonly #sums = new Float64Array(UNITS);

  /** @param scratch any position of the game, which is overwritten */
  constructor(weights: NetWeights, scratch: QuestsPosition) {
    this.#scratch = scratch;
    this.#values = new Float64Array(scratch.seats);
    this.#table = new Sums(flat(weights.table));
    const own = flat(weights.own);
    const others = flat(weights.others);
    this.#seats = Array.from({ length: scratch.seats }, () => new Sums(own, others));
    const relative = flat(weights.relative);
    this.#relative = Array.from({ length: scratch.seats }, () => new Sums(relative));
    this.#bias = flat([weights.bias]);
    this.#out = flat([weights.value]);
  }

  evaluate(position: QuestsPosition, into: Float64Array): void {
    if (position.actor === NOBODY) {
      position.shares(into);
      return;
    }
    this.#look(position);
    let most = Number.NEGATIVE_INFINITY;
    for (let seat = 0; seat < position.seats; seat++) {
      const value = this.#value(seat, position.seats);
      into[seat] = value;
      if (value > most) most = value;
    }
    let total = 0;
    for (let seat = 0; seat < position.seats; seat++) {
      const share = Math.exp(into[seat]! - most);
      into[seat] = share;
      total += share;
    }
    for (let seat = 0; seat < position.seats; seat++) into[seat] = into[seat]! / total;
  }

  rank(position: QuestsPosition, moves: Int32Array, count: number, into: Float64Array): void {
    const seat = position.actor;
    for (let i = 0; i < count; i++) {
      this.#scratch.copy(position);
      const move = moves[i]!;
      if (move <= REVEAL) shuffleFor(this.#scratch, move);
      this.#scratch.play(move);
      this.evaluate(this.#scratch, this.#values);
      into[i] = logOdds(this.#values[seat]!);
    }
  }

  #look(position: QuestsPosition): void {
    this.#inputs.read(position);
    this.#table.follow(this.#inputs.table);
    for (let seat = 0; seat < position.seats; seat++) {
      this.#seats[seat]!.follow(this.#inputs.seats[seat]!);
      this.#relative[seat]!.follow(this.#inputs.relative[seat]!);
    }
  }

  #value(seat: number, seats: number): number {
    const sums = this.#sums;
    const table = this.#table.own;
    const own = this.#seats[seat]!.own;
    const relative = this.#relative[seat]!.own;
    for (let unit = 0; unit < UNITS; unit++)
      sums[unit] = this.#bias[unit]! + table[unit]! + own[unit]! + relative[unit]!;
    for (let other = 0; other < seats; other++) {
      if (other === seat) continue;
      const others = this.#seats[other]!.others;
      for (let unit = 0; unit < UNITS; unit++) sums[unit]! += others[unit]! / (seats - 1);
    }
    let value = sums[0]! * this.#out[0]!;
    for (let unit = 1; unit < UNITS; unit++) if (sums[unit]! > 0) value += sums[unit]! * this.#out[unit]!;
    return value;
  }
}

/** Puts the cards that the move turns up into a new order: the actor can't know the true one. */
function shuffleFor(
  { chance, knights, adversaries, knightPile, adversaryPile }: QuestsPosition,
  move: number,
): void {
  if (move === REVEAL) chance.shuffle(adversaries, adversaryPile);
  for (let card = 0; move !== REVEAL && card < Math.min(move, knightPile); card++) {
    const other = chance.below(knightPile - card);
    const top = knightPile - 1 - card;
    const kept = knights[top]!;
    knights[top] = knights[other]!;
    knights[other] = kept;
  }
}
