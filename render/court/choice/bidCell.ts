import type { CanvasRenderingContext2D } from 'canvas';
import { roundedRect } from '../../parts/shapes.ts';
import { write } from '../../parts/text.ts';
import { tileLine, tileLines } from '../pieces/money.ts';
import type { CourtScene } from '../scene.ts';
import type { Bids } from './bids.ts';
import type { Cell } from './cells.ts';

/** Cells wider than this take a single line of tiles. */
const WIDE = 300;
const SUM = { width: 62, height: 46 } as const;

export function drawBid(
  context: CanvasRenderingContext2D,
  { theme, words }: CourtScene,
  { sum, ways }: Bids,
  { x, y, width }: Cell,
): void {
  roundedRect(context, x, y - SUM.height / 2, SUM.width, SUM.height, 10);
  context.fillStyle = theme.ink;
  context.fill();
  write(context, String(sum), x + SUM.width / 2, y, { size: 32, colour: theme.gold.light, align: 'centre' });
  const others = ways.length - 1;
  const told =
    others === 0
      ? 0
      : 8 +
        write(context, words.courtPicture.choice.ways(others, width > WIDE), x + width, y, {
          size: 22,
          colour: theme.softInk,
          align: 'right',
        });
  const left = x + SUM.width + 12;
  const line = { colour: theme.ink, width: x + width - told - left };
  const tiles = ways[0] ?? [];
  if (width > WIDE) tileLine(context, theme, tiles, { ...line, x: left, y, size: 42 });
  else {
    const ys = [y - 15, y + 15] as const;
    tileLines(context, theme, tiles, { ...line, x: left + line.width / 2, ys, size: 28 });
  }
}
