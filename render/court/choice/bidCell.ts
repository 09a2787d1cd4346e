import type { CanvasRenderingContext2D } from 'canvas';
import { widthOf } from '../../parts/measure.ts';
import { roundedRect } from '../../parts/shapes.ts';
import { NARROWEST, write } from '../../parts/text.ts';
import { tileLine } from '../pieces/money.ts';
import { sumOf } from '../reading.ts';
import type { CourtScene } from '../scene.ts';
import type { Bids } from './bids.ts';
import type { Cell } from './cells.ts';

/** Cells wider than this also say what's left. */
const WIDE = 300;
const SUM = { width: 58, height: 44 } as const;

/** Room for what's said beside the tiles. */
const NOTE = 190;

/** The sum, its tiles, and what's left or in how many other ways it can be bid. */
export function drawBid(
  context: CanvasRenderingContext2D,
  { theme, words }: CourtScene,
  { sum, tiles, others }: Bids,
  treasury: number,
  { x, y, width }: Cell,
): void {
  const { choice } = words.courtPicture;
  roundedRect(context, x, y - SUM.height / 2, SUM.width, SUM.height, 10);
  context.fillStyle = theme.ink;
  context.fill();
  write(context, String(sum), x + SUM.width / 2, y, { size: 34, colour: theme.gold.light, align: 'centre' });
  const wide = width > WIDE;
  const ways = choice.ways(others, wide);
  const tells = widthOf(ways, 26, 'normal') * NARROWEST <= NOTE;
  const leaves = wide ? choice.leaves(treasury - sumOf(tiles)) : '';
  const note = others === 0 ? leaves : tells ? ways : choice.ways(others, false);
  const told = write(context, note, x + width, y, {
    size: 26,
    weight: 'normal',
    colour: theme.softInk,
    align: 'right',
    maxWidth: NOTE,
  });
  const left = x + SUM.width + 10;
  tileLine(context, theme, tiles, {
    x: left,
    y,
    size: wide ? 42 : 38,
    width: x + width - left - (told > 0 ? told + 10 : 0),
  });
}
