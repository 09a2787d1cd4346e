import type { CanvasRenderingContext2D } from 'canvas';
import { mix } from '../../parts/colour.ts';
import type { Theme } from '../../themes/theme.ts';

/** Trees from left to right: middle and radius. */
const TREES = [
  [40, 15],
  [66, 20],
  [196, 16],
  [330, 21],
  [356, 15],
  [470, 18],
  [610, 20],
  [634, 14],
] as const;

/** Left edges and widths of the cottages. */
const COTTAGES = [
  [104, 66],
  [236, 58],
  [394, 54],
  [510, 70],
] as const;

/** Cottages and trees on a line from x to the right; they're about 46 pixels high. */
export function drawVillage(
  context: CanvasRenderingContext2D,
  theme: Theme,
  x: number,
  ground: number,
): void {
  const { meadow, stone } = theme.castle;
  const leaves = mix(meadow.light, theme.castle.courtiers.guard.fill, 0.3);
  for (const [at, radius] of TREES) {
    context.fillStyle = theme.wood.dark;
    context.fillRect(x + at - 2.5, ground - 14, 5, 14);
    context.fillStyle = leaves;
    context.beginPath();
    context.arc(x + at, ground - radius - 6, radius, 0, Math.PI * 2);
    context.fill();
  }
  for (const [at, width] of COTTAGES) {
    const left = x + at;
    context.fillStyle = stone.mid;
    context.fillRect(left, ground - 24, width, 24);
    context.fillStyle = theme.wood.mid;
    context.beginPath();
    context.moveTo(left - 7, ground - 22);
    context.lineTo(left + width / 2, ground - 46);
    context.lineTo(left + width + 7, ground - 22);
    context.closePath();
    context.fill();
    context.fillStyle = theme.wood.dark;
    context.fillRect(left + width / 2 - 6, ground - 17, 12, 17);
    context.fillStyle = theme.gold.light;
    context.fillRect(left + 8, ground - 17, 9, 8);
    context.fillRect(left + width - 17, ground - 17, 9, 8);
  }
}
