import type { CanvasRenderingContext2D } from 'canvas';
import type { AdventureView } from '../../../src/games/quests/types.ts';
import { widthOf } from '../../parts/measure.ts';
import { roundedRect } from '../../parts/shapes.ts';
import { write } from '../../parts/text.ts';
import type { Theme } from '../../themes/theme.ts';
import { sum } from '../reading.ts';

const GAP = 14;

interface Chip {
  readonly value: number;
  /** Empty if there's no room for names. */
  readonly name: string;
  /** From the left edge, in pixels. */
  readonly x: number;
  readonly line: number;
}

/** Adventures somebody has taken, with their points, in lines. */
export interface Chips {
  readonly size: number;
  readonly lines: number;
  readonly all: readonly Chip[];
  /** The sum of the points, if they're several and it fits, and where it is in the last line. */
  readonly total: string;
  readonly end: number;
}

const pillWidth = (size: number): number => Math.round(size * 1.55);

/** Breaks the adventures into lines of that width. `nameOf` gives what's written beside the points. */
export function layOutChips(
  adventures: readonly AdventureView[],
  nameOf: (adventure: AdventureView) => string,
  size: number,
  width: number,
): Chips {
  let [x, line] = [0, 0];
  const all = adventures.map((adventure): Chip => {
    const name = nameOf(adventure);
    const own = pillWidth(size) + (name === '' ? 0 : 7 + widthOf(name, size, 'normal'));
    if (x > 0 && x + own > width) [x, line] = [0, line + 1];
    const chip = { value: adventure.value, name, x, line };
    x += own + GAP;
    return chip;
  });
  const said = all.length > 1 ? `= ${sum(all.map(({ value }) => value))}` : '';
  const total = x + widthOf(said, size) > width ? '' : said;
  return { size, lines: all.length === 0 ? 0 : line + 1, all, total, end: x };
}

/** Draws the chips, the first line around y. */
export function drawChips(
  context: CanvasRenderingContext2D,
  theme: Theme,
  { size, lines, all, total, end }: Chips,
  left: number,
  y: number,
  pitch: number,
): void {
  const [width, height] = [pillWidth(size), Math.round(size * 1.16)];
  for (const { value, name, x, line } of all) {
    const at = y + line * pitch;
    roundedRect(context, left + x, at - height / 2, width, height, height / 2);
    context.fillStyle = theme.gold.mid;
    context.fill();
    context.strokeStyle = theme.gold.dark;
    context.lineWidth = 2;
    context.stroke();
    write(context, String(value), left + x + width / 2, at, {
      size,
      colour: theme.engraving,
      align: 'centre',
    });
    write(context, name, left + x + width + 7, at, { size, weight: 'normal', colour: theme.ink });
  }
  write(context, total, left + end, y + (lines - 1) * pitch, { size, colour: theme.softInk });
}
