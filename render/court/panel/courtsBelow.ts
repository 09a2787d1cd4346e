import type { CanvasRenderingContext2D } from 'canvas';
import type { Seat } from '../../../src/games/game.ts';
import { rule } from '../../parts/rule.ts';
import { drawPlaque } from '../plaque/plaque.ts';
import type { CourtScene } from '../scene.ts';
import { PANEL } from '../sheet.ts';
import { FIRST_Y, GAP, LEFT, PITCH } from './layout.ts';

/** As many of the courts as fit below `top`, starting at the bottom of the parchment. */
export function drawCourtsBelow(
  context: CanvasRenderingContext2D,
  scene: CourtScene,
  top: number,
  seats: readonly Seat[],
): void {
  seats.forEach((seat, i) => {
    const y = FIRST_Y + (3 - i) * PITCH;
    if (y < top + GAP) return;
    rule(context, scene.theme, PANEL, y - GAP / 2);
    drawPlaque(context, scene, seat, undefined, { x: LEFT, y, scale: 1 });
  });
}
