import type { CanvasRenderingContext2D } from 'canvas';
import type { CourtPlayerView } from '../../../src/games/court/types.ts';
import { write } from '../../parts/text.ts';
import { tileLine } from '../pieces/money.ts';
import { sumOf } from '../reading.ts';
import type { CourtScene } from '../scene.ts';
import { changeTag, TAG } from './changeTag.ts';
import { TEXT_X } from './layout.ts';
import type { Spot } from './spot.ts';

/** A treasury's tiles, their sum, and how much it has changed. */
export function drawTreasury(
  context: CanvasRenderingContext2D,
  { theme }: CourtScene,
  { treasury }: CourtPlayerView,
  { x, y, scale }: Spot,
  change: number,
  room: number,
): void {
  const top = y + 183 * scale;
  let left = x + TEXT_X * scale;
  left += tileLine(context, theme, treasury, {
    x: left,
    y: top,
    size: Math.round(40 * scale),
    width: (change === 0 ? room : room - TAG.width) * scale,
    colour: theme.ink,
  });
  left += 10 * scale;
  left += write(context, `= ${sumOf(treasury)}`, left, top, {
    size: Math.round(26 * scale),
    colour: theme.softInk,
  });
  changeTag(context, theme, change, left + (8 + TAG.width / 2) * scale, top, scale);
}
