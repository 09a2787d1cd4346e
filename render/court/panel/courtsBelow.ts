import type { CanvasRenderingContext2D } from 'canvas';
import type { Seat } from '../../../src/games/game.ts';
import { rule } from '../../parts/rule.ts';
import { drawPlaque } from '../plaque/plaque.ts';
import type { CourtScene } from '../scene.ts';
import { PANEL } from '../sheet.ts';
import { FIRST_Y, GAP, LEFT, PITCH } from './layout.ts';
import { drawLegend } from './legend.ts';

/** The courts at the bottom of the parchment, the first on top, and what their signs mean. */
export function drawCourtsBelow(
  context: CanvasRenderingContext2D,
  scene: CourtScene,
  seats: readonly Seat[],
): void {
  if (seats.length === 0) return;
  seats.forEach((seat, i) => {
    const y = FIRST_Y + (4 - seats.length + i) * PITCH;
    rule(context, scene.theme, PANEL, y - GAP / 2);
    drawPlaque(context, scene, seat, undefined, { x: LEFT, y, scale: 1 });
  });
  drawLegend(context, scene);
}
