import type { Seat } from '../../src/games/game.ts';
import type { Say } from '../../src/i18n/fluent/say.ts';
import type { Pen } from '../pen.ts';
import type { SeatColours } from '../themes/theme.ts';
import { type Charge, drawCharge, type HalfOutline, symmetric } from './shapes.ts';

const LION_MANE: HalfOutline = {
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

const LION_FACE: HalfOutline = {
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

const LION_MUZZLE: HalfOutline = {
  start: [0, 8],
  segments: [
    [9, 7, 9, 11],
    [6, 18, 2, 19],
    [2, 23],
    [0, 23],
  ],
};

const EAGLE: HalfOutline = {
  start: [0, -46],
  segments: [
    [11, -46, 10, -34],
    [9, -28, 12, -22],
    [20, -22, 26, -34],
    [30, -42, 48, -46],
    [44, -34],
    [49, -30],
    [44, -20],
    [47, -14],
    [40, -6],
    [42, 0],
    [33, 6],
    [34, 12],
    [24, 14],
    [22, 20],
    [12, 16],
    [10, 24],
    [24, 40],
    [14, 40],
    [9, 46],
    [0, 38],
  ],
};

const STAG_HEAD: HalfOutline = {
  start: [0, -14],
  segments: [
    [8, -14],
    [22, -20, 34, -16],
    [30, -4, 16, 0],
    [16, 10, 11, 24],
    [12, 34, 9, 42],
    [6, 47, 0, 47],
  ],
};

function antlers({ context }: Pen, colour: string): void {
  context.strokeStyle = colour;
  context.lineWidth = 8;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  for (const side of [-1, 1]) {
    context.beginPath();
    context.moveTo(side * 5, -12);
    context.bezierCurveTo(side * 10, -26, side * 40, -20, side * 36, -45);
    context.moveTo(side * 16, -23);
    context.quadraticCurveTo(side * 18, -34, side * 14, -44);
    context.moveTo(side * 32, -29);
    context.lineTo(side * 46, -32);
    context.stroke();
  }
}

const TOWER: HalfOutline = {
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

const TOWER_WINDOW: HalfOutline = {
  start: [0, -16],
  segments: [
    [6, -14, 6, -8],
    [6, 2],
    [0, 2],
  ],
};

/** Ears and brow, narrowing to the snout. */
const BOAR_HEAD: HalfOutline = {
  start: [0, -40],
  segments: [
    [5, -49, 10, -38],
    [16, -36, 20, -32],
    [26, -46, 46, -48],
    [48, -32, 33, -20],
    [38, -4, 27, 12],
    [24, 20, 23, 30],
    [24, 48, 0, 48],
  ],
};

const BOAR_SNOUT: HalfOutline = {
  start: [0, 18],
  segments: [
    [19, 18, 19, 31],
    [18, 43, 0, 43],
  ],
};

/** A tusk that curves up beside the snout, outlined in the field's colour. */
function tusk(pen: Pen, charge: string, field: string, side: number): void {
  const { context } = pen;
  context.beginPath();
  context.moveTo(side * 18, 41);
  context.quadraticCurveTo(side * 46, 38, side * 41, 0);
  context.quadraticCurveTo(side * 33, 22, side * 18, 27);
  context.closePath();
  context.lineJoin = 'round';
  pen.stroke(field, 6);
  pen.fill(charge);
}

/** By seat. Their silhouettes differ, so nobody needs colour to tell them apart. */
export const EMBLEMS = ['lion', 'eagle', 'stag', 'tower', 'boar'] as const;

export type Emblem = (typeof EMBLEMS)[number];

const DRAW: Readonly<Record<Emblem, Charge>> = {
  lion(pen, charge, field) {
    const { context } = pen;
    symmetric(pen, LION_MANE).fill(charge);
    symmetric(pen, LION_FACE).fill(field);
    context.save();
    context.scale(0.86, 0.88);
    context.translate(0, 1);
    symmetric(pen, LION_FACE).fill(charge);
    context.restore();
    symmetric(pen, LION_MUZZLE).fill(field);
    for (const side of [-1, 1]) pen.circle(side * 11, -3, 4.5).fill(field);
  },
  eagle(pen, charge, field) {
    symmetric(pen, EAGLE).fill(charge);
    for (const side of [-1, 1]) pen.circle(side * 4.5, -36, 2.4).fill(field);
  },
  stag(pen, charge, field) {
    antlers(pen, charge);
    symmetric(pen, STAG_HEAD).fill(charge);
    for (const side of [-1, 1]) pen.circle(side * 7, 6, 3.4).fill(field);
    pen.circle(0, 40, 4).fill(field);
  },
  tower(pen, charge, field) {
    symmetric(pen, TOWER).fill(charge);
    symmetric(pen, TOWER_WINDOW).fill(field);
  },
  boar(pen, charge, field) {
    symmetric(pen, BOAR_HEAD).fill(charge);
    for (const side of [-1, 1]) {
      tusk(pen, charge, field, side);
      pen.circle(side * 14, -12, 3.8).fill(field);
    }
    symmetric(pen, BOAR_SNOUT).fill(field);
    for (const side of [-1, 1]) pen.circle(side * 7.5, 31, 4.4).fill(charge);
  },
};

/** The emblem, centred on the origin, `size` pixels high. */
export function emblem(pen: Pen, name: Emblem, size: number, charge: string, field: string): void {
  drawCharge(pen, DRAW[name], size, charge, field);
}

/** A heater shield, about 100 units high, centred on the origin. */
const HEATER: HalfOutline = {
  start: [0, -50],
  segments: [
    [43, -50],
    [43, -6],
    [43, 28, 18, 42, 0, 52],
  ],
};

function path(pen: Pen, scale: number): void {
  const { context } = pen;
  context.save();
  context.scale(scale, scale);
  symmetric(pen, HEATER);
  context.restore();
}

/** A seat's shield, with the side away from the light shaded, `size` pixels high, centred on (x, y). */
export function shield(pen: Pen, seat: Seat, size: number, x: number, y: number): void {
  const box = Math.ceil(size * 1.3);
  pen.stamp(`shield ${seat} ${size}`, box, box, x, y, (inner) => {
    const { context } = inner;
    const tincture = pen.theme.seats[seat] as SeatColours;
    inner.withShadow(size * 0.07, () => {
      path(inner, size / 102);
      inner.fill(tincture.rim);
    });
    path(inner, (size / 102) * 0.9);
    inner.fill(tincture.field);
    context.save();
    context.clip();
    inner.fillRect(0, -size, size, size * 2, tincture.shade);
    context.restore();
    context.translate(0, -size * 0.045);
    emblem(inner, EMBLEMS[seat] as Emblem, size * 0.66, tincture.charge, tincture.field);
  });
}

/** A crown centred on the origin, `width` pixels wide and about two thirds as high. */
export function crown(pen: Pen, width: number, colour: string): void {
  const { context } = pen;
  context.save();
  context.scale(width / 100, width / 100);
  pen.polygon([-40, 32], [-48, -20], [-23, 4], [0, -30], [23, 4], [48, -20], [40, 32]).fill(colour);
  for (const [x, y] of [
    [-48, -24],
    [0, -34],
    [48, -24],
  ] as const) {
    pen.circle(x * 0.97, y, 7);
    context.fill();
  }
  context.restore();
}

/** What the coat of arms of a seat shows. */
export const emblemName = (say: Say, seat: number): string => {
  const name = EMBLEMS[seat];
  return name === undefined ? '' : say(`pictures-emblem.${name}`);
};
