import { CHAIR_COUNT } from '../../games/artus/data.ts';
import type { Seat } from '../../games/game.ts';
import { lowestBit } from './bits.ts';
import { AFTER_PRINCES, type Board, FIRST_PRINCE, firstKnight, KNIGHTS_A_SEAT, metalBit } from './board.ts';
import { baseOf, Verb, withSteps } from './codes.ts';
import {
  type Cards,
  KIND,
  KNIGHT_STEPS,
  MOVED_METALS,
  OF_KIND,
  OF_PILE,
  PRINCE_STEPS,
  RING_METALS,
} from './deck.ts';
import { writeScoring } from './scoring-moves.ts';

/** Writers put codes from index `count` on, and return the number of codes then. */
export function writePlacements(board: Board, into: Int32Array): number {
  let count = 0;
  for (let chair = 0; chair < CHAIR_COUNT; chair++)
    if (board.figures[chair] === 0) into[count++] = baseOf(Verb.place, 0) | chair;
  return count;
}

/** A draw from each pile that has cards left. */
export function writeDraws(pile: Cards, into: Int32Array): number {
  let count = 0;
  for (let at = 0; at < OF_PILE.length; at++)
    if ((pile & (OF_PILE[at] as number)) !== 0) into[count++] = baseOf(Verb.draw, 0) | at;
  return count;
}

/** Every use of every card in hand, equal cards once. */
export function writePlays(board: Board, seat: Seat, hand: Cards, into: Int32Array): number {
  let count = 0;
  for (let rest = hand; rest !== 0; ) {
    const kind = KIND[lowestBit(rest)] as number;
    rest &= ~(OF_KIND[kind] as number);
    count = writeKnightMoves(board, seat, kind, into, count);
    count = writePrinceUses(board, kind, into, count);
    count = writeScoring(board, seat, kind, into, count);
  }
  return count;
}

function writeKnightMoves(board: Board, seat: Seat, kind: number, into: Int32Array, from: number): number {
  const steps = KNIGHT_STEPS[kind] as Int8Array;
  if (steps.length === 0) return from;
  let count = from;
  const base = baseOf(Verb.knight, kind);
  const first = firstKnight(seat);
  for (let knight = first; knight < first + KNIGHTS_A_SEAT; knight++) {
    const chair = board.chairs[knight] as number;
    if (chair < 0) continue;
    for (let i = 0; i < steps.length; i++) into[count++] = withSteps(base, chair, steps[i] as number);
  }
  return count;
}

function writePrinceUses(board: Board, kind: number, into: Int32Array, from: number): number {
  const moved = MOVED_METALS[kind] as number;
  const given = RING_METALS[kind] as number;
  if ((moved | given) === 0) return from;
  let count = from;
  const steps = PRINCE_STEPS[kind] as Int8Array;
  const move = baseOf(Verb.prince, kind);
  const ring = baseOf(Verb.ring, kind);
  for (let prince = FIRST_PRINCE; prince < AFTER_PRINCES; prince++) {
    const chair = board.chairs[prince] as number;
    const metal = metalBit(prince);
    if ((moved & metal) !== 0)
      for (let i = 0; i < steps.length; i++) into[count++] = withSteps(move, chair, steps[i] as number);
    if ((given & metal) !== 0 && prince !== board.kingFigure) into[count++] = ring | chair;
  }
  return count;
}
