import type { CanvasRenderingContext2D } from 'canvas';
import { rule } from '../../parts/rule.ts';
import type { ArtusScene } from '../scene.ts';
import { PANEL } from '../sheet.ts';
import { drawPlaque, PLAQUE_HEIGHT } from './plaque.ts';
import { drawStory } from './story.ts';

/** Players, scores, hands, piles and played cards. */
export function drawPanel(context: CanvasRenderingContext2D, scene: ArtusScene): void {
  const { players } = scene.view;
  const pitch = (PANEL.height - 14) / 4;
  const gap = pitch - PLAQUE_HEIGHT;
  const first = PANEL.y + 7 + gap / 2;
  players.forEach((_, seat) => {
    drawPlaque(context, scene, seat, first + seat * pitch);
    const beside = [seat - 1, seat].includes(scene.view.toAct ?? -1);
    if (seat > 0 && !beside) rule(context, scene.theme, PANEL, first + seat * pitch - gap / 2);
  });
  if (players.length === 4) return;
  const below = first + players.length * pitch;
  if (scene.view.toAct !== players.length - 1) rule(context, scene.theme, PANEL, below - gap / 2);
  drawStory(context, scene, below + 2);
}
