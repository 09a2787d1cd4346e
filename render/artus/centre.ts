import type { CanvasRenderingContext2D } from 'canvas';
import { shield } from '../parts/shield.ts';
import { write } from '../parts/text.ts';
import { CENTRE } from './ring.ts';
import type { ArtusScene } from './scene.ts';

/** Round, and whose turn it is, in the middle of the table. */
export function drawCentre(context: CanvasRenderingContext2D, scene: ArtusScene): void {
  const { view, theme, names, words } = scene;
  const { x, y } = CENTRE;
  const colour = theme.chalk;
  write(context, words.picture.artus.phase(view), x, y - 92, {
    size: 30,
    colour,
    align: 'centre',
    maxWidth: 260,
  });
  if (view.toAct === null) return;
  shield(context, theme, view.toAct, 116, x, y - 4);
  write(context, names[view.toAct] ?? '', x, y + 86, { size: 30, colour, align: 'centre', maxWidth: 262 });
}
