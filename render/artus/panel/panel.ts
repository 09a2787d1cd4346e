import type { CanvasRenderingContext2D } from 'canvas';
import { rule } from '../../parts/rule.ts';
import type { ArtusScene } from '../scene.ts';
import { PANEL } from '../sheet.ts';
import { PLAQUE_GAP, plaqueAt } from './layout.ts';
import { drawPlaque } from './plaque.ts';
import { drawStory } from './story.ts';

/** Players, scores, hands and piles. */
export function drawPanel(context: CanvasRenderingContext2D, scene: ArtusScene): void {
  const { players } = scene.view;
  players.forEach((_, seat) => {
    drawPlaque(context, scene, seat);
    const beside = [seat - 1, seat].includes(scene.view.toAct ?? -1);
    if (seat > 0 && !beside) rule(context, scene.theme, PANEL, plaqueAt(seat).y - PLAQUE_GAP / 2);
  });
  if (players.length === 4) return;
  const below = plaqueAt(players.length).y;
  if (scene.view.toAct !== players.length - 1) rule(context, scene.theme, PANEL, below - PLAQUE_GAP / 2);
  drawStory(context, scene, below + 2);
}
