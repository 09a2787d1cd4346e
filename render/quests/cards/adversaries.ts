import type { Seat } from '../../../src/games/game.ts';
import { cardKind, cardValue, KINDS } from '../../../src/games/quests/data.ts';
import type { AdversaryCard, Kind } from '../../../src/games/quests/types.ts';
import { EMBLEMS } from '../../../src/telling/scene.ts';
import { type Emblem, emblem } from '../../parts/heraldry.ts';
import { type Charge, drawCharge, type Rect } from '../../parts/shapes.ts';
import type { Pen } from '../../pen.ts';
import { mix } from '../../themes/index.ts';
import type { SeatColours } from '../../themes/theme.ts';
import { DRAGON_EMBLEM, SKULL, SKULL_HOLES } from '../art/layers.ts';
import { drawPortrait } from '../art/portraits.ts';

/** A beast's head: upturned horns, broad brow, jaw. */
const BEAST = 'M0 -22Q10 -24 16 -22Q34 -22 32 -48Q52 -34 48 -12Q46 0 33 2Q36 12 31 24Q26 40 14 46Q6 49 0 49';

/** An upright sword, point up. */
function sword(pen: Pen, ink: string): void {
  pen.path('M0 -58L7 -48L6 22H21V31H5V48H-5V31H-21V22H-6L-7 -48Z').fill(ink);
  pen.circle(0, 53, 8).fill(ink);
}

/** These emblems are slightly higher than other charges. */
const UNITS = 104;

const DRAW: Readonly<Record<Kind, Charge>> = {
  power(pen, ink, background) {
    const { context } = pen;
    context.translate(-50, -50);
    context.scale(1.38, 1.38);
    context.translate(-14, -14);
    pen.path(SKULL).fill(ink);
    pen.path(SKULL_HOLES).fill(background);
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
    pen.symmetric(BEAST).fill(ink);
    pen.path('M7 2L25 -7Q22 9 9 8ZM-7 2L-25 -7Q-22 9 -9 8Z').fill(background);
    pen.path('M-20 25L20 25L15 36L9 29L0 38L-9 29L-15 36Z').fill(background);
  },
  dragon(pen, ink, background) {
    const { context } = pen;
    context.translate(-49, -52);
    context.strokeStyle = background;
    context.lineWidth = 5;
    for (const path of DRAGON_EMBLEM) {
      pen.path(path);
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
  const half = size / 2;
  if (kind === 'enemy') pen.roundedRect(-half * 0.9, -half * 0.9, size * 0.9, size * 0.9, size * 0.12);
  else if (kind === 'power') pen.circle(0, 0, half * 0.97);
  else pen.around(kind === 'dragon' ? 4 : 6, () => half * (kind === 'dragon' ? 1.09 : 1.06));
}

function drawBase(pen: Pen, kind: Kind, size: number): void {
  const { fill, edge } = pen.theme.quests.adversaries[kind];
  pen.context.lineJoin = 'round';
  outline(pen, kind, size - 3);
  pen.stroke(edge === pen.theme.chalk ? pen.theme.ink : edge, 3);
  pen.fill(fill);
}

function drawFace(
  pen: Pen,
  { kind, value, size }: { readonly kind: Kind; readonly value: number | null; readonly size: number },
): void {
  const { fill, text } = pen.theme.quests.adversaries[kind];
  drawBase(pen, kind, size);
  if (value === null) kindEmblem(pen, kind, size * (kind === 'dragon' ? 0.6 : 0.7), text, fill);
  else pen.write(String(value), 0, 0, { size: Math.round(size * 0.78), colour: text, align: 'centre' });
}

/** Draws a token in a kind's shape, with a value, or its emblem if there's none; `size` pixels wide. */
export function drawToken(
  pen: Pen,
  kind: Kind,
  value: number | null,
  size: number,
  x: number,
  y: number,
): void {
  const box = Math.ceil(size * 1.34);
  pen.stamp(drawFace, { kind, value, size }, box, box, x, y);
}

export function drawTrophy(pen: Pen, card: AdversaryCard, size: number, x: number, y: number): void {
  drawToken(pen, cardKind(card), cardValue(card), size, x, y);
}

function drawAny(
  pen: Pen,
  { text, width, height }: { readonly text: string; readonly width: number; readonly height: number },
): void {
  const { theme } = pen;
  const [left, top] = [-width / 2, -height / 2];
  const band = Math.round(height * 0.24);
  pen.roundedRect(left, top, width, height, 6).fill(theme.parchment.light);
  pen.inside(() => {
    KINDS.forEach((kind, i) => {
      const { fill } = theme.quests.adversaries[kind];
      pen.fillRect(left + (i * width) / 4, top, width / 4 + 1, band, fill);
    });
    pen.fillRect(left, top + band, width, 1.5, theme.ink);
  });
  pen.roundedRect(left, top, width, height, 6).stroke(theme.ink, 2);
  pen.write(text, 0, band / 2, { size: 26, colour: theme.ink, align: 'centre' });
}

/** Draws a card of any kind: a band of all colours at the top, with text on it. */
export function drawAnyCard(
  pen: Pen,
  text: string,
  width: number,
  height: number,
  x: number,
  y: number,
): void {
  pen.stamp(drawAny, { text, width, height }, width + 4, height + 4, x, y);
}

type Size = Pick<Rect, 'width' | 'height'>;

/** An adversary's card around the origin. */
export function adversaryFace(pen: Pen, card: AdversaryCard, { width, height }: Size) {
  const kind = cardKind(card);
  const { fill, edge, text } = pen.theme.quests.adversaries[kind];
  pen.roundedRect(-width / 2, -height / 2, width, height, 10).fill(edge);
  pen.roundedRect(-width / 2 + 3, -height / 2 + 3, width - 6, height - 6, 8).fill(fill);
  const [left, top] = [-width / 2, -height / 2];
  if (pen.theme.shadow > 0)
    pen.inside(() => {
      pen.polygon([left, top], [width * 0.42, top], [-width * 0.12, -top], [left, -top]);
      pen.fill(mix(fill, pen.theme.parchment.light, 0.1));
    });
  pen.roundedRect(left + 7, top + 7, width - 14, height - 14, 5).stroke(mix(fill, edge, 0.55), 1.5);
  const value = { size: Math.round(height * 0.6), colour: text, align: 'centre' } as const;
  pen.write(String(cardValue(card)), left + height * 0.3, 1, value);
  pen.context.translate(width / 2 - height * 0.48, 1);
  drawPortrait(pen, card, height * 0.8);
}

function drawCard(pen: Pen, { card, ...size }: Size & { readonly card: AdversaryCard }): void {
  adversaryFace(pen, card, size);
}

/** Draws an adversary: its value, and beside it a portrait of its kind. */
export function drawAdversary(pen: Pen, card: AdversaryCard, place: Rect): void {
  const { width, height } = place;
  const [x, y] = [place.x + width / 2, place.y + height / 2];
  pen.stamp(drawCard, { card, width, height }, width + 16, height + 16, x, y);
}

const DENTS = 11;

/** Traces a drop of wax: round, with a wavy edge. */
export const wax = (pen: Pen, radius: number): Pen =>
  pen.around(120, (angle) => radius * (1 + 0.055 * Math.sin(angle * DENTS) + 0.02 * Math.sin(angle * 3)), 0);

/** A seat's wax seal around the origin, `size` units wide. */
export function sealFace(pen: Pen, seat: Seat, size: number): void {
  const { field, shade, charge, rim } = pen.theme.seats[seat] as SeatColours;
  pen.withShadow(size * 0.08, () => {
    wax(pen, size * 0.47).fill(rim);
  });
  wax(pen, size * 0.43).fill(field);
  pen.circle(0, 0, size * 0.33);
  pen.fill(shade).stroke(charge, Math.max(1, size * 0.025));
  emblem(pen, EMBLEMS[seat] as Emblem, size * 0.5, charge, shade);
}

function drawWax(pen: Pen, { seat, size }: { readonly seat: Seat; readonly size: number }): void {
  sealFace(pen, seat, size);
}

/** Draws a seat's wax seal, `size` pixels wide. */
export function drawSeal(pen: Pen, seat: Seat, size: number, x: number, y: number): void {
  const box = Math.ceil(size * 1.4);
  pen.stamp(drawWax, { seat, size }, box, box, x, y);
}
