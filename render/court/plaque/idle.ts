import type { CanvasRenderingContext2D } from 'canvas';
import { widthOf } from '../../parts/measure.ts';
import { NARROWEST, write } from '../../parts/text.ts';
import { wrap } from '../../parts/wrap.ts';
import { coin, emptyPlace } from '../pieces/coins.ts';
import type { CourtScene } from '../scene.ts';
import { GROUP_YS, TEXT_X } from './layout.ts';
import type { Spot } from './spot.ts';

/** Jesters join groups that have members, so where they're idle, the rows of the groups are empty to the right. */
const LEFT = TEXT_X + 116;

/** The jesters that can't join any group, and that they can't. */
export function drawIdleJesters(
  context: CanvasRenderingContext2D,
  { theme, words }: CourtScene,
  count: number,
  { x, y, scale }: Spot,
): void {
  if (count === 0) return;
  const [top, , bottom] = GROUP_YS;
  const middle = y + ((top + bottom) / 2) * scale;
  const left = x + LEFT * scale;
  emptyPlace(context, theme.softInk, 64 * scale, left + 30 * scale, middle);
  coin(context, theme, 'jester', Math.round(48 * scale), left + 30 * scale, middle);
  const line = { colour: theme.ink, size: Math.round(26 * scale), maxWidth: 190 * scale };
  const [head, rest] = words.courtPicture.idle(count);
  const fits = widthOf(rest, line.size, 'normal') * NARROWEST <= line.maxWidth;
  const lines = [head, ...(fits ? [rest] : wrap(rest, line.size, line.maxWidth, 2))];
  const pitch = lines.length > 2 ? 30 : 34;
  lines.forEach((text, i) => {
    write(context, text, left + 72 * scale, middle + (i - (lines.length - 1) / 2) * pitch * scale, {
      ...line,
      weight: i === 0 ? 'bold' : 'normal',
    });
  });
}
