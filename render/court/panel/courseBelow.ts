import type { CanvasRenderingContext2D } from 'canvas';
import type { Sizes } from '../../../src/games/court/types.ts';
import type { Seat } from '../../../src/games/game.ts';
import { rule } from '../../parts/rule.ts';
import { write } from '../../parts/text.ts';
import { drawCourse } from '../end/course.ts';
import { compareSizes } from '../reading.ts';
import type { CourtScene } from '../scene.ts';
import { PANEL } from '../sheet.ts';
import { COURSE_Y, FOOT_Y } from './layout.ts';

const NO_GROUPS: Sizes = [0, 0, 0];

/** The course of the game so far, at the bottom of the parchment. */
export function drawCourseBelow(
  context: CanvasRenderingContext2D,
  scene: CourtScene,
  order: readonly Seat[],
): void {
  const { theme, words } = scene;
  const [x, width] = [PANEL.x + 28, PANEL.width - 56];
  rule(context, theme, PANEL, COURSE_Y);
  const title = { size: 27, minSize: 26, colour: theme.ink, maxWidth: width };
  write(context, words.courtPicture.scoresByRound, x, COURSE_Y + 30, title);
  const now = scene.view.sizesByRound.at(-1) ?? [];
  const ranked = [...order].sort((a, b) => compareSizes(now[b] ?? NO_GROUPS, now[a] ?? NO_GROUPS));
  const top = COURSE_Y + 72;
  drawCourse(context, scene, ranked, { x: x - 14, y: top, width: width + 14, height: FOOT_Y - 46 - top });
}
