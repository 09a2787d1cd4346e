import type { HalfOutline } from '../shapes.ts';

export const TOWER: HalfOutline = {
  start: [0, -46],
  segments: [
    [9, -46],
    [9, -34],
    [20, -34],
    [20, -46],
    [36, -46],
    [36, -20],
    [26, -12],
    [26, 30],
    [36, 34],
    [36, 46],
    [12, 46],
    [12, 26],
    [12, 12, 0, 12],
  ],
};

export const TOWER_WINDOW: HalfOutline = {
  start: [0, -16],
  segments: [
    [6, -14, 6, -8],
    [6, 2],
    [0, 2],
  ],
};
