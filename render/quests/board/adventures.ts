import type { CanvasRenderingContext2D } from 'canvas';
import type { AdventureView } from '../../../src/games/quests/types.ts';
import { shield } from '../../parts/shield.ts';
import { drawAdventureFace } from '../cards/adventureCard.ts';
import type { QuestsScene } from '../scene.ts';
import { questAt } from '../sheet.ts';
import { drawFrame } from './frame.ts';

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
