import { logOdds, toShares } from '../search/linear.ts';
import { type Judge, NOBODY, SETTINGS, STRENGTHS, type Strengths, type Weights } from '../search/position.ts';
import { countBits, OF_PILE } from './deck.ts';
import { features, roundPhase, SeatValue } from './features.ts';
import { moveTarget } from './moves.ts';
import { Outlook } from './outlook.ts';
import type { ArtusPosition } from './position.ts';
import advanced2 from './weights/advanced-2.json' with { type: 'json' };
import advanced3 from './weights/advanced-3.json' with { type: 'json' };
import advanced4 from './weights/advanced-4.json' with { type: 'json' };
import basic2 from './weights/basic-2.json' with { type: 'json' };
import basic3 from './weights/basic-3.json' with { type: 'json' };
import basic4 from './weights/basic-4.json' with { type: 'json' };

/** By variant, for 2, 3 and 4 seats: with these, a Page wins about as often as an `ahead` player in its place. */
const LOOSENESS: Readonly<Record<string, readonly number[]>> = {
  basic: [0.36, 0.25, 0.25],
  advanced: [0.7, 0.65, 0.68],
};

export const artusStrengths: Strengths = {
  ...STRENGTHS,
  knight: { playouts: () => 3000, settings: SETTINGS },
  page: { looseness: (variant, seats) => LOOSENESS[variant]?.[seats - 2] ?? 0.5 },
};

const learned: ReadonlyMap<string, Weights> = new Map([
  ['basic 2', basic2],
  ['basic 3', basic3],
  ['basic 4', basic4],
  ['advanced 2', advanced2],
  ['advanced 3', advanced3],
  ['advanced 4', advanced4],
]);

/** @throws Error if there's no such game */
export function weightsFor(variant: string, seats: number): Weights {
  const weights = learned.get(`${variant} ${seats}`);
  if (weights === undefined) throw new Error(`no weights for ${variant} with ${seats} seats`);
  return weights;
}

/** Judges as a `LinearJudge` would, several times as fast, and averages over the cards that a draw can bring. */
export class ArtusJudge implements Judge<ArtusPosition> {
  readonly #outlook = new Outlook();
  readonly #bySeat: readonly SeatValue[];
  readonly #scales: readonly number[];
  readonly #scratch: ArtusPosition;
  readonly #shares: Float64Array;

  /**
   * @param scratch any position of the game, which is overwritten
   * @throws Error if the weights are for other features
   */
  constructor({ features: names, weights, scales }: Weights, scratch: ArtusPosition) {
    if (names.join() !== features.names.join() || weights.length !== features.phases)
      throw new Error('the weights are for other features');
    const rows = weights.map((row) => Float64Array.from(row));
    this.#bySeat = Array.from(
      { length: scratch.seats },
      (_, seat) => new SeatValue(seat, rows, this.#outlook),
    );
    this.#scales = scales;
    this.#scratch = scratch;
    this.#shares = new Float64Array(scratch.seats);
  }

  evaluate(position: ArtusPosition, into: Float64Array): void {
    if (position.actor === NOBODY) {
      position.shares(into);
      return;
    }
    const phase = roundPhase(position);
    const scale = this.#scales[phase] as number;
    this.#outlook.look(position);
    for (let seat = 0; seat < position.seats; seat++)
      into[seat] = (this.#bySeat[seat] as SeatValue).of(position, phase) / scale;
    toShares(into, position.seats);
  }

  rank(position: ArtusPosition, moves: Int32Array, count: number, into: Float64Array): void {
    const draws = position.round > 0 && position.playsLeft === 0;
    for (let i = 0; i < count; i++) {
      const move = moves[i] as number;
      into[i] = logOdds(draws ? this.#afterDraw(position, moveTarget(move)) : this.#after(position, move));
    }
  }

  /** The actor's share after a move. */
  #after(position: ArtusPosition, move: number): number {
    this.#scratch.copy(position);
    this.#scratch.play(move);
    return this.#shareOf(position.actor);
  }

  /** The actor's share after a draw, as a mean over the pile's cards. */
  #afterDraw(position: ArtusPosition, pile: number): number {
    const cards = (position.piles[position.actor] as number) & (OF_PILE[pile] as number);
    let sum = 0;
    for (let rest = cards; rest !== 0; rest &= rest - 1) {
      this.#scratch.copy(position);
      this.#scratch.drawCard(rest & -rest);
      sum += this.#shareOf(position.actor);
    }
    return sum / countBits(cards);
  }

  #shareOf(seat: number): number {
    this.evaluate(this.#scratch, this.#shares);
    return this.#shares[seat] as number;
  }
}
