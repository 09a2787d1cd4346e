import type { CanvasRenderingContext2D } from 'canvas';
import { KINDS } from '../../src/games/quests/data.ts';
import type { AdversaryCard, Kind } from '../../src/games/quests/types.ts';
import { roundedRect } from '../parts/shapes.ts';
import { stamp } from '../parts/stamp.ts';
import { write } from '../parts/text.ts';
import type { Theme } from '../themes/theme.ts';
import { kindEmblem } from './kinds.ts';
import { faceValue, kindOf } from './reading.ts';

/** Radius of the figures' corners by kind, in parts of half the size: a figure a kind, so that none needs its colour. */
function outline(context: CanvasRenderingContext2D, kind: Kind, size: number): void {
  const half = size / 2;
  if (kind === 'enemy') {
    roundedRect(context, -half * 0.9, -half * 0.9, size * 0.9, size * 0.9, size * 0.12);
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

function ground(context: CanvasRenderingContext2D, theme: Theme, kind: Kind, size: number): void {
  const { fill, edge } = theme.quests.adversaries[kind];
  context.lineJoin = 'round';
  outline(context, kind, size - 3);
  context.strokeStyle = edge === theme.chalk ? theme.ink : edge;
  context.lineWidth = 3;
  context.stroke();
  context.fillStyle = fill;
  context.fill();
}

/** A kind's figure with its emblem, or with a value where one is given; `size` pixels across. */
export function drawToken(
  context: CanvasRenderingContext2D,
  theme: Theme,
  kind: Kind,
  value: number | null,
  size: number,
  x: number,
  y: number,
): void {
  const box = Math.ceil(size * 1.34);
  stamp(context, `token ${theme.id} ${kind} ${value} ${size}`, box, box, x, y, (inner) => {
    const { fill, text } = theme.quests.adversaries[kind];
    ground(inner, theme, kind, size);
    if (value === null) kindEmblem(inner, kind, size * (kind === 'dragon' ? 0.62 : 0.7), text, fill);
    else write(inner, String(value), 0, 0, { size: Math.round(size * 0.78), colour: text, align: 'centre' });
  });
}

export function drawTrophy(
  context: CanvasRenderingContext2D,
  theme: Theme,
  card: AdversaryCard,
  size: number,
  x: number,
  y: number,
): void {
  drawToken(context, theme, kindOf(card), faceValue(card), size, x, y);
}

/** A card of any kind, a band of all colours at its head, with something written on it. */
export function drawAnyCard(
  context: CanvasRenderingContext2D,
  theme: Theme,
  text: string,
  width: number,
  height: number,
  x: number,
  y: number,
): void {
  stamp(context, `any ${theme.id} ${text} ${width} ${height}`, width + 4, height + 4, x, y, (inner) => {
    roundedRect(inner, -width / 2, -height / 2, width, height, 6);
    inner.save();
    inner.fillStyle = theme.parchment.light;
    inner.fill();
    inner.clip();
    const band = Math.round(height * 0.24);
    KINDS.forEach((kind, i) => {
      inner.fillStyle = theme.quests.adversaries[kind].fill;
      inner.fillRect(-width / 2 + (i * width) / 4, -height / 2, width / 4 + 1, band);
    });
    inner.fillStyle = theme.ink;
    inner.fillRect(-width / 2, -height / 2 + band, width, 1.5);
    inner.restore();
    roundedRect(inner, -width / 2, -height / 2, width, height, 6);
    inner.strokeStyle = theme.ink;
    inner.lineWidth = 2;
    inner.stroke();
    write(inner, text, 0, band / 2, { size: 26, colour: theme.ink, align: 'centre' });
  });
}
