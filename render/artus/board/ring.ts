import { CHAIR_COUNT } from '../../../src/games/artus/data.ts';
import type { Chair } from '../../../src/games/artus/types.ts';

/** Centre of the round table in the picture, in pixels. */
export const CENTRE = { x: 450, y: 450 } as const;

export const RADII = {
  backOuter: 442,
  number: 421,
  seatOuter: 401,
  figure: 356,
  seatInner: 312,
  topOuter: 307,
  value: 274,
  topInner: 243,
  /** The outermost lane of arrows; the other lanes are inside it. */
  lane: 212,
  star: 236,
  /** The plate in the centre. */
  medallion: 138,
} as const;

/** Radians between two chairs. */
export const STEP = (2 * Math.PI) / CHAIR_COUNT;

/** Angle of a chair's middle, in radians. Chair 0 is at the top, and forwards is clockwise. */
export function angleOf(chair: Chair): number {
  return chair * STEP - Math.PI / 2;
}

export function at(angle: number, radius: number): { readonly x: number; readonly y: number } {
  return { x: CENTRE.x + Math.cos(angle) * radius, y: CENTRE.y + Math.sin(angle) * radius };
}

export function onChair(chair: Chair, radius: number): { readonly x: number; readonly y: number } {
  return at(angleOf(chair), radius);
}
