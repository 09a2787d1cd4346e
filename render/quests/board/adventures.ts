import type { CanvasRenderingContext2D } from 'canvas';
import { ADVENTURES } from '../../../src/games/quests/data.ts';
import type { AdventureView } from '../../../src/games/quests/types.ts';
import { withShadow } from '../../parts/shadow.ts';
import { roundedRect } from '../../parts/shapes.ts';
import { shield } from '../../parts/shield.ts';
import type { Theme } from '../../themes/theme.ts';
import { drawAdventureFace } from '../cards/adventureCard.ts';
import type { QuestsScene } from '../scene.ts';
import { questAt } from '../sheet.ts';
import { drawFrame } from './frame.ts';

/** The shadows of all adventures. Blurring them takes long, so the cards themselves have none. */
export function drawAdventuresBackdrop(context: CanvasRenderingContext2D, theme: Theme): void {
  ADVENTURES.forEach((_, i) => {
    const { x, y, width, height } = questAt(i);
    withShadow(context, theme, 6, () => {
      roundedRect(context, x, y, width, height, 10);
      context.fillStyle = theme.floor.dark;
      context.fill();
    });
  });
}

/** An adventure in its place below the board, with its owner's shield on it once it's taken. */
export function drawAdventure(
  context: CanvasRenderingContext2D,
  scene: QuestsScene,
  adventure: AdventureView,
  index: number,
  marked: boolean,
): void {
  const place = questAt(index);
  const [x, y] = [place.x + place.width / 2, place.y + place.height / 2];
  drawAdventureFace(context, scene, adventure, x, y);
  if (adventure.taken !== null) shield(context, scene.theme, adventure.taken.seat, 72, x, y + 70);
  if (marked) drawFrame(context, scene.theme, place);
}
