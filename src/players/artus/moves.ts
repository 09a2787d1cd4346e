import { CHAIR_COUNT } from '../../games/artus/data.ts';
import type { ArtusAction, Chair } from '../../games/artus/types.ts';
import type { Seat } from '../../games/game.ts';
import { AFTER_PRINCES, type Board, FIRST_PRINCE, firstKnight, KNIGHTS_A_SEAT, metalBit } from './board.ts';
import {
  type Cards,
  CHOSEN,
  KIND,
  KIND_OF,
  KNIGHT_STEPS,
  lowestBit,
  MOVED_METALS,
  OF_KIND,
  OF_PILE,
  PLACES,
  PRINCE_STEPS,
  pileNumber,
  RING_METALS,
  SCORES,
  Scores,
} from './deck.ts';

/**
 * An action as a number. Bits 20 to 22 hold what is done, 15 to 19 the kind of card, and the rest what it's done to:
 * a chair, a pile, a chair and steps, or up to three chairs.
 */
export type MoveCode = number;

export const Verb = { place: 0, draw: 1, knight: 2, prince: 3, ring: 4, score: 5 } as const;

/** Added to steps so that they're never negative. */
const STEPS_OFFSET = 16;

const baseOf = (verb: number, kind: number): MoveCode => (verb << 20) | (kind << 15);

const withSteps = (base: MoveCode, from: Chair, steps: number): MoveCode =>
  base | (from << 5) | (steps + STEPS_OFFSET);

/** One more chair to score, in ascending order. */
const withChair = (code: MoveCode, place: number, chair: Chair): MoveCode =>
  code | ((chair + 1) << (5 * place));

export const moveVerb = (code: MoveCode): number => code >> 20;
export const moveKind = (code: MoveCode): number => (code >> 15) & 31;
export const moveFrom = (code: MoveCode): Chair => (code >> 5) & 31;
export const moveSteps = (code: MoveCode): number => (code & 31) - STEPS_OFFSET;
/** The chair, pile or chairs of a move without steps. */
export const moveTarget = (code: MoveCode): number => code & 0x7fff;

export function encodeMove(action: ArtusAction): MoveCode {
  switch (action.type) {
    case 'place':
      return baseOf(Verb.place, 0) | action.chair;
    case 'draw':
      return baseOf(Verb.draw, 0) | pileNumber(action.pile);
    case 'moveKnight':
      return withSteps(baseOf(Verb.knight, KIND_OF.get(action.card) as number), action.from, action.steps);
    case 'movePrince':
      return withSteps(baseOf(Verb.prince, KIND_OF.get(action.card) as number), action.from, action.steps);
    case 'addRing':
      return baseOf(Verb.ring, KIND_OF.get(action.card) as number) | action.chair;
    case 'score':
      return action.chairs.reduce(
        (code, chair, place) => withChair(code, place, chair),
        baseOf(Verb.score, KIND_OF.get(action.card) as number),
      );
  }
}

/** The chairs of the seat's Knights who can be chosen, ascending, the places they're on, and how many there are. */
const fitting = new Int8Array(KNIGHTS_A_SEAT);
const places = new Int8Array(KNIGHTS_A_SEAT);
let fits = 0;

/** Adds the codes of each way to score with a card. @returns the number of codes then */
function writeScoring(board: Board, seat: Seat, kind: number, into: Int32Array, from: number): number {
  const scores = SCORES[kind];
  if (scores === Scores.nothing) return from;
  const base = baseOf(Verb.score, kind);
  if (scores === Scores.chosen) {
    collectFitting(board, seat, PLACES[kind] as number);
    const count = writeChoices(base, 0, 0, 0, into, from);
    if (count > from) return count;
  }
  into[from] = base;
  return from + 1;
}

function collectFitting(board: Board, seat: Seat, wanted: number): void {
  fits = 0;
  const first = firstKnight(seat);
  for (let knight = first; knight < first + KNIGHTS_A_SEAT; knight++) {
    const chair = board.chairs[knight] as number;
    if (chair < 0) continue;
    const here = board.places(chair) & wanted;
    if (here === 0) continue;
    let at = fits++;
    for (; at > 0 && (fitting[at - 1] as number) > chair; at--) {
      fitting[at] = fitting[at - 1] as number;
      places[at] = places[at - 1] as number;
    }
    fitting[at] = chair;
    places[at] = here;
  }
}

/**
 * Adds the codes with fitting Knights from `first` on besides those that `code` has. A card's places are all alike or
 * mutually exclusive, so as many Knights as places fill them if they cover all.
 */
function writeChoices(
  code: MoveCode,
  chosen: number,
  covered: number,
  first: number,
  into: Int32Array,
  from: number,
): number {
  const kind = moveKind(code);
  if (chosen === CHOSEN[kind]) {
    if (covered !== PLACES[kind]) return from;
    into[from] = code;
    return from + 1;
  }
  let count = from;
  for (let i = first; i < fits; i++) {
    const more = withChair(code, chosen, fitting[i] as number);
    count = writeChoices(more, chosen + 1, covered | (places[i] as number), i + 1, into, count);
  }
  return count;
}

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
