import type { CanvasRenderingContext2D } from 'canvas';
import type { Seat } from '../../../src/games/game.ts';
import { write } from '../../parts/text.ts';
import type { CourtScene } from '../scene.ts';
import { PANEL } from '../sheet.ts';
import { SHEET } from './cells.ts';

/** The question, and the current situation on a second line. */
export function drawHeading(
  context: CanvasRenderingContext2D,
  { theme }: CourtScene,
  heading: string,
  now: string,
): void {
  const line = { colour: theme.ink, maxWidth: SHEET.width };
  write(context, heading, SHEET.x, PANEL.y + 38, { ...line, size: 29, minSize: 22 });
  write(context, now, SHEET.x, PANEL.y + 80, { ...line, size: 25, minSize: 20, weight: 'normal' });
}

/** The question, and the seat's current standing. */
export function drawStandingHeading(context: CanvasRenderingContext2D, scene: CourtScene, seat: Seat): void {
  const { view, words } = scene;
  const now = view.players[seat];
  if (now === undefined) return;
  const { choice } = words.courtPicture;
  drawHeading(context, scene, choice.heading(view.phase), choice.now(now.standing.sizes, now.place));
}
