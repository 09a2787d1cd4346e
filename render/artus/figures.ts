import type { CanvasRenderingContext2D } from 'canvas';
import type { ArtusView, Figure, Metal, PrinceFigure } from '../../src/games/artus/types.ts';
import type { Seat } from '../../src/games/game.ts';
import { type HalfOutline, roundedRect, symmetric } from '../parts/shapes.ts';
import { crown, shield } from '../parts/shield.ts';
import { stamp } from '../parts/stamp.ts';
import type { SeatColours, Theme } from '../themes/theme.ts';
import { onChair, RADII } from './board.ts';

const SHOULDERS: HalfOutline = {
  start: [0, 22],
  segments: [
    [10, 22],
    [12, 30, 30, 34],
    [46, 38, 48, 60],
    [0, 60],
  ],
};

const FACE: HalfOutline = {
  start: [0, -26],
  segments: [
    [19, -26, 20, -2],
    [20, 24, 0, 28],
  ],
};

const HELMET: HalfOutline = {
  start: [0, -44],
  segments: [
    [28, -40, 27, -2],
    [28, 20, 16, 24],
    [17, 10, 15, -8],
    [5, -10],
    [5, 7],
    [0, 10],
  ],
};

const BEARD: HalfOutline = {
  start: [0, 9],
  segments: [
    [10, 6, 14, 0],
    [22, -14],
    [27, 10, 17, 28],
    [9, 38, 0, 42],
  ],
};

const LOCKS: HalfOutline = {
  start: [0, -30],
  segments: [
    [26, -30, 27, 0],
    [27, 22, 32, 30],
    [18, 30, 0, 30],
  ],
};

function fill(context: CanvasRenderingContext2D, outline: HalfOutline, colour: string): void {
  context.beginPath();
  symmetric(context, outline);
  context.fillStyle = colour;
  context.fill();
}

function eyes(context: CanvasRenderingContext2D, ink: string, y: number): void {
  context.fillStyle = ink;
  for (const side of [-1, 1]) {
    context.beginPath();
    context.ellipse(side * 9, y, 2.8, 3.6, 0, 0, Math.PI * 2);
    context.fill();
  }
}

function stroke(
  context: CanvasRenderingContext2D,
  ink: string,
  width: number,
  points: readonly [number, number, number, number, number, number],
): void {
  const [fromX, fromY, bendX, bendY, toX, toY] = points;
  context.beginPath();
  context.moveTo(fromX, fromY);
  context.quadraticCurveTo(bendX, bendY, toX, toY);
  context.strokeStyle = ink;
  context.lineWidth = width;
  context.lineCap = 'round';
  context.stroke();
}

/** A young man's head in an open helmet of his metal, about 100 units high around the origin. */
export function princeHead(context: CanvasRenderingContext2D, theme: Theme, metal: Metal): void {
  const { engraving, castle } = theme;
  fill(context, SHOULDERS, engraving);
  fill(context, FACE, castle.skin);
  eyes(context, engraving, 2);
  stroke(context, engraving, 2.6, [-6, 17, 0, 20, 6, 17]);
  fill(context, HELMET, theme[metal].mid);
  context.lineJoin = 'round';
  context.strokeStyle = engraving;
  context.lineWidth = 5;
  context.stroke();
  stroke(context, engraving, 4, [-20, -13, 0, -20, 20, -13]);
  stroke(context, engraving, 4, [0, -40, 0, -30, 0, -16]);
}

/** An old man's bearded head with a crown, about 100 units high around the origin. */
export function kingHead(context: CanvasRenderingContext2D, theme: Theme): void {
  const { engraving, castle, gold, carpet } = theme;
  fill(context, SHOULDERS, carpet.fill);
  fill(context, LOCKS, castle.hair);
  fill(context, FACE, castle.skin);
  fill(context, BEARD, castle.hair);
  eyes(context, engraving, -5);
  stroke(context, castle.skin, 3, [-6, 16, 0, 19, 6, 16]);
  context.save();
  context.translate(0, -38);
  crown(context, 78, engraving);
  context.translate(0, 2);
  crown(context, 60, gold.light);
  context.restore();
}

/** About 100 units wide; the shield covers everything below y = 0. */
const HELM: HalfOutline = {
  start: [0, -46],
  segments: [
    [26, -44, 28, -16],
    [32, 24],
    [0, 24],
  ],
};

/** A plume of the seat's colour, over the crest of the helm and down behind it. */
function plume(context: CanvasRenderingContext2D, { field, rim }: SeatColours): void {
  context.beginPath();
  context.moveTo(-4, -42);
  context.bezierCurveTo(-2, -60, 30, -68, 44, -44);
  context.bezierCurveTo(52, -30, 48, -16, 50, -4);
  context.bezierCurveTo(34, -8, 36, -30, 20, -40);
  context.closePath();
  context.fillStyle = field;
  context.fill();
  context.strokeStyle = rim;
  context.lineWidth = 4;
  context.stroke();
}

function helm(context: CanvasRenderingContext2D, theme: Theme): void {
  const { silver, engraving } = theme;
  context.beginPath();
  symmetric(context, HELM);
  context.fillStyle = silver.mid;
  context.fill();
  context.save();
  context.clip();
  context.fillStyle = silver.light;
  context.fillRect(-40, -50, 36, 100);
  context.restore();
  context.strokeStyle = engraving;
  context.lineWidth = 4;
  context.stroke();
  context.fillStyle = engraving;
  context.fillRect(-22, -20, 44, 8);
  context.fillRect(-3, -30, 6, 34);
}

/** A great helm with a plume in the seat's colour, about 100 units high around the origin. */
export function knightHelm(context: CanvasRenderingContext2D, theme: Theme, seat: Seat): void {
  context.lineJoin = 'round';
  plume(context, theme.seats[seat] as SeatColours);
  helm(context, theme);
}

/** A Knight in a great helm behind the shield of the seat, `size` pixels high around the origin. */
function knight(context: CanvasRenderingContext2D, theme: Theme, seat: Seat, size: number): void {
  context.save();
  context.translate(0, -size * 0.16);
  context.scale(size / 130, size / 130);
  knightHelm(context, theme, seat);
  context.restore();
  shield(context, theme, seat, Math.round(size * 0.74), 0, size * 0.14);
}

/** Silver medals are round and bronze ones have eight corners, so that nobody needs the colour. */
export function plate(context: CanvasRenderingContext2D, metal: Metal, radius: number): void {
  context.beginPath();
  if (metal === 'silver') context.arc(0, 0, radius, 0, Math.PI * 2);
  else
    for (let corner = 0; corner < 8; corner++) {
      const angle = ((corner + 0.5) * Math.PI) / 4;
      context.lineTo(Math.cos(angle) * radius * 1.06, Math.sin(angle) * radius * 1.06);
    }
  context.closePath();
}

/** A gold finger ring, `radius` pixels from its middle to its rim. */
export function fingerRing(context: CanvasRenderingContext2D, theme: Theme, radius: number): void {
  for (const [width, colour] of [
    [0.75, theme.engraving],
    [0.42, theme.gold.mid],
    [0.14, theme.gold.light],
  ] as const) {
    context.beginPath();
    context.arc(0, 0, radius * 0.7, 0, Math.PI * 2);
    context.strokeStyle = colour;
    context.lineWidth = radius * width;
    context.stroke();
  }
}

/** The rings on a dark ribbon below the medal, to be counted. */
function rings(context: CanvasRenderingContext2D, theme: Theme, count: number, size: number): void {
  const radius = size * 0.125;
  const pitch = size * 0.25;
  const y = size * 0.39;
  const width = pitch * (count - 1) + radius * 2.4;
  roundedRect(context, -width / 2, y - radius * 1.15, width, radius * 2.3, radius);
  context.fillStyle = theme.engraving;
  context.fill();
  for (let ring = 0; ring < count; ring++) {
    context.save();
    context.translate((ring - (count - 1) / 2) * pitch, y);
    fingerRing(context, theme, radius);
    context.restore();
  }
}

/** A Prince's or the King's bust on a medal of his metal, with his rings below. */
function princeMedal(
  context: CanvasRenderingContext2D,
  theme: Theme,
  { metal, rings: count, king }: PrinceFigure,
  size: number,
): void {
  const radius = size * 0.46;
  const tones = theme[metal];
  context.save();
  context.translate(0, -size * 0.05);
  plate(context, metal, radius);
  context.fillStyle = theme.engraving;
  context.fill();
  plate(context, metal, radius * 0.94);
  context.fillStyle = king ? theme.gold.mid : tones.mid;
  context.fill();
  plate(context, metal, radius * 0.8);
  context.fillStyle = tones.light;
  context.fill();
  context.save();
  context.clip();
  const units = king ? 130 : 118;
  context.scale(size / units, size / units);
  context.translate(0, king ? 14 : 4);
  if (king) kingHead(context, theme);
  else princeHead(context, theme, metal);
  context.restore();
  context.restore();
  rings(context, theme, count, size);
}

const FIGURE_SIZE = { knight: 78, prince: 70 } as const;

export function drawFigure(
  context: CanvasRenderingContext2D,
  theme: Theme,
  figure: Figure,
  size: number,
  x: number,
  y: number,
): void {
  const box = Math.ceil(size * 1.3);
  if (figure.kind === 'knight') {
    const key = `knight ${theme.id} ${figure.seat} ${size}`;
    stamp(context, key, box, box, x, y, (inner) => knight(inner, theme, figure.seat, size));
    return;
  }
  const key = `medal ${theme.id} ${figure.metal} ${figure.rings} ${figure.king} ${size}`;
  stamp(context, key, box, box, x, y, (inner) => princeMedal(inner, theme, figure, size));
}

export function drawFigures(context: CanvasRenderingContext2D, theme: Theme, view: ArtusView): void {
  view.chairs.forEach((figure, chair) => {
    if (figure === null) return;
    const { x, y } = onChair(chair, RADII.figure);
    drawFigure(context, theme, figure, FIGURE_SIZE[figure.kind], x, y + (figure.kind === 'knight' ? 4 : 0));
  });
}
