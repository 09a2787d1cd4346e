import type { Seat } from '../game.ts';
import { CARPET, CHAIR_COUNT, type Colour, type Place, RINGS, SPACES } from './data.ts';
import { type FigureCode, knightCode, ringsOf } from './figures.ts';
import type { Chair } from './types.ts';

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

const VALUES = SPACES.map(({ value }) => value);
const COLOURS = SPACES.map(({ colour }) => colour);

const PLACE_BIT: Readonly<Record<Place, number>> = { green: 1, yellow: 2, red: 4, carpet: 8 };
const COLOUR_BITS = COLOURS.map((colour) => (colour === null ? 0 : PLACE_BIT[colour]));
const CARPET_BITS = Array.from({ length: CHAIR_COUNT }, (_, chair) =>
  CARPET.some((row) => row.chair === chair) ? PLACE_BIT.carpet : 0,
);

/** How far the chair is behind the King, 0 to 27 (section 1). */
const behind = (king: Chair, chair: Chair): number => (king - chair + CHAIR_COUNT) % CHAIR_COUNT;

/** The chair's current value, -15 to 10. */
export const spaceValue = (board: Pick<Board, 'king'>, chair: Chair): number =>
  VALUES[behind(board.king, chair)] as number;

/** Null for the King's own space. */
export const spaceColour = (board: Pick<Board, 'king'>, chair: Chair): Colour | null =>
  COLOURS[behind(board.king, chair)] as Colour | null;

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
export function knightsOf(board: Board, seat: Seat): Chair[] {
  const code = knightCode(seat);
  const found: Chair[] = [];
  for (let chair = 0; chair < CHAIR_COUNT; chair++) if (board.chairs[chair] === code) found.push(chair);
  return found;
}

/** Rings not on any figure. */
export const ringSupply = (board: Pick<Board, 'chairs'>): number =>
  board.chairs.reduce((left, code) => left - ringsOf(code), RINGS.total);
