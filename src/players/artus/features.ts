import type { Seat } from '../../games/game.ts';
import { type Features, NOBODY } from '../search/position.ts';
import { ALL_KNIGHTS_CARDS, type Cards, CHOSEN, KIND, lowestBit, SCORES, SCORING, Scores } from './deck.ts';
import * as at from './layout.ts';
import { Outlook } from './outlook.ts';
import type { ArtusPosition } from './position.ts';

/** A seat's value: its features times their weights, without writing them down. */
export class SeatValue {
  readonly #seat: Seat;
  readonly #weights: readonly Float64Array[];
  readonly #outlook: Outlook;
  #hand: Cards = -1;
  #pile: Cards = -1;
  #phase = -1;
  #cards = 0;

  /** @param weights by phase */
  constructor(seat: Seat, weights: readonly Float64Array[], outlook: Outlook) {
    this.#seat = seat;
    this.#weights = weights;
    this.#outlook = outlook;
  }

  /** The outlook has looked at the position. */
  of(position: ArtusPosition, phase: number): number {
    const seat = this.#seat;
    const weights = this.#weights[phase] as Float64Array;
    const hand = position.hands[seat] as number;
    const pile = position.piles[seat] as number;
    let value = (weights[0] as number) * (position.scores[seat] as number);
    value += this.#ofCards(hand, pile, phase, weights);
    value += this.#ofKnights(weights);
    value += this.#ofScoring(hand & SCORING, at.HAND_POINTS, at.HAND_READY, weights);
    value += this.#ofScoring(pile & SCORING, at.PILE_POINTS, at.PILE_READY, weights);
    if (position.round > 0) value += this.#ofHand(position, hand, weights);
    return value + this.#ofTurn(position, weights);
  }

  /** Kept, since most moves leave a seat's cards alone. */
  #ofCards(hand: Cards, pile: Cards, phase: number, weights: Float64Array): number {
    if (hand === this.#hand && pile === this.#pile && phase === this.#phase) return this.#cards;
    let sum = 0;
    for (let rest = hand; rest !== 0; rest &= rest - 1)
      sum += weights[at.HAND + (KIND[lowestBit(rest)] as number)] as number;
    for (let rest = pile; rest !== 0; rest &= rest - 1)
      sum += weights[at.PILE + (KIND[lowestBit(rest)] as number)] as number;
    this.#hand = hand;
    this.#pile = pile;
    this.#phase = phase;
    this.#cards = sum;
    return sum;
  }

  #ofKnights(weights: Float64Array): number {
    const { count, spaces } = this.#outlook.knights[this.#seat]!;
    let sum = 0;
    for (let i = 0; i < count; i++) sum += weights[at.SPACE + (spaces[i] as number)] as number;
    return sum;
  }

  #ofScoring(cards: Cards, points: Int32Array, ready: Int32Array, weights: Float64Array): number {
    const knights = this.#outlook.knights[this.#seat]!;
    let sum = 0;
    for (let rest = cards; rest !== 0; rest &= rest - 1) {
      const kind = KIND[lowestBit(rest)] as number;
      sum += (weights[points[kind] as number] as number) * (knights.scored[kind] as number);
      if (CHOSEN[kind] !== 0)
        sum += (weights[ready[kind] as number] as number) * (knights.ready[kind] as number);
    }
    return sum;
  }

  #ofHand({ actor, playsLeft }: ArtusPosition, cards: Cards, weights: Float64Array): number {
    const outlook = this.#outlook;
    const seat = this.#seat;
    const { values } = outlook.knights[seat]!;
    const hand = outlook.hands[seat]!;
    let sum =
      (weights[at.BEST_NOW] as number) * hand.best +
      (weights[at.SECOND_NOW] as number) * hand.second +
      (weights[at.BEST_RIDE] as number) * hand.bestRide +
      (weights[at.RIDES_SUM] as number) * hand.rides +
      (weights[at.PRINCE] as number) * hand.prince;
    for (let i = 0; i < 3 && i < hand.knightCards; i++)
      sum += (weights[at.FIRST_KNIGHT + i] as number) * (values[i] as number);
    if (hand.turns !== 0) sum += (weights[at.TURN_UNIT] as number) * outlook.bestTurn(seat);
    for (let rest = cards & ALL_KNIGHTS_CARDS; rest !== 0; rest &= rest - 1) {
      const kind = KIND[lowestBit(rest)] as number;
      sum += (weights[at.TURNED_POINTS[kind] as number] as number) * outlook.turnedPoints(seat, kind);
    }
    if (actor !== seat) return sum;
    if (playsLeft > 0) sum += (weights[at.ACT_BEST] as number) * hand.best;
    if (playsLeft > 1) sum += (weights[at.ACT_SECOND] as number) * hand.second;
    return sum;
  }

  #ofTurn({ actor, playsLeft, drawsLeft, seats }: ArtusPosition, weights: Float64Array): number {
    const seat = this.#seat;
    if (actor === seat)
      return (weights[at.PLAYS] as number) * playsLeft + (weights[at.DRAWS] as number) * drawsLeft;
    return weights[at.AWAY + ((seat - actor + seats) % seats)] as number;
  }
}

const PHASES = 12;

/** 0 for placement, then from 1 to 11 as the rounds go by. */
export const roundPhase = ({ round, rounds }: ArtusPosition): number =>
  Math.ceil((round * (PHASES - 1)) / rounds);

const outlook = new Outlook();

export const features: Features<ArtusPosition> = {
  names: at.NAMES,
  phases: PHASES,
  phase: roundPhase,
  write(position, seat, into, from) {
    const row = into.subarray(from, from + at.NAMES.length);
    row.fill(0);
    outlook.look(position);
    row[0] = position.scores[seat] as number;
    writeKnights(seat, row);
    writeCards(position.hands[seat] as number, seat, row, at.HAND, at.HAND_POINTS, at.HAND_READY);
    writeCards(position.piles[seat] as number, seat, row, at.PILE, at.PILE_POINTS, at.PILE_READY);
    if (position.round > 0) writeHand(position, seat, row);
    writeTurn(position, seat, row);
  },
  outcome: (position, seat) => position.scores[seat] as number,
};

function writeKnights(seat: number, row: Float64Array): void {
  const { count, spaces } = outlook.knights[seat]!;
  for (let i = 0; i < count; i++) {
    const space = at.SPACE + spaces[i]!;
    row[space] = row[space]! + 1;
  }
}

function writeCards(
  cards: Cards,
  seat: number,
  row: Float64Array,
  first: number,
  points: Int32Array,
  ready: Int32Array,
): void {
  const knights = outlook.knights[seat]!;
  for (let rest = cards; rest !== 0; rest &= rest - 1) {
    const kind = KIND[lowestBit(rest)]!;
    row[first + kind] = row[first + kind]! + 1;
    if (SCORES[kind] !== Scores.nothing) row[points[kind]!] = knights.scored[kind]!;
    if (CHOSEN[kind] !== 0) row[ready[kind]!] = knights.ready[kind]!;
  }
}

function writeHand({ actor, hands, playsLeft }: ArtusPosition, seat: number, row: Float64Array): void {
  const { values } = outlook.knights[seat]!;
  const hand = outlook.hands[seat]!;
  for (let i = 0; i < 3 && i < hand.knightCards; i++) row[at.FIRST_KNIGHT + i] = values[i]!;
  row[at.BEST_NOW] = hand.best;
  row[at.SECOND_NOW] = hand.second;
  row[at.BEST_RIDE] = hand.bestRide;
  row[at.RIDES_SUM] = hand.rides;
  row[at.PRINCE] = hand.prince;
  row[at.TURN_UNIT] = outlook.bestTurn(seat);
  for (let rest = hands[seat]! & ALL_KNIGHTS_CARDS; rest !== 0; rest &= rest - 1) {
    const kind = KIND[lowestBit(rest)]!;
    row[at.TURNED_POINTS[kind]!] = outlook.turnedPoints(seat, kind);
  }
  if (actor !== seat) return;
  if (playsLeft > 0) row[at.ACT_BEST] = hand.best;
  if (playsLeft > 1) row[at.ACT_SECOND] = hand.second;
}

function writeTurn(
  { actor, playsLeft, drawsLeft, seats }: ArtusPosition,
  seat: number,
  row: Float64Array,
): void {
  if (actor === NOBODY) return;
  if (actor === seat) {
    row[at.PLAYS] = playsLeft;
    row[at.DRAWS] = drawsLeft;
  } else row[at.AWAY + ((seat - actor + seats) % seats)] = 1;
}
