import type { CanvasRenderingContext2D } from 'canvas';
import type { Seat } from '../../../src/games/game.ts';
import { write } from '../../parts/text.ts';
import type { CourtScene } from '../scene.ts';
import { PANEL } from '../sheet.ts';
import { SHEET } from './cells.ts';

const NOW_Y = PANEL.y + 78;

/** The question, and the current situation on a second line. */
export function drawHeading(
  context: CanvasRenderingContext2D,
  { theme }: CourtScene,
  heading: string,
  now: string,
  /** Width of what else is on the second line. */
  beside = 0,
): void {
  const line = { colour: theme.ink, maxWidth: SHEET.width };
  write(context, heading, SHEET.x, PANEL.y + 36, { ...line, size: 33, minSize: 26 });
  write(context, now, SHEET.x, NOW_Y, {
    ...line,
    size: 28,
    minSize: 26,
    weight: 'normal',
    maxWidth: SHEET.width - beside,
  });
}

/** The question, and the seat's current standing. */
export function drawStandingHeading(context: CanvasRenderingContext2D, scene: CourtScene, seat: Seat): void {
  const { view, words, names } = scene;
  const now = view.players[seat];
  if (now === undefined) return;
  const { choice } = words.courtPicture;
  const opponent = view.role?.opponent ?? null;
  const heading = choice.heading(view.phase, opponent === null ? '' : (names[opponent] ?? ''));
  const isMoney = view.phase === 'giveTile';
  const line = isMoney ? choice.treasury(now.treasury) : choice.now(now.standing.sizes, now.place);
  if (isMoney || view.phase === 'refill') {
    drawHeading(context, scene, heading, line);
    return;
  }
  const afterwards = write(context, choice.afterwards, SHEET.x + SHEET.width, NOW_Y, {
    size: 26,
    weight: 'normal',
    colour: scene.theme.softInk,
    align: 'right',
    maxWidth: SHEET.width * 0.45,
  });
  drawHeading(context, scene, heading, line, afterwards + 16);
}
