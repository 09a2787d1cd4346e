import type { CanvasRenderingContext2D } from 'canvas';
import type { KnightCard } from '../../../src/games/quests/types.ts';
import { mix, withShadow } from '../../parts/colour.ts';
import {
  type Charge,
  drawCharge,
  type HalfOutline,
  roundedRect,
  star,
  symmetric,
} from '../../parts/shapes.ts';
import { stamp } from '../../parts/stamp.ts';
import type { Theme } from '../../themes/theme.ts';
import { drawBust } from '../art/portraits.ts';
import { type Livery, liveryOf, strengthOf } from '../reading.ts';

const LILY: HalfOutline = {
  start: [0, -48],
  segments: [
    [16, -28, 16, -14],
    [16, -2, 9, 10],
    [11, 10],
    [14, -14, 30, -18],
    [46, -16, 44, 2],
    [40, 14, 30, 12],
    [32, 2, 26, 2],
    [20, 6, 22, 14],
    [22, 22],
    [9, 22],
    [10, 36, 16, 44],
    [6, 44, 0, 49],
  ],
};

const HAT: HalfOutline = {
  start: [0, -49],
  segments: [
    [18, -6, 25, 20],
    [44, 22, 47, 32],
    [40, 45, 0, 45],
  ],
};

const RAYS = 8;

const DRAW: Readonly<Record<Livery, Charge>> = {
  red(context, ink, background) {
    context.lineCap = 'butt';
    for (const [colour, line, dash] of [
      [ink, 24, []],
      [background, 6, [8, 14]],
    ] as const) {
      context.setLineDash([...dash]);
      context.strokeStyle = colour;
      context.lineWidth = line;
      context.beginPath();
      context.moveTo(-24, 48);
      context.bezierCurveTo(-52, -8, -36, -36, 0, -36);
      context.bezierCurveTo(36, -36, 52, -8, 24, 48);
      context.stroke();
    }
    context.setLineDash([]);
    context.fillStyle = ink;
    for (const x of [-38, 8]) context.fillRect(x, 38, 30, 11);
  },
  orange(context, ink) {
    context.fillStyle = ink;
    context.beginPath();
    for (let point = 0; point < RAYS * 2; point++) {
      const angle = (point * Math.PI) / RAYS - Math.PI / 2;
      const radius = point % 2 === 0 ? 49 : 25;
      context.lineTo(Math.cos(angle) * radius, Math.sin(angle) * radius);
    }
    context.closePath();
    context.fill();
  },
  beige(context, ink) {
    context.fillStyle = ink;
    context.beginPath();
    symmetric(context, LILY);
    context.fill();
  },
  merlin(context, ink, background) {
    context.fillStyle = ink;
    context.beginPath();
    symmetric(context, HAT);
    context.fill();
    context.fillStyle = background;
    context.fillRect(-24, 19, 48, 5);
    context.translate(1, -4);
    star(context, 13);
    context.fill();
  },
};

/** The charge of a colour's knights, or Merlin's hat, centred on the origin, `size` pixels high. */
export function charge(
  context: CanvasRenderingContext2D,
  livery: Livery,
  size: number,
  ink: string,
  background: string,
): void {
  drawCharge(context, DRAW[livery], size, ink, background);
}

/** A round badge in a colour, with its charge. */
export function drawLivery(
  context: CanvasRenderingContext2D,
  theme: Theme,
  livery: Livery,
  size: number,
  x: number,
  y: number,
): void {
  stamp(context, `livery ${theme.id} ${livery} ${size}`, size + 6, size + 6, x, y, (inner) => {
    const { fill, edge, text } = theme.quests.knights[livery];
    inner.beginPath();
    inner.arc(0, 0, size / 2, 0, Math.PI * 2);
    inner.fillStyle = fill;
    inner.fill();
    inner.strokeStyle = edge === theme.chalk ? theme.engraving : edge;
    inner.lineWidth = Math.max(2, size / 20);
    inner.stroke();
    if (livery === 'merlin') inner.translate(0, -size * 0.04);
    charge(inner, livery, size * 0.66, text, fill);
  });
}

/** Height of a knight card divided by its width. */
export const RATIO = 1.45;

/** Width of a double divided by that of a single. */
const DOUBLE = 1.5;

/** Cards from this height on have a knight on them, smaller ones only the banner. */
const PORTRAIT = 90;

export function knightWidth(card: KnightCard, height: number): number {
  return Math.round((height / RATIO) * (strengthOf(card) === 2 ? DOUBLE : 1));
}

/** Traces a pointed banner, the cloth behind one knight's charge. */
function banner(context: CanvasRenderingContext2D, width: number, top: number, bottom: number): void {
  const half = width / 2;
  context.beginPath();
  context.moveTo(-half, top);
  context.lineTo(half, top);
  context.lineTo(half, bottom - width * 0.3);
  context.lineTo(0, bottom);
  context.lineTo(-half, bottom - width * 0.3);
  context.closePath();
}

/** One knight of the card, around x = 0: a banner with the charge, and on a large card whoever carries it. */
function knight(
  context: CanvasRenderingContext2D,
  theme: Theme,
  livery: Livery,
  height: number,
  cloth: number,
): void {
  const { fill, edge, text } = theme.quests.knights[livery];
  const [top, bottom] = [-height * 0.43, height * 0.43];
  banner(context, cloth, top, bottom);
  context.fillStyle = fill;
  context.fill();
  context.save();
  context.clip();
  context.fillStyle = theme.shadow > 0 ? mix(fill, edge, 0.18) : fill;
  context.fillRect(0, -height, cloth, height * 2);
  context.restore();
  banner(context, cloth, top, bottom);
  context.strokeStyle = edge === theme.chalk ? theme.engraving : edge;
  context.lineWidth = Math.max(1, height / 70);
  context.stroke();
  if (height < PORTRAIT) {
    context.translate(0, -height * 0.06);
    charge(context, livery, cloth * 0.78, text, fill);
    return;
  }
  context.save();
  context.translate(0, -height * 0.15);
  drawBust(context, theme, livery, Math.min(cloth * 0.95, height * 0.52));
  context.restore();
  context.translate(0, height * 0.2);
  charge(context, livery, Math.min(cloth * 0.5, height * 0.27), text, fill);
}

/** A knight card around the origin. A double has two knights. */
export function knightFace(
  context: CanvasRenderingContext2D,
  theme: Theme,
  card: KnightCard,
  height: number,
): void {
  const width = knightWidth(card, height);
  const outline = () => roundedRect(context, -width / 2, -height / 2, width, height, height * 0.09);
  withShadow(context, theme, height * 0.045, () => {
    outline();
    context.fillStyle = theme.parchment.light;
    context.fill();
  });
  outline();
  context.strokeStyle = theme.engraving;
  context.lineWidth = Math.max(1.5, height / 60);
  context.stroke();
  const count = strengthOf(card);
  const pitch = (width - height * 0.14) / count;
  const cloth = pitch - (count === 2 ? height * 0.03 : 0);
  for (let i = 0; i < count; i++) {
    context.save();
    context.translate((i - (count - 1) / 2) * pitch, 0);
    knight(context, theme, liveryOf(card), height, cloth);
    context.restore();
  }
}

/** A knight card centred on (x, y). */
function drawKnight(
  context: CanvasRenderingContext2D,
  theme: Theme,
  card: KnightCard,
  height: number,
  x: number,
  y: number,
): void {
  const margin = Math.ceil(height * 0.1) + 3;
  const key = `knight ${theme.id} ${card} ${height}`;
  const box = [knightWidth(card, height) + margin * 2, height + margin * 2] as const;
  stamp(context, key, ...box, x, y, (inner) => knightFace(inner, theme, card, height));
}

/** Knights side by side from the left, overlapping if they'd exceed `room`. Returns the width used. */
export function drawKnightRow(
  context: CanvasRenderingContext2D,
  theme: Theme,
  cards: readonly KnightCard[],
  height: number,
  left: number,
  y: number,
  room: number,
): number {
  const gap = height * 0.08;
  const widths = cards.map((card) => knightWidth(card, height));
  const whole = widths.reduce((all, width) => all + width + gap, -gap);
  const last = widths.at(-1) ?? 0;
  const squeeze = whole > room ? (room - last) / Math.max(1, whole - last) : 1;
  let offset = 0;
  cards.forEach((card, i) => {
    const width = widths[i] as number;
    drawKnight(context, theme, card, height, left + offset + width / 2, y);
    offset += (width + gap) * squeeze;
  });
  return Math.min(whole, room);
}
