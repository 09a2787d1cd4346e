import type { CanvasRenderingContext2D } from 'canvas';
import { KINDS } from '../../../src/games/quests/data.ts';
import type { TurnStep } from '../../../src/games/quests/types.ts';
import { type HalfOutline, roundedRect, symmetric } from '../../parts/shapes.ts';
import { stamp } from '../../parts/stamp.ts';
import type { Theme } from '../../themes/theme.ts';

const SWORD: HalfOutline = {
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

function card(context: CanvasRenderingContext2D, theme: Theme, x: number, turn: number, fill: string): void {
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
function quarters(context: CanvasRenderingContext2D, theme: Theme, size: number): void {
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
function roundTable(context: CanvasRenderingContext2D, theme: Theme): void {
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

export type IconId = TurnStep | 'adversaries' | 'knights' | 'discards' | 'seal';

const DRAW: Readonly<Record<IconId, (context: CanvasRenderingContext2D, theme: Theme) => void>> = {
  reveal(context, theme) {
    card(context, theme, -10, -0.26, theme.ink);
    card(context, theme, 10, 0.14, theme.parchment.light);
    context.save();
    context.rotate(0.14);
    context.translate(10, 0);
    quarters(context, theme, 15);
    context.restore();
  },
  challenge(context, theme) {
    context.rotate(0.6);
    context.beginPath();
    symmetric(context, SWORD);
    context.lineJoin = 'round';
    context.strokeStyle = theme.ink;
    context.lineWidth = 8;
    context.stroke();
    context.fillStyle = theme.parchment.light;
    context.fill();
  },
  adventure(context, theme) {
    roundedRect(context, -30, -40, 60, 80, 4);
    context.fillStyle = theme.parchment.light;
    context.fill();
    context.strokeStyle = theme.ink;
    context.lineWidth = 4;
    context.stroke();
    for (const y of [-42, 42]) {
      roundedRect(context, -38, y - 7, 76, 14, 7);
      context.fillStyle = theme.parchment.mid;
      context.fill();
      context.stroke();
    }
    context.beginPath();
    context.arc(0, 0, 20, 0, Math.PI * 2);
    context.fillStyle = theme.gold.mid;
    context.fill();
    context.stroke();
  },
  draw(context, theme) {
    DRAW.knights(context, theme);
    context.fillStyle = theme.parchment.light;
    context.strokeStyle = theme.ink;
    context.lineWidth = 5;
    context.beginPath();
    context.arc(30, 30, 19, 0, Math.PI * 2);
    context.fill();
    context.stroke();
    context.fillStyle = theme.ink;
    context.fillRect(19, 27, 22, 6);
    context.fillRect(27, 19, 6, 22);
  },
  adversaries(context, theme) {
    card(context, theme, 0, 0, theme.ink);
    quarters(context, theme, 19);
  },
  knights(context, theme) {
    card(context, theme, 0, 0, theme.parchment.mid);
    roundTable(context, theme);
  },
  discards(context, theme) {
    card(context, theme, -12, -0.4, theme.parchment.mid);
    card(context, theme, 2, 0, theme.parchment.mid);
    card(context, theme, 12, 0.4, theme.parchment.mid);
  },
  seal(context, theme) {
    context.beginPath();
    for (let step = 0; step <= 80; step++) {
      const angle = (step * Math.PI) / 40;
      const radius = 40 + 4 * Math.sin(angle * 9);
      context.lineTo(Math.cos(angle) * radius, Math.sin(angle) * radius);
    }
    context.closePath();
    context.fillStyle = theme.ink;
    context.fill();
    context.strokeStyle = theme.parchment.light;
    context.lineWidth = 5;
    context.beginPath();
    context.arc(0, 0, 25, 0, Math.PI * 2);
    context.stroke();
  },
};

/** An icon around the origin, about 100 units high. */
export const paintIcon = (context: CanvasRenderingContext2D, theme: Theme, id: IconId): void =>
  DRAW[id](context, theme);

/** An icon `size` pixels high, centred on (x, y). */
export function drawIcon(
  context: CanvasRenderingContext2D,
  theme: Theme,
  id: IconId,
  size: number,
  x: number,
  y: number,
): void {
  const box = Math.ceil(size * 1.3);
  stamp(context, `icon ${theme.id} ${id} ${size}`, box, box, x, y, (inner) => {
    inner.scale(size / 100, size / 100);
    DRAW[id](inner, theme);
  });
}
