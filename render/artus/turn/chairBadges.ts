import type { CanvasRenderingContext2D } from 'canvas';
import type { Theme } from '../../themes/theme.ts';
import { angleOf, at, RADII, STEP } from '../board/ring.ts';
import { numberBadge } from './numberBadge.ts';
import { chairsOf, type Play } from './plays.ts';

/** From the middle of the chair, so that one chair has room for an arrival and a departure. */
const ASIDE = STEP * 0.25;
const RADIUS = RADII.seatInner + 9;

/** Numbers the plays at the chairs where they began and ended, in the players' colours. */
export function drawChairBadges(
  context: CanvasRenderingContext2D,
  theme: Theme,
  plays: readonly Play[],
): void {
  for (const play of plays) {
    const { from, to } = chairsOf(play);
    for (const [chairs, side] of [
      [from, -1],
      [to, 1],
    ] as const)
      for (const chair of chairs) {
        const { x, y } = at(angleOf(chair) + side * ASIDE, RADIUS);
        numberBadge(context, theme, play.seat, String(play.number), side < 0, x, y);
      }
  }
}
