import { CHAIR_COUNT } from '../../../src/games/artus/data.ts';
import type { Chair } from '../../../src/games/artus/types.ts';

/** Centre of the round table in the picture, in pixels. */
export const CENTRE = { x: 450, y: 454 } as const;

export const RADII = {
  /** The outer lane of arrows, around the chairs. */
  outerLane: 440,
  lane: 423,
  backOuter: 408,
  number: 390,
  seatOuter: 372,
  figure: 331,
  seatInner: 290,
  topOuter: 286,
  value: 255,
  topInner: 226,
  swords: 196,
  /** The plate in the centre. */
  medallion: 150,
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
