import type { HalfOutline } from '../shapes.ts';

export const LION_MANE: HalfOutline = {
  start: [0, -38],
  segments: [
    [6, -46, 14, -46],
    [14, -42, 20, -40],
    [28, -44, 35, -36],
    [32, -32, 36, -28],
    [45, -26, 46, -16],
    [41, -14, 42, -8],
    [49, -2, 46, 8],
    [40, 8, 40, 14],
    [45, 24, 38, 31],
    [33, 29, 31, 34],
    [31, 43, 22, 46],
    [18, 41, 14, 42],
    [8, 49, 0, 49],
  ],
};

export const LION_FACE: HalfOutline = {
  start: [0, -20],
  segments: [
    [8, -22, 14, -20],
    [22, -28, 27, -20],
    [28, -13, 23, -10],
    [26, 2, 18, 10],
    [18, 24, 8, 29],
    [4, 32, 0, 32],
  ],
};

export const LION_MUZZLE: HalfOutline = {
  start: [0, 8],
  segments: [
    [9, 7, 9, 11],
    [6, 18, 2, 19],
    [2, 23],
    [0, 23],
  ],
};
