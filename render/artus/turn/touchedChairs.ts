import type { CanvasRenderingContext2D } from 'canvas';
import type { Chair } from '../../../src/games/artus/types.ts';
import type { Theme } from '../../themes/theme.ts';
import { glow } from '../board/glow.ts';
import { chairsOf, type Play } from './plays.ts';

/** Lights up the chairs where plays ended; figures are drawn on top. */
export function drawTouchedChairs(
  context: CanvasRenderingContext2D,
  theme: Theme,
  plays: readonly Play[],
): void {
  const touched = new Set<Chair>();
  for (const play of plays) {
    const { from, to } = chairsOf(play);
    for (const chair of from) touched.delete(chair);
    for (const chair of to) touched.add(chair);
    if (play.pushed !== null) touched.add(play.pushed.to);
  }
  for (const chair of touched) glow(context, theme, chair);
}
