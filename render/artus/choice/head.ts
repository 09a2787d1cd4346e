import type { CanvasRenderingContext2D } from 'canvas';
import type { Seat } from '../../../src/games/game.ts';
import { write } from '../../parts/text.ts';
import { CHIP, drawChip } from '../chip.ts';
import { knightsOf } from '../reading.ts';
import type { ArtusScene } from '../scene.ts';
import { PANEL } from '../sheet.ts';

export const LEFT = PANEL.x + 18;
export const WIDTH = PANEL.width - 36;
const COLUMN = WIDTH / 5;
export const HEAD_HEIGHT = 92;

export function columnAt(index: number): number {
  return LEFT + CHIP.width / 2 + index * COLUMN;
}

/** The viewer's Knights by chair and value. The rows below show each one's new value in its column. */
export function drawHead(context: CanvasRenderingContext2D, scene: ArtusScene, seat: Seat): void {
  const { theme, view, words } = scene;
  const top = PANEL.y + 12;
  write(context, words.artusPicture.choice.yourKnights, LEFT, top + 14, {
    size: 19,
    colour: theme.softInk,
    maxWidth: WIDTH,
  });
  knightsOf(view, seat).forEach(({ chair, value }, i) => {
    write(context, String(chair), columnAt(i), top + 38, { size: 19, colour: theme.ink, align: 'centre' });
    drawChip(context, theme, value, columnAt(i), top + 64);
  });
}
