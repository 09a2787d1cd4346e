import { mix } from '../../parts/colour.ts';
import type { Theme } from '../../themes/theme.ts';
import { arc, curves, faceOf, half, type Layer, oval, pair, SHOULDERS, type Trace } from './face.ts';

const VEIL = half({
  start: [0, -42],
  segments: [
    [27, -42, 30, -8],
    [32, 16, 40, 34],
    [20, 42, 0, 36],
  ],
});

const HAIR = half({
  start: [0, -33],
  segments: [
    [22, -33, 23, -6],
    [22, 10, 24, 30],
    [12, 34, 0, 30],
  ],
});

const FRINGE = half({
  start: [0, -29],
  segments: [
    [18, -28, 18.5, -4],
    [12, -15, 0, -21],
  ],
});

const CIRCLET = half({
  start: [0, -46],
  segments: [
    [5, -34],
    [14, -39],
    [16, -31],
    [26, -33],
    [24, -21],
    [12, -26, 0, -26],
  ],
});

const LIPS = half({
  start: [0, 8],
  segments: [
    [3, 6.4, 6, 8.4],
    [3, 12.4, 0, 12.4],
  ],
});

const NECK = half({
  start: [0, 10],
  segments: [
    [8, 10],
    [9, 20, 18, 23],
    [8, 31, 0, 31],
  ],
});

const lashes: Trace = (context) => {
  for (const side of [1, -1]) {
    context.moveTo(side * 3, -5.4);
    context.quadraticCurveTo(side * 7, -8.6, side * 12.4, -6);
  }
};

export function guinevere(theme: Theme): readonly Layer[] {
  const { skin, hair, cloth } = theme.castle;
  const veil = theme.crownPlate.fill;
  const gown = cloth.guinevere;
  return [
    { colour: gown, trace: SHOULDERS },
    { colour: veil, trace: VEIL },
    { colour: mix(veil, hair, 0.3), trace: curves([29, 0, 30, 20, 34, 33]), width: 1.8 },
    { colour: hair, trace: HAIR },
    { colour: mix(skin, hair, 0.22), trace: NECK },
    {
      colour: gown,
      trace: half({
        start: [0, 33],
        segments: [
          [20, 22],
          [45, 50],
          [0, 50],
        ],
      }),
    },
    { colour: theme.gold.mid, trace: curves([0, 33, 10, 30, 20, 22.5]), width: 2.6 },
    ...faceOf(theme, {
      y: -4,
      width: 16.5,
      height: 19.5,
      iris: theme.green.fill,
      brow: { colour: hair, width: 1.8, lift: 2 },
    }),
    { colour: theme.engraving, trace: lashes, width: 1.7 },
    { colour: hair, trace: FRINGE },
    { colour: gown, trace: LIPS },
    { colour: mix(gown, theme.engraving, 0.55), trace: arc(5.5, 8.8, 0.9), width: 1 },
    { colour: theme.gold.mid, trace: CIRCLET },
    { colour: theme.gold.dark, trace: curves([0, -26, 12, -26, 24, -21]), width: 1.4 },
    { colour: gown, trace: oval(0, -32, 3.2, 3.8) },
    { colour: theme.castle.courtiers.knight.fill, trace: pair(15.5, -29, 2.1, 2.1) },
  ];
}
