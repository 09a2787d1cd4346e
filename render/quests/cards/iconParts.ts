import type { CanvasRenderingContext2D } from 'canvas';
import { KINDS } from '../../../src/games/quests/data.ts';
import { roundedRect } from '../../parts/shapes.ts';
import type { HalfOutline } from '../../parts/symmetric.ts';
import type { Theme } from '../../themes/theme.ts';

export const SWORD: HalfOutline = {
  start: [0, -50],
  segments: [
    [8, -40],
    [7, 14],
    [26, 14],
    [26, 24],
    [6, 24],
    [6, 40],
    [11, 46],
    [7, 50],
    [0, 50],
  ],
};

export function card(
  context: CanvasRenderingContext2D,
  theme: Theme,
  x: number,
  turn: number,
  fill: string,
): void {
  context.save();
  context.rotate(turn);
  roundedRect(context, x - 27, -40, 54, 80, 8);
  context.fillStyle = fill;
  context.fill();
  context.strokeStyle = fill === theme.ink ? theme.parchment.dark : theme.ink;
  context.lineWidth = 4;
  context.stroke();
  context.restore();
}

/** The four colours, on the back of an adversary. */
export function quarters(context: CanvasRenderingContext2D, theme: Theme, size: number): void {
  KINDS.forEach((kind, i) => {
    context.fillStyle = theme.quests.adversaries[kind].fill;
    context.fillRect((i % 2) * size - size, Math.floor(i / 2) * size - size, size, size);
  });
  context.strokeStyle = theme.ink;
  context.lineWidth = 3;
  context.strokeRect(-size, -size, size * 2, size * 2);
}

const CHAIRS = 8;

/** The round table with its chairs, on the back of a knight. */
export function roundTable(context: CanvasRenderingContext2D, theme: Theme): void {
  context.fillStyle = theme.ink;
  for (let chair = 0; chair < CHAIRS; chair++) {
    const angle = (chair * 2 * Math.PI) / CHAIRS;
    context.beginPath();
    context.arc(Math.cos(angle) * 18, Math.sin(angle) * 18, 4.5, 0, 2 * Math.PI);
    context.fill();
  }
  context.beginPath();
  context.arc(0, 0, 11, 0, 2 * Math.PI);
  context.fill();
}
