import type { Seat } from '../game.ts';
import { RINGS } from './data.ts';
import type { Figure, KnightFigure, Metal, PrinceFigure } from './types.ts';

/**
 * A figure as a number: 0 for an empty chair, 1 to 4 for a Knight of seat 0 to 3, 5 to 7 for a silver
 * figure with 1 to 3 rings, 8 to 10 for a bronze one. The figure with three rings is the King.
 */
export type FigureCode = number;

export const EMPTY: FigureCode = 0;

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

export function codeOf(figure: Figure | null): FigureCode {
  if (figure === null) return EMPTY;
  return figure.kind === 'knight' ? knightCode(figure.seat) : princeCode(figure.metal, figure.rings);
}

export const isKnight = (code: FigureCode): boolean => code >= FIRST_KNIGHT && code < FIRST_SILVER;

/** Null for a Knight or an empty chair. */
export function metalOf(code: FigureCode): Metal | null {
  if (code < FIRST_SILVER) return null;
  return code < FIRST_BRONZE ? 'silver' : 'bronze';
}

/** Rings of a Prince or the King; 0 for anything else. */
export function ringsOf(code: FigureCode): number {
  if (code < FIRST_SILVER) return 0;
  return code < FIRST_BRONZE ? code - FIRST_SILVER + 1 : code - FIRST_BRONZE + 1;
}
