import type { CanvasRenderingContext2D } from 'canvas';
import type { CourtPlayerView } from '../../../src/games/court/types.ts';
import type { Seat } from '../../../src/games/game.ts';
import { shield } from '../../parts/shield.ts';
import { write } from '../../parts/text.ts';
import type { Theme } from '../../themes/theme.ts';
import { medal, medalWidth } from '../pieces/medal.ts';
import { compareSizes } from '../reading.ts';
import type { CourtScene } from '../scene.ts';
import type { Cell } from './cells.ts';
import { changesCourt, type Outcome } from './outcome.ts';

/** Height of a medal alone, and of one of two. */
const MEDAL = 38;
const SMALL_MEDAL = 33;

/** Room for trend, group sizes and place. */
export const STANDING_WIDTH = 176;

/** Cells at least as high have room for the opponent's standing too, at this distance from the middle. */
const TWO_LINES = 78;
const LINE = 20;
const SHIELD = 36;

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

/** Trend, group sizes and place, from right to left. Returns the left edge. */
function drawLine(
  context: CanvasRenderingContext2D,
  { theme, words }: CourtScene,
  { place, standing }: CourtPlayerView,
  trend: number,
  { right, y, medal: size }: { readonly right: number; readonly y: number; readonly medal: number },
): number {
  const say = words.courtPicture;
  const room = medalWidth(size);
  medal(context, theme, place, say.place(place), size, right - room / 2, y);
  const told = write(context, say.sizes(standing.sizes), right - room - 8, y, {
    size: 28,
    colour: theme.ink,
    align: 'right',
  });
  const left = right - room - 8 - told;
  drawTrend(context, theme, trend, left - 16, y);
  return trend === 0 ? left : left - 26;
}

/** The group sizes and the place that the option leads to, at the cell's right edge, and whether that's better; below them the opponent's, if there's room. Returns the left edge of the first line. */
export function drawStanding(
  context: CanvasRenderingContext2D,
  scene: CourtScene,
  seat: Seat,
  { action, after, players }: Outcome,
  { x, y, width, height }: Cell,
): number {
  const now = scene.view.players[seat];
  if (now === undefined || !changesCourt(action)) return x + width;
  const theirs = action.type === 'swapLancelot' && height >= TWO_LINES ? action.opponent : null;
  const then = theirs === null ? undefined : players[theirs];
  const line = then === undefined ? { y, medal: MEDAL } : { y: y - LINE, medal: SMALL_MEDAL };
  const edge = drawLine(context, scene, after, compareSizes(after.standing.sizes, now.standing.sizes), {
    ...line,
    right: x + width,
  });
  if (theirs === null || then === undefined) return edge;
  const left = drawLine(context, scene, then, 0, {
    right: x + width,
    y: y + LINE,
    medal: SMALL_MEDAL,
  });
  shield(context, scene.theme, theirs, SHIELD, left - SHIELD / 2 - 4, y + LINE);
  return edge;
}
