import type { CanvasRenderingContext2D } from 'canvas';
import { mix } from '../../parts/colour.ts';
import { roundedRect } from '../../parts/shapes.ts';
import type { Theme } from '../../themes/theme.ts';
import { CASTLE } from '../sheet.ts';

export const WALL_BOTTOM = CASTLE.y + CASTLE.height;
const MERLON = { width: 36, height: 24 } as const;
const COURSE = 30;

/** The wall's stones, a few of them lighter. Flat colours keep the file small. */
export function masonry(
  context: CanvasRenderingContext2D,
  theme: Theme,
  left: number,
  right: number,
  top: number,
  shade: number,
): void {
  const { stone } = theme.castle;
  const lit = (tone: string) => mix(tone, stone.dark, shade);
  context.save();
  context.beginPath();
  context.rect(left, top, right - left, WALL_BOTTOM - top);
  context.clip();
  context.fillStyle = lit(mix(stone.mid, stone.dark, 0.42));
  context.fillRect(left, top, right - left, WALL_BOTTOM - top);
  for (let row = 0; top + row * COURSE < WALL_BOTTOM; row++) {
    for (let x = left - (row % 2) * 32, column = 0; x < right; x += 64, column++) {
      const tone = (row * 7 + column * 5) % 9;
      context.fillStyle = lit(tone < 2 ? mix(stone.mid, stone.light, 0.4) : stone.mid);
      roundedRect(context, x + 1, top + row * COURSE + 1, 62, COURSE - 2, 3);
      context.fill();
    }
  }
  context.restore();
}

export function merlons(
  context: CanvasRenderingContext2D,
  theme: Theme,
  left: number,
  right: number,
  top: number,
): void {
  const { stone } = theme.castle;
  const count = Math.floor((right - left + MERLON.width * 0.6) / (MERLON.width * 1.6));
  const pitch = (right - left - MERLON.width) / Math.max(1, count - 1);
  for (let i = 0; i < count; i++) {
    const x = left + i * pitch;
    context.fillStyle = stone.mid;
    context.fillRect(x, top - MERLON.height, MERLON.width, MERLON.height + 1);
    context.fillStyle = stone.light;
    context.fillRect(x, top - MERLON.height, MERLON.width, 4);
  }
  context.fillStyle = stone.light;
  context.fillRect(left, top, right - left, 4);
}
