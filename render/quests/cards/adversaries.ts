import type { Seat } from '../../../src/games/game.ts';
import { KINDS, kindOf } from '../../../src/games/quests/data.ts';
import type { AdversaryCard, Kind } from '../../../src/games/quests/types.ts';
import { EMBLEMS, type Emblem, emblem } from '../../parts/heraldry.ts';
import { type Charge, drawCharge, type HalfOutline, type Rect, symmetric } from '../../parts/shapes.ts';
import type { Pen } from '../../pen.ts';
import { mix } from '../../themes/index.ts';
import type { SeatColours } from '../../themes/theme.ts';
import { DRAGON_EMBLEM, SKULL, SKULL_HOLES, trace } from '../art/layers.ts';
import { drawPortrait } from '../art/portraits.ts';
import { faceValue } from '../reading.ts';

/** A beast's head: upturned horns, broad brow, jaw. */
const BEAST: HalfOutline = {
  start: [0, -22],
  segments: [
    [10, -24, 16, -22],
    [34, -22, 32, -48],
    [52, -34, 48, -12],
    [46, 0, 33, 2],
    [36, 12, 31, 24],
    [26, 40, 14, 46],
    [6, 49, 0, 49],
  ],
};

/** An upright sword, point up. */
function sword(pen: Pen, ink: string): void {
  pen
    .polygon(
      [0, -58],
      [7, -48],
      [6, 22],
      [21, 22],
      [21, 31],
      [5, 31],
      [5, 48],
      [-5, 48],
      [-5, 31],
      [-21, 31],
      [-21, 22],
      [-6, 22],
      [-7, -48],
    )
    .fill(ink);
  pen.circle(0, 53, 8).fill(ink);
}

function closed(pen: Pen, outline: HalfOutline): void {
  symmetric(pen, outline);
  pen.context.fill();
}

/** These emblems are slightly higher than other charges. */
const UNITS = 104;

const DRAW: Readonly<Record<Kind, Charge>> = {
  power(pen, ink, background) {
    const { context } = pen;
    context.translate(-50, -50);
    context.scale(1.38, 1.38);
    context.translate(-14, -14);
    for (const [colour, path] of [
      [ink, SKULL],
      [background, SKULL_HOLES],
    ] as const) {
      context.fillStyle = colour;
      context.beginPath();
      trace(pen, path);
      context.fill();
    }
  },
  enemy(pen, ink, background) {
    const { context } = pen;
    for (const side of [-1, 1]) {
      context.save();
      context.scale(side, 1);
      context.translate(2, -4);
      context.rotate(0.72);
      context.lineWidth = 9;
      context.lineJoin = 'round';
      context.strokeStyle = background;
      if (side === 1) context.strokeRect(-6, -30, 12, 50);
      sword(pen, ink);
      context.restore();
    }
  },
  monster(pen, ink, background) {
    const { context } = pen;
    context.fillStyle = ink;
    closed(pen, BEAST);
    context.fillStyle = background;
    for (const side of [-1, 1]) {
      context.beginPath();
      context.moveTo(side * 7, 2);
      context.lineTo(side * 25, -7);
      context.quadraticCurveTo(side * 22, 9, side * 9, 8);
      context.closePath();
      context.fill();
    }
    pen.polygon([-20, 25], [20, 25], [15, 36], [9, 29], [0, 38], [-9, 29], [-15, 36]);
    context.fill();
  },
  dragon(pen, ink, background) {
    const { context } = pen;
    context.translate(-49, -52);
    context.strokeStyle = background;
    context.lineWidth = 5;
    for (const path of DRAGON_EMBLEM) {
      context.beginPath();
      trace(pen, path);
      context.stroke();
      pen.fill(ink);
    }
    pen.circle(33, 38, 5).fill(background);
  },
};

/** The emblem of a kind of adversary, centred on the origin, `size` pixels high. */
export function kindEmblem(pen: Pen, kind: Kind, size: number, ink: string, background: string): void {
  drawCharge(pen, DRAW[kind], size, ink, background, UNITS);
}

/** Traces a kind's shape. Each kind has its own, so nobody needs colour to tell them apart. */
export function outline(pen: Pen, kind: Kind, size: number): void {
  const { context } = pen;
  const half = size / 2;
  if (kind === 'enemy') {
    pen.roundedRect(-half * 0.9, -half * 0.9, size * 0.9, size * 0.9, size * 0.12);
    return;
  }
  context.beginPath();
  if (kind === 'power') {
    context.arc(0, 0, half * 0.97, 0, Math.PI * 2);
    return;
  }
  const corners = kind === 'dragon' ? 4 : 6;
  const radius = half * (kind === 'dragon' ? 1.09 : 1.06);
  for (let corner = 0; corner < corners; corner++) {
    const angle = (corner * 2 * Math.PI) / corners - Math.PI / 2;
    context.lineTo(Math.cos(angle) * radius, Math.sin(angle) * radius);
  }
  context.closePath();
}

function drawBase(pen: Pen, kind: Kind, size: number): void {
  const { fill, edge } = pen.theme.quests.adversaries[kind];
  pen.context.lineJoin = 'round';
  outline(pen, kind, size - 3);
  pen.stroke(edge === pen.theme.chalk ? pen.theme.ink : edge, 3);
  pen.fill(fill);
}

/** A token in a kind's shape, with a value, or its emblem if there's none; `size` pixels wide. */
export function drawToken(
  pen: Pen,
  kind: Kind,
  value: number | null,
  size: number,
  x: number,
  y: number,
): void {
  const box = Math.ceil(size * 1.34);
  pen.stamp(`token ${kind} ${value} ${size}`, box, box, x, y, (inner) => {
    const { fill, text } = pen.theme.quests.adversaries[kind];
    drawBase(inner, kind, size);
    if (value === null) kindEmblem(inner, kind, size * (kind === 'dragon' ? 0.6 : 0.7), text, fill);
    else inner.write(String(value), 0, 0, { size: Math.round(size * 0.78), colour: text, align: 'centre' });
  });
}

export function drawTrophy(pen: Pen, card: AdversaryCard, size: number, x: number, y: number): void {
  drawToken(pen, kindOf(card), faceValue(card), size, x, y);
}

/** A card of any kind: a band of all colours at the top, with text on it. */
export function drawAnyCard(
  pen: Pen,
  text: string,
  width: number,
  height: number,
  x: number,
  y: number,
): void {
  const { theme } = pen;
  pen.stamp(`any ${text} ${width} ${height}`, width + 4, height + 4, x, y, (inner) => {
    inner.roundedRect(-width / 2, -height / 2, width, height, 6);
    inner.context.save();
    inner.fill(theme.parchment.light);
    inner.context.clip();
    const band = Math.round(height * 0.24);
    KINDS.forEach((kind, i) => {
      inner.fillRect(
        -width / 2 + (i * width) / 4,
        -height / 2,
        width / 4 + 1,
        band,
        theme.quests.adversaries[kind].fill,
      );
    });
    inner.fillRect(-width / 2, -height / 2 + band, width, 1.5, theme.ink);
    inner.context.restore();
    inner.roundedRect(-width / 2, -height / 2, width, height, 6).stroke(theme.ink, 2);
    inner.write(text, 0, band / 2, { size: 26, colour: theme.ink, align: 'centre' });
  });
}

/** An adversary's card around the origin. */
export function adversaryFace(pen: Pen, card: AdversaryCard, { width, height }: Rect) {
  const { context } = pen;
  const kind = kindOf(card);
  const { fill, edge, text } = pen.theme.quests.adversaries[kind];
  pen.roundedRect(-width / 2, -height / 2, width, height, 10).fill(edge);
  pen.roundedRect(-width / 2 + 3, -height / 2 + 3, width - 6, height - 6, 8).fill(fill);
  if (pen.theme.shadow > 0) {
    context.save();
    context.clip();
    pen
      .polygon(
        [-width / 2, -height / 2],
        [width * 0.42, -height / 2],
        [-width * 0.12, height / 2],
        [-width / 2, height / 2],
      )
      .fill(mix(fill, pen.theme.parchment.light, 0.1));
    context.restore();
  }
  pen
    .roundedRect(-width / 2 + 7, -height / 2 + 7, width - 14, height - 14, 5)
    .stroke(mix(fill, edge, 0.55), 1.5);
  pen.write(String(faceValue(card)), -width / 2 + height * 0.3, 1, {
    size: Math.round(height * 0.6),
    colour: text,
    align: 'centre',
  });
  context.translate(width / 2 - height * 0.48, 1);
  drawPortrait(pen, card, height * 0.8);
}

/** An adversary: its value, and beside it a portrait of its kind. */
export function drawAdversary(pen: Pen, card: AdversaryCard, place: Rect): void {
  const key = `adversary ${card} ${place.width} ${place.height}`;
  const [x, y] = [place.x + place.width / 2, place.y + place.height / 2];
  pen.stamp(key, place.width + 16, place.height + 16, x, y, (inner) => adversaryFace(inner, card, place));
}

const DENTS = 11;

/** Traces a drop of wax: round, with a wavy edge. */
export function wax({ context }: Pen, radius: number): void {
  context.beginPath();
  for (let step = 0; step <= 120; step++) {
    const angle = (step * Math.PI) / 60;
    const r = radius * (1 + 0.055 * Math.sin(angle * DENTS) + 0.02 * Math.sin(angle * 3));
    context.lineTo(Math.cos(angle) * r, Math.sin(angle) * r);
  }
  context.closePath();
}

/** A seat's wax seal around the origin, `size` units wide. */
export function sealFace(pen: Pen, seat: Seat, size: number): void {
  const { field, shade, charge, rim } = pen.theme.seats[seat] as SeatColours;
  pen.withShadow(size * 0.08, () => {
    wax(pen, size * 0.47);
    pen.fill(rim);
  });
  wax(pen, size * 0.43);
  pen.fill(field);
  pen.circle(0, 0, size * 0.33);
  pen.fill(shade).stroke(charge, Math.max(1, size * 0.025));
  emblem(pen, EMBLEMS[seat] as Emblem, size * 0.5, charge, shade);
}

/** A seat's wax seal, `size` pixels wide. */
export function drawSeal(pen: Pen, seat: Seat, size: number, x: number, y: number): void {
  const box = Math.ceil(size * 1.4);
  pen.stamp(`seal ${seat} ${size}`, box, box, x, y, (inner) => sealFace(inner, seat, size));
}
