import type { CanvasRenderingContext2D } from 'canvas';
import type { Seat } from '../../../src/games/game.ts';
import { write } from '../../parts/text.ts';
import type { Theme } from '../../themes/theme.ts';
import { MEDAL_WIDTH, medal } from '../pieces/medal.ts';
import { compareSizes } from '../reading.ts';
import type { CourtScene } from '../scene.ts';
import type { Cell } from './cells.ts';
import { changesCourt, type Outcome } from './outcome.ts';

const MEDAL = 38;
const MEDAL_ROOM = MEDAL * MEDAL_WIDTH;

/** Room for trend, group sizes and place. */
export const STANDING_WIDTH = 176;

/** A green triangle up if the sizes improve, a red one down if they get worse. */
function drawTrend(
  context: CanvasRenderingContext2D,
  theme: Theme,
  trend: number,
  x: number,
  y: number,
): void {
  if (trend === 0) return;
  const up = Math.sign(trend);
  context.beginPath();
  context.moveTo(x - 10, y + 8 * up);
  context.lineTo(x + 10, y + 8 * up);
  context.lineTo(x, y - 10 * up);
  context.closePath();
  context.fillStyle = trend > 0 ? theme.green.fill : theme.red.fill;
  context.fill();
}

/** The group sizes and the place that the option leads to, at the cell's right edge, and whether that's better. */
export function drawStanding(
  context: CanvasRenderingContext2D,
  { theme, view, words }: CourtScene,
  seat: Seat,
  { action, after }: Outcome,
  { x, y, width }: Pick<Cell, 'x' | 'y' | 'width'>,
): void {
  const now = view.players[seat];
  if (now === undefined || !changesCourt(action)) return;
  const { place, sizes } = words.courtPicture;
  const right = x + width;
  medal(context, theme, after.place, place(after.place), MEDAL, right - MEDAL_ROOM / 2, y);
  const told = write(context, sizes(after.standing.sizes), right - MEDAL_ROOM - 8, y, {
    size: 28,
    colour: theme.ink,
    align: 'right',
  });
  const trend = compareSizes(after.standing.sizes, now.standing.sizes);
  drawTrend(context, theme, trend, right - MEDAL_ROOM - 24 - told, y);
}
