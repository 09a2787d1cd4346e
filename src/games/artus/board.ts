import type { Seat } from '../game.ts';
import { CARPET, CHAIR_COUNT, type Place, RINGS, SPACES } from './data.ts';
import type { ArtusEvent, Chair, Figure, KnightFigure, Metal, PrinceFigure } from './types.ts';

/**
 * A figure as a number: 0 for an empty chair, 1 to 4 for a Knight of seat 0 to 3, 5 to 7 for a silver
 * figure with 1 to 3 rings, 8 to 10 for a bronze one. The figure with three rings is the King.
 */
export type FigureCode = number;

export const EMPTY_CHAIR: FigureCode = 0;

const FIRST_KNIGHT = 1;

const FIRST_SILVER = 5;

const FIRST_BRONZE = 8;

export const knightCode = (seat: Seat): FigureCode => FIRST_KNIGHT + seat;

/** @param rings 1 to 3 */
export const princeCode = (metal: Metal, rings: number): FigureCode =>
  (metal === 'silver' ? FIRST_SILVER : FIRST_BRONZE) + rings - 1;

const knight = (seat: Seat): KnightFigure => Object.freeze({ kind: 'knight', seat });

const prince = (metal: Metal, rings: number): PrinceFigure =>
  Object.freeze({ kind: 'prince', metal, rings, king: rings === RINGS.king });

/** The figure of each code. */
export const FIGURES: readonly (Figure | null)[] = [
  null,
  knight(0),
  knight(1),
  knight(2),
  knight(3),
  prince('silver', 1),
  prince('silver', 2),
  prince('silver', 3),
  prince('bronze', 1),
  prince('bronze', 2),
  prince('bronze', 3),
];

export function figureCode(figure: Figure | null): FigureCode {
  if (figure === null) return EMPTY_CHAIR;
  return figure.kind === 'knight' ? knightCode(figure.seat) : princeCode(figure.metal, figure.rings);
}

export const isKnight = (code: FigureCode): boolean => code >= FIRST_KNIGHT && code < FIRST_SILVER;

/** Null for a Knight or an empty chair. */
export function figureMetal(code: FigureCode): Metal | null {
  if (code < FIRST_SILVER) return null;
  return code < FIRST_BRONZE ? 'silver' : 'bronze';
}

/** Rings of a Prince or the King; 0 for anything else. */
export function ringCount(code: FigureCode): number {
  if (code < FIRST_SILVER) return 0;
  return code < FIRST_BRONZE ? code - FIRST_SILVER + 1 : code - FIRST_BRONZE + 1;
}

/** The ring of chairs, and the King's chair. */
export interface Board {
  readonly chairs: readonly FigureCode[];
  readonly king: Chair;
}

/** A private copy of the board that may be changed in place. */
export interface BoardDraft {
  readonly chairs: FigureCode[];
  king: Chair;
}

/** A place in a set of places. */
export const PLACE_BIT: Readonly<Record<Place, number>> = { green: 1, yellow: 2, red: 4, carpet: 8 };

const COLOUR_BITS = SPACES.map(({ colour }) => (colour === null ? 0 : PLACE_BIT[colour]));

const CARPET_BITS = Array.from({ length: CHAIR_COUNT }, (_, chair) =>
  CARPET.some((row) => row.chair === chair) ? PLACE_BIT.carpet : 0,
);

/** How far the chair is behind the King, 0 to 27 (section 1). */
const behind = (king: Chair, chair: Chair): number => (king - chair + CHAIR_COUNT) % CHAIR_COUNT;

/** A set of places as bits. */
export function placesBits(places: readonly Place[]): number {
  let bits = 0;
  for (let i = 0; i < places.length; i++) bits |= PLACE_BIT[places[i] as Place];
  return bits;
}

/** The places that the chair is among, as bits. */
export const placesAt = (board: Pick<Board, 'king'>, chair: Chair): number =>
  (COLOUR_BITS[behind(board.king, chair)] as number) | (CARPET_BITS[chair] as number);

/** The chair `steps` from `from`, clockwise when positive; at most 28 steps. */
export const chairAfter = (from: Chair, steps: number): Chair => (from + steps + CHAIR_COUNT) % CHAIR_COUNT;

/** Chairs of the seat's Knights, ascending. */
export function knightChairs(board: Board, seat: Seat): Chair[] {
  const code = knightCode(seat);
  const found: Chair[] = [];
  for (let chair = 0; chair < CHAIR_COUNT; chair++) if (board.chairs[chair] === code) found.push(chair);
  return found;
}

/** Rings not on any figure. */
export const ringSupply = (board: Pick<Board, 'chairs'>): number =>
  board.chairs.reduce((left, code) => left - ringCount(code), RINGS.total);

/**
 * Gives the Prince on `chair` a ring. A third ring makes him King, and the old King keeps only one
 * (section 4).
 */
export function addRing(board: BoardDraft, chair: Chair, events: ArtusEvent[]): void {
  const { chairs, king } = board;
  const metal = figureMetal(chairs[chair] as FigureCode) as Metal;
  const rings = ringCount(chairs[chair] as FigureCode) + 1;
  chairs[chair] = princeCode(metal, rings);
  if (rings < RINGS.king) return;
  chairs[king] = princeCode(figureMetal(chairs[king] as FigureCode) as Metal, RINGS.prince);
  board.king = chair;
  events.push({ type: 'crowned', metal, chair, oldKing: king }, { type: 'turned', from: king, to: chair });
}

/**
 * Moves the figure on `from` to `to`. A figure already there is pushed to the next empty chair
 * anticlockwise (section 4). Adds the events for the displacement and for the table turning.
 */
export function relocate(board: BoardDraft, from: Chair, to: Chair, events: ArtusEvent[]): void {
  const { chairs, king } = board;
  const mover = chairs[from] as FigureCode;
  const displaced = chairs[to] as FigureCode;
  chairs[from] = EMPTY_CHAIR;
  chairs[to] = mover;
  if (from === king) board.king = to;
  if (displaced !== EMPTY_CHAIR) {
    let free = chairAfter(to, -1);
    while (chairs[free] !== EMPTY_CHAIR) free = chairAfter(free, -1);
    chairs[free] = displaced;
    if (to === king) board.king = free;
    events.push({ type: 'displaced', figure: FIGURES[displaced] as Figure, from: to, to: free });
  }
  if (board.king !== king) events.push({ type: 'turned', from: king, to: board.king });
}
