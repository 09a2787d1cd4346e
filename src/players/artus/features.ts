import { NOBODY } from '../search/position.ts';
import type { Features } from '../search/valuation.ts';
import { lowestBit } from './bits.ts';
import { ALL_KNIGHTS, type Cards, CHOSEN, KIND, SCORES, Scores } from './deck.ts';
import * as at from './layout.ts';
import { Outlook } from './outlook.ts';
import type { ArtusPosition } from './position.ts';

const PHASES = 12;

/** 0 for placement, then from 1 to 11 as the rounds go by. */
export const phaseOf = ({ round, rounds }: ArtusPosition): number =>
  Math.ceil((round * (PHASES - 1)) / rounds);

const outlook = new Outlook();

export const features: Features<ArtusPosition> = {
  names: at.NAMES,
  phases: PHASES,
  phase: phaseOf,
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
  row[at.TURN] = outlook.bestTurn(seat);
  for (let rest = hands[seat]! & ALL_KNIGHTS; rest !== 0; rest &= rest - 1) {
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
