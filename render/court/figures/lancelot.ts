import { mix } from '../../parts/colour.ts';
import type { Theme } from '../../themes/theme.ts';
import { arc, curves, faceOf, half, type Layer, oval, pair, SHOULDERS, type Trace } from './face.ts';

/** An open helmet. */
const HELM = half({
  start: [0, -38],
  segments: [
    [28, -38, 29, -8],
    [28, 14, 22, 28],
    [10, 33, 0, 33],
  ],
});

const OPENING = half({
  start: [0, -17],
  segments: [
    [17, -17, 18, -5],
    [18, 10, 11, 21],
    [6, 24, 0, 24],
  ],
});

const VISOR = half({
  start: [0, -37],
  segments: [
    [20, -36, 25, -20],
    [12, -15, 0, -15],
  ],
});

const slits: Trace = (context) => {
  for (const side of [1, -1]) {
    context.moveTo(side * 4, -23);
    context.lineTo(side * 18, -25);
  }
};

const PLUME: Trace = (context) => {
  context.moveTo(-5, -34);
  context.quadraticCurveTo(-13, -55, 12, -53);
  context.quadraticCurveTo(43, -50, 46, -8);
  context.quadraticCurveTo(40, -18, 34, -18);
  context.quadraticCurveTo(28, -34, 6, -33);
  context.closePath();
};

const feather: Trace = (context) => {
  context.moveTo(0, -38);
  context.quadraticCurveTo(18, -48, 38, -24);
};

const COLLAR = half({
  start: [0, 28],
  segments: [
    [18, 22],
    [26, 26, 24, 33],
    [10, 41, 0, 41],
  ],
});

export function lancelot(theme: Theme): readonly Layer[] {
  const { skin, hair, cloth } = theme.castle;
  const { light, mid, dark } = theme.silver;
  const fair = mix(hair, theme.gold.light, 0.45);
  return [
    { colour: cloth.lancelot, trace: SHOULDERS },
    { colour: theme.gold.mid, trace: curves([45, 50, 41, 26, 26, 20]), width: 2.6 },
    { colour: cloth.lancelot, trace: PLUME },
    { colour: mix(cloth.lancelot, light, 0.5), trace: feather, width: 2.2 },
    { colour: mid, trace: COLLAR },
    { colour: mid, trace: HELM },
    { colour: dark, trace: OPENING },
    ...faceOf(theme, {
      y: 1,
      width: 14.5,
      height: 18.5,
      iris: cloth.lancelot,
      brow: { colour: fair, width: 2.4, lift: 1 },
    }),
    { colour: fair, trace: curves([0, -15, 8, -10, 14, -4]), width: 4 },
    { colour: mix(skin, theme.red.fill, 0.7), trace: arc(5.2, 12, 1.4), width: 2.4 },
    { colour: light, trace: VISOR },
    { colour: theme.engraving, trace: slits, width: 2.4 },
    { colour: dark, trace: arc(25, -20, 2.6), width: 1.6 },
    { colour: theme.gold.mid, trace: pair(25, -14, 3.4, 3.4) },
    { colour: dark, trace: curves([8, 39, 18, 36, 23, 30]), width: 1.5 },
    { colour: theme.gold.mid, trace: oval(0, 37, 3.2, 3.2) },
  ];
}
