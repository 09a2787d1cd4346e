import { mix } from '../../parts/colour.ts';
import type { Theme } from '../../themes/theme.ts';
import { arc, curves, faceOf, half, type Layer, oval, pair, SHOULDERS } from './face.ts';

const MANE = half({
  start: [0, -32],
  segments: [
    [25, -31],
    [30, 0, 25, 18],
    [18, 24, 0, 24],
  ],
});

const BEARD = half({
  start: [0, 12],
  segments: [
    [9, 10, 17.5, -3],
    [24, 20, 12, 32],
    [6, 37, 0, 38],
  ],
});

const MOUSTACHE = half({
  start: [0, 6],
  segments: [
    [6, 5, 11, 9],
    [15, 13, 17, 12],
    [12, 17.5, 4, 13],
    [2, 12, 0, 11],
  ],
});

const CROWN = half({
  start: [0, -54],
  segments: [
    [9, -36],
    [20, -50],
    [22, -35],
    [32, -46],
    [27, -17],
    [14, -13.5, 0, -13.5],
  ],
});

const CROWN_BAND = half({
  start: [0, -22],
  segments: [
    [14, -22, 28, -25],
    [27, -17],
    [14, -13.5, 0, -13.5],
  ],
});

const ERMINE = half({
  start: [0, 26],
  segments: [
    [20, 18],
    [34, 24, 30, 33],
    [18, 42, 0, 43],
  ],
});

export function arthur(theme: Theme): readonly Layer[] {
  const { hair, cloth, courtiers } = theme.castle;
  const { light, mid, dark } = theme.gold;
  return [
    { colour: cloth.arthur, trace: SHOULDERS },
    { colour: theme.chalk, trace: ERMINE },
    { colour: theme.engraving, trace: pair(24, 27, 1.7, 2.8) },
    { colour: theme.engraving, trace: pair(14, 36, 1.7, 2.8) },
    { colour: hair, trace: MANE },
    ...faceOf(theme, {
      y: -4,
      width: 17,
      height: 17,
      iris: hair,
      brow: { colour: mix(hair, theme.engraving, 0.4), width: 3, lift: 0 },
    }),
    { colour: hair, trace: BEARD },
    { colour: mix(hair, theme.engraving, 0.35), trace: curves([10, 17, 12, 25, 6, 32]), width: 1.7 },
    { colour: theme.red.fill, trace: arc(5, 15, 1.2), width: 3.2 },
    { colour: mix(hair, theme.engraving, 0.25), trace: MOUSTACHE },
    { colour: mid, trace: CROWN },
    { colour: light, trace: CROWN_BAND },
    { colour: dark, trace: curves([0, -22, 14, -22, 28, -25]), width: 1.4 },
    { colour: theme.red.fill, trace: oval(0, -18, 3.4, 2.8) },
    { colour: courtiers.knight.fill, trace: pair(15, -19, 2.7, 2.4) },
    { colour: light, trace: pair(0, -54, 3.4, 3.4) },
    { colour: light, trace: pair(31, -46, 2.8, 2.8) },
  ];
}
