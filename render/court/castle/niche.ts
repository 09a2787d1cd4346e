import type { CanvasRenderingContext2D } from 'canvas';
import { mix } from '../../parts/colour.ts';
import type { Theme } from '../../themes/theme.ts';
import { NICHE } from '../sheet.ts';

/** Traces a pointed arch centred on x, `grow` pixels larger than a niche. */
function arch(context: CanvasRenderingContext2D, x: number, grow: number): void {
  const half = NICHE.width / 2 + grow;
  const top = NICHE.top - grow;
  context.beginPath();
  context.moveTo(x - half, NICHE.bottom);
  context.lineTo(x - half, top + 62);
  context.quadraticCurveTo(x - half + 8, top + 18, x, top);
  context.quadraticCurveTo(x + half - 8, top + 18, x + half, top + 62);
  context.lineTo(x + half, NICHE.bottom);
  context.closePath();
}

/** Starts a path along the edge of the niche at x. */
export function traceNiche(context: CanvasRenderingContext2D, x: number): void {
  arch(context, x, 3);
}

export function drawNiche(context: CanvasRenderingContext2D, theme: Theme, x: number): void {
  const { stone, niche: dark } = theme.castle;
  arch(context, x, 9);
  context.fillStyle = stone.light;
  context.fill();
  arch(context, x, 9);
  context.strokeStyle = stone.dark;
  context.lineWidth = 2;
  context.stroke();
  arch(context, x, 0);
  context.fillStyle = dark;
  context.fill();
  context.save();
  context.clip();
  context.fillStyle = mix(dark, theme.wood.light, 0.3);
  context.beginPath();
  context.ellipse(x, NICHE.bottom - 62, NICHE.width * 0.46, 84, 0, 0, Math.PI * 2);
  context.fill();
  context.restore();
}
