import type { CanvasRenderingContext2D } from 'canvas';
import type { Seat } from '../../../src/games/game.ts';
import { write } from '../../parts/text.ts';
import { medal } from '../pieces/medal.ts';
import { compareSizes, sumOf } from '../reading.ts';
import type { CourtScene } from '../scene.ts';
import type { Cell } from './cells.ts';
import { changesCourt, type Outcome } from './outcome.ts';

/** A green triangle up if the sizes improve, a red one down if they get worse. */
function drawTrend(
  context: CanvasRenderingContext2D,
  { theme }: CourtScene,
  trend: number,
  x: number,
  y: number,
): void {
  if (trend === 0) return;
  const up = Math.sign(trend);
  context.beginPath();
  context.moveTo(x - 9, y + 7 * up);
  context.lineTo(x + 9, y + 7 * up);
  context.lineTo(x, y - 9 * up);
  context.closePath();
  context.fillStyle = trend > 0 ? theme.green.fill : theme.red.fill;
  context.fill();
}

export function drawStanding(
  context: CanvasRenderingContext2D,
  scene: CourtScene,
  seat: Seat,
  { action, after }: Outcome,
  { x, y, width }: Cell,
): void {
  const { theme, view, words } = scene;
  const right = { colour: theme.ink, align: 'right' as const };
  if (action.type === 'giveTile') {
    write(context, words.courtPicture.choice.left(sumOf(after.treasury)), x + width, y, {
      ...right,
      size: 26,
    });
    return;
  }
  const now = view.players[seat];
  if (now === undefined || !changesCourt(action)) return;
  medal(context, theme, after.place, 36, x + width - 18, y);
  const sizes = words.courtPicture.sizes(after.standing.sizes);
  const told = write(context, sizes, x + width - 48, y, { ...right, size: 28 });
  drawTrend(context, scene, compareSizes(after.standing.sizes, now.standing.sizes), x + width - 66 - told, y);
}
