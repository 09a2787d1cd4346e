import type { CanvasRenderingContext2D } from 'canvas';
import { widthOf } from '../../parts/measure.ts';
import { write } from '../../parts/text.ts';
import type { Theme } from '../../themes/theme.ts';
import { drawLivery } from '../cards/livery.ts';
import type { Livery } from '../reading.ts';

const SMALL = 28;

/** A colour's total strength, followed by the colour and the Merlins that may join it: "7  5 + 2". */
export function drawStrength(
  context: CanvasRenderingContext2D,
  theme: Theme,
  livery: Livery,
  alone: number,
  merlins: number,
  middle: number,
  y: number,
): void {
  const ink = { colour: theme.ink };
  const joined = livery !== 'merlin' && merlins > 0 && alone > 0;
  const total = String(joined ? alone + merlins : alone);
  const big = 46;
  const parts = joined ? `${alone} + ${merlins}` : '';
  const partsWidth = joined ? widthOf(parts, SMALL) + 50 : 0;
  const whole = 48 + widthOf(total, big) + partsWidth;
  let x = middle - whole / 2;
  drawLivery(context, theme, livery, 40, x + 20, y);
  x += 48;
  write(context, total, x, y, { ...ink, size: big });
  if (!joined) return;
  x += widthOf(total, big) + 12;
  write(context, parts, x, y, { colour: theme.softInk, size: SMALL });
  drawLivery(context, theme, 'merlin', 32, x + widthOf(parts, SMALL) + 20, y);
}
