import type { CanvasRenderingContext2D } from 'canvas';
import type { AdversaryCard, Kind } from '../../../src/games/quests/types.ts';
import { roundedRect } from '../../parts/shapes.ts';
import { stamp } from '../../parts/stamp.ts';
import { write } from '../../parts/text.ts';
import type { Theme } from '../../themes/theme.ts';
import { faceValue, kindOf } from '../reading.ts';
import { kindEmblem } from './kinds.ts';

/** Traces a kind's shape. Each kind has its own, so nobody needs colour to tell them apart. */
export function outline(context: CanvasRenderingContext2D, kind: Kind, size: number): void {
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

function drawBase(context: CanvasRenderingContext2D, theme: Theme, kind: Kind, size: number): void {
  const { fill, edge } = theme.quests.adversaries[kind];
  context.lineJoin = 'round';
  outline(context, kind, size - 3);
  context.strokeStyle = edge === theme.chalk ? theme.ink : edge;
  context.lineWidth = 3;
  context.stroke();
  context.fillStyle = fill;
  context.fill();
}

/** A token in a kind's shape, with a value, or its emblem if there's none; `size` pixels wide. */
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
    drawBase(inner, theme, kind, size);
    if (value === null) kindEmblem(inner, kind, size * (kind === 'dragon' ? 0.6 : 0.7), text, fill);
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
