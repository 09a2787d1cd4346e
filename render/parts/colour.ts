import type { CanvasRenderingContext2D } from 'canvas';
import type { Theme } from '../themes/theme.ts';

/** The colour that's `share` (0 to 1) of the way from one `#rrggbb` to another. */
export function mix(from: string, to: string, share: number): string {
  const channel = (colour: string, at: number) => Number.parseInt(colour.slice(at, at + 2), 16);
  const mixed = [1, 3, 5].map((at) => {
    const a = channel(from, at);
    return Math.round(a + (channel(to, at) - a) * share)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${mixed.join('')}`;
}

/** Light comes from the upper left, so shadows fall to the lower right. */
const SHADOW_X = 0.6;

const SHADOW_Y = 0.8;

/** Every shape drawn in `draw` casts a soft shadow `depth` pixels long. Slow: only for backdrops and stamps. */
export function withShadow(
  context: CanvasRenderingContext2D,
  theme: Theme,
  depth: number,
  draw: () => void,
): void {
  context.save();
  if (theme.shadow > 0) {
    context.shadowColor = `rgba(0, 0, 0, ${theme.shadow})`;
    context.shadowBlur = depth * 1.4;
    context.shadowOffsetX = depth * SHADOW_X;
    context.shadowOffsetY = depth * SHADOW_Y;
  }
  draw();
  context.restore();
}

/** The soft shadow of a disc as a gradient, which is much cheaper than `withShadow` for a big one. */
export function discShadow(
  context: CanvasRenderingContext2D,
  theme: Theme,
  depth: number,
  x: number,
  y: number,
  radius: number,
): void {
  if (theme.shadow === 0) return;
  const middle = { x: x + depth * SHADOW_X, y: y + depth * SHADOW_Y };
  const edge = radius + depth * 0.7;
  const fade = context.createRadialGradient(
    middle.x,
    middle.y,
    radius - depth * 0.7,
    middle.x,
    middle.y,
    edge,
  );
  fade.addColorStop(0, `rgba(0, 0, 0, ${theme.shadow})`);
  fade.addColorStop(0.5, `rgba(0, 0, 0, ${theme.shadow * 0.5})`);
  fade.addColorStop(1, 'rgba(0, 0, 0, 0)');
  context.beginPath();
  context.arc(middle.x, middle.y, edge, 0, Math.PI * 2);
  context.fillStyle = fade;
  context.fill();
}
