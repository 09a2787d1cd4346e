import { mix } from '../../parts/colour.ts';
import type { Theme } from '../../themes/theme.ts';
import { arc, curves, faceOf, half, type Layer, SHOULDERS, type Trace } from './face.ts';

/** The point of the hat leans to the right. */
const HAT: Trace = (context) => {
  context.moveTo(12, -53);
  context.quadraticCurveTo(19, -51, 21, -43);
  context.quadraticCurveTo(13, -46, 13, -40);
  context.quadraticCurveTo(20, -28, 24, -13);
  context.quadraticCurveTo(0, -6, -24, -13);
  context.quadraticCurveTo(-16, -44, 12, -53);
  context.closePath();
};

const BRIM = half({
  start: [0, -18],
  segments: [
    [24, -18, 43, -9],
    [30, 0, 0, -5],
  ],
});

const BAND = half({
  start: [0, -17],
  segments: [
    [14, -17.5, 23.5, -20],
    [24.5, -13],
    [14, -10.5, 0, -10.5],
  ],
});

const BEARD = half({
  start: [0, 15],
  segments: [
    [10, 14, 18.5, -2],
    [27, 18, 17, 34],
    [10, 46, 0, 50],
  ],
});

const MOUSTACHE = half({
  start: [0, 10],
  segments: [
    [7, 8, 11, 13],
    [17, 18, 22, 15],
    [16, 25, 5, 19],
    [2, 17, 0, 15],
  ],
});

/** Four-pointed stars. */
const stars: Trace = (context) => {
  for (const [x, y, radius] of [
    [1, -31, 10],
    [-32, 37, 6.5],
    [32, 37, 6.5],
  ] as const) {
    context.moveTo(x, y - radius);
    for (const [dx, dy] of [
      [1, 0],
      [0, 1],
      [-1, 0],
      [0, -1],
    ] as const)
      context.quadraticCurveTo(x, y, x + dx * radius, y + dy * radius);
    context.closePath();
  }
};

export function merlin(theme: Theme): readonly Layer[] {
  const robe = theme.castle.courtiers.jester.fill;
  const { light, mid, dark } = theme.silver;
  return [
    { colour: robe, trace: SHOULDERS },
    { colour: mix(robe, theme.engraving, 0.45), trace: curves([25, 22, 30, 34, 27, 50]), width: 2 },
    ...faceOf(theme, {
      y: 2,
      width: 17,
      height: 17,
      iris: theme.castle.courtiers.knight.fill,
      brow: { colour: light, width: 4, lift: 1 },
    }),
    { colour: light, trace: BEARD },
    { colour: mid, trace: curves([13, 16, 17, 28, 10, 38], [6, 22, 9, 34, 3, 45]), width: 1.8 },
    { colour: theme.red.fill, trace: arc(4.5, 19.5, 1), width: 2.6 },
    { colour: light, trace: MOUSTACHE },
    { colour: mix(mid, dark, 0.4), trace: curves([2, 14.5, 10, 20, 18, 18]), width: 1.3 },
    { colour: robe, trace: HAT },
    { colour: theme.gold.mid, trace: BAND },
    { colour: robe, trace: BRIM },
    { colour: mix(robe, light, 0.35), trace: arc(38, -9.5, -3.4), width: 1.6 },
    { colour: theme.gold.light, trace: stars },
  ];
}
