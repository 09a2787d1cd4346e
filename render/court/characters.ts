import { mix } from '../themes/index.ts';
import type { Theme } from '../themes/theme.ts';
import { arc, curves, faceOf, half, type Layer, oval, pair, SHOULDERS, type Trace } from './face.ts';

/** The point of the hat leans to the right. */
const HAT: Trace = ({ context }) => {
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

const WHITE_BEARD = half({
  start: [0, 15],
  segments: [
    [10, 14, 18.5, -2],
    [27, 18, 17, 34],
    [10, 46, 0, 50],
  ],
});

const WHITE_MOUSTACHE = half({
  start: [0, 10],
  segments: [
    [7, 8, 11, 13],
    [17, 18, 22, 15],
    [16, 25, 5, 19],
    [2, 17, 0, 15],
  ],
});

/** Four-pointed stars. */
const stars: Trace = ({ context }) => {
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
    { colour: light, trace: WHITE_BEARD },
    { colour: mid, trace: curves([13, 16, 17, 28, 10, 38], [6, 22, 9, 34, 3, 45]), width: 1.8 },
    { colour: theme.red.fill, trace: arc(4.5, 19.5, 1), width: 2.6 },
    { colour: light, trace: WHITE_MOUSTACHE },
    { colour: mix(mid, dark, 0.4), trace: curves([2, 14.5, 10, 20, 18, 18]), width: 1.3 },
    { colour: robe, trace: HAT },
    { colour: theme.gold.mid, trace: BAND },
    { colour: robe, trace: BRIM },
    { colour: mix(robe, light, 0.35), trace: arc(38, -9.5, -3.4), width: 1.6 },
    { colour: theme.gold.light, trace: stars },
  ];
}

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

const lashes: Trace = ({ context }) => {
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

const MANE = half({
  start: [0, -32],
  segments: [
    [25, -31],
    [30, 0, 25, 18],
    [18, 24, 0, 24],
  ],
});

const BROWN_BEARD = half({
  start: [0, 12],
  segments: [
    [9, 10, 17.5, -3],
    [24, 20, 12, 32],
    [6, 37, 0, 38],
  ],
});

const BROWN_MOUSTACHE = half({
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
    { colour: hair, trace: BROWN_BEARD },
    { colour: mix(hair, theme.engraving, 0.35), trace: curves([10, 17, 12, 25, 6, 32]), width: 1.7 },
    { colour: theme.red.fill, trace: arc(5, 15, 1.2), width: 3.2 },
    { colour: mix(hair, theme.engraving, 0.25), trace: BROWN_MOUSTACHE },
    { colour: mid, trace: CROWN },
    { colour: light, trace: CROWN_BAND },
    { colour: dark, trace: curves([0, -22, 14, -22, 28, -25]), width: 1.4 },
    { colour: theme.red.fill, trace: oval(0, -18, 3.4, 2.8) },
    { colour: courtiers.knight.fill, trace: pair(15, -19, 2.7, 2.4) },
    { colour: light, trace: pair(0, -54, 3.4, 3.4) },
    { colour: light, trace: pair(31, -46, 2.8, 2.8) },
  ];
}

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

const slits: Trace = ({ context }) => {
  for (const side of [1, -1]) {
    context.moveTo(side * 4, -23);
    context.lineTo(side * 18, -25);
  }
};

const PLUME: Trace = ({ context }) => {
  context.moveTo(-5, -34);
  context.quadraticCurveTo(-13, -55, 12, -53);
  context.quadraticCurveTo(43, -50, 46, -8);
  context.quadraticCurveTo(40, -18, 34, -18);
  context.quadraticCurveTo(28, -34, 6, -33);
  context.closePath();
};

const feather: Trace = ({ context }) => {
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
