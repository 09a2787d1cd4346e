import { logOdds, toShares } from '../search/linear.ts';
import { type Judge, NOBODY, type Strengths } from '../search/position.ts';
import { Inputs, RELATIVE_INPUTS, SEAT_INPUTS, TABLE_INPUTS } from './inputs.ts';
import { REVEAL } from './moves.ts';
import type { CardGamePosition } from './position.ts';
import basicTwo from './weights/basic-2.json' with { type: 'json' };
import basicThree from './weights/basic-3.json' with { type: 'json' };
import basicMany from './weights/basic-4.json' with { type: 'json' };
import sealsTwo from './weights/seals-2.json' with { type: 'json' };
import sealsThree from './weights/seals-3.json' with { type: 'json' };
import sealsMany from './weights/seals-4.json' with { type: 'json' };

/** By variant: with these, a Page wins about as often as an `ahead` player in its place. */
const LOOSENESS: Readonly<Record<string, number>> = { basic: 1.5, seals: 0.95 };

/** The net tells good moves from bad ones by small differences, so the search takes its preferences seriously. */
export const LEVEL_STRENGTHS: Strengths = {
  squire: { deals: 8, looseness: 0.1 },
  page: { looseness: (variant) => LOOSENESS[variant] ?? 0.8 },
  knight: { playouts: () => 3000, settings: { exploration: 0.4, temperature: 0.15, trust: 1 } },
};

/** Units of the hidden layer. The first one passes its sum on, whatever its sign. */
export const UNITS = 16;

/** Weights are whole numbers of these, so that sums are exact in any order. */
export const PRECISION = 1 / 4096;

/** The weights of a net: whole numbers, to be multiplied by `PRECISION`. Lists by input hold one list by unit each. */
export interface NetWeights {
  readonly table: readonly (readonly number[])[];
  /** For the seat's own inputs, and for the mean of the others'. */
  readonly own: readonly (readonly number[])[];
  readonly others: readonly (readonly number[])[];
  readonly relative: readonly (readonly number[])[];
  readonly bias: readonly number[];
  /** From the hidden layer to the value. */
  readonly value: readonly number[];
}

/** Sizes of the lists by input. */
export const SIZES = {
  table: TABLE_INPUTS.length,
  own: SEAT_INPUTS.length,
  others: SEAT_INPUTS.length,
  relative: RELATIVE_INPUTS.length,
} as const;

const WEIGHTS: Readonly<Record<string, readonly NetWeights[]>> = {
  basic: [basicTwo, basicThree, basicMany],
  seals: [sealsTwo, sealsThree, sealsMany],
};

/** The learned weights; the last ones of a variant are for all higher numbers of seats, too. */
export const weightsFor = (variant: string, seats: number): NetWeights =>
  WEIGHTS[variant]!.at(Math.min(seats - 2, WEIGHTS[variant]!.length - 1))!;

const NO_ROWS = new Float64Array(0);

/** Sums of inputs times weights by unit, kept up to date by what changes in the inputs. */
class Sums {
  readonly own = new Float64Array(UNITS);
  readonly others = new Float64Array(UNITS);
  readonly #ownRows: Float64Array;
  readonly #otherRows: Float64Array;
  readonly #inputs: Float64Array;

  /** Two sets of weights by input and unit; the second may be left out. */
  constructor(ownRows: Float64Array, otherRows: Float64Array = NO_ROWS) {
    this.#ownRows = ownRows;
    this.#otherRows = otherRows;
    this.#inputs = new Float64Array(ownRows.length / UNITS);
  }

  follow(inputs: Float64Array): void {
    const hasOthers = this.#otherRows.length > 0;
    for (let at = 0; at < inputs.length; at++) {
      const change = inputs[at]! - this.#inputs[at]!;
      if (change === 0) continue;
      this.#inputs[at] = inputs[at]!;
      add(this.#ownRows, at * UNITS, change, this.own);
      if (hasOthers) add(this.#otherRows, at * UNITS, change, this.others);
    }
  }
}

function add(rows: Float64Array, from: number, change: number, into: Float64Array): void {
  for (let unit = 0; unit < UNITS; unit++) into[unit]! += change * rows[from + unit]!;
}

const flat = (rows: readonly (readonly number[])[]): Float64Array =>
  Float64Array.from(rows.flat(), (weight) => weight * PRECISION);

/** Judges by a net with one hidden layer, which gives each seat a value; shares are in proportion to their powers of e. */
export class NetJudge implements Judge<CardGamePosition> {
  readonly #scratch: CardGamePosition;
  readonly #values: Float64Array;
  readonly #inputs = new Inputs();
  readonly #table: Sums;
  readonly #seats: readonly Sums[];
  readonly #relative: readonly Sums[];
  readonly #bias: Float64Array;
  readonly #out: Float64Array;
  readonly #sums = new Float64Array(UNITS);

  /** @param scratch any position of the game, which is overwritten */
  constructor(weights: NetWeights, scratch: CardGamePosition) {
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

  evaluate(position: CardGamePosition, into: Float64Array): void {
    if (position.actor === NOBODY) {
      position.shares(into);
      return;
    }
    this.#look(position);
    for (let seat = 0; seat < position.seats; seat++) into[seat] = this.#value(seat, position.seats);
    toShares(into, position.seats);
  }

  rank(position: CardGamePosition, moves: Int32Array, count: number, into: Float64Array): void {
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

  #look(position: CardGamePosition): void {
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
  { chance, knights, adversaries, knightPile, adversaryPile }: CardGamePosition,
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
