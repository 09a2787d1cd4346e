import type { CanvasRenderingContext2D } from 'canvas';
import type { ArtusEvent, Chair } from '../../../src/games/artus/types.ts';
import type { Theme } from '../../themes/theme.ts';
import { glow } from '../board/glow.ts';

/** Marks the chairs where something happened; figures are drawn on top. */
export function drawTouchedChairs(
  context: CanvasRenderingContext2D,
  theme: Theme,
  events: readonly ArtusEvent[],
): void {
  const touched = new Set<Chair>();
  for (const event of events) {
    if (event.type === 'moved') {
      touched.delete(event.from);
      touched.add(event.to);
    } else if (event.type === 'displaced') touched.add(event.to);
    else if (event.type === 'placed' || event.type === 'ringAdded' || event.type === 'crowned')
      touched.add(event.chair);
    else if (event.type === 'scored') for (const chair of event.chairs) touched.add(chair);
  }
  for (const chair of touched) glow(context, theme, chair);
}
