import type { CanvasRenderingContext2D } from 'canvas';
import type { Seat } from '../../../src/games/game.ts';
import { rule } from '../../parts/rule.ts';
import { turnMark } from '../../parts/turnMark.ts';
import type { Changes } from '../changes.ts';
import { PLAQUE } from '../plaque/layout.ts';
import { drawPlaque } from '../plaque/plaque.ts';
import type { CourtScene } from '../scene.ts';
import { PANEL } from '../sheet.ts';
import { drawCourseBelow } from './courseBelow.ts';
import { COURSE_Y, FIRST_Y, FOOT_Y, GAP, LEFT, PITCH } from './layout.ts';
import { drawLegend } from './legend.ts';
import { drawStory, lastTurn, type Story } from './story.ts';

const POINTER = { reach: 20, down: 46 } as const;

/** The courts in the given order, with a frame around the one whose turn it is, and a story below: by default, the last turn. */
export function drawPanel(
  context: CanvasRenderingContext2D,
  scene: CourtScene,
  changes: Changes,
  order: readonly Seat[] = scene.view.players.map((_, seat) => seat),
  story: Story = lastTurn(scene),
): void {
  const { theme, view } = scene;
  order.forEach((seat, i) => {
    const y = FIRST_Y + i * PITCH;
    const framed = view.toAct === seat;
    if (framed) turnMark(context, theme, { x: LEFT, y, width: PLAQUE.width, height: PLAQUE.height }, POINTER);
    if (i > 0 && !framed && view.toAct !== order[i - 1]) rule(context, theme, PANEL, y - GAP / 2);
    drawPlaque(context, scene, seat, changes.seats[seat], { x: LEFT, y, scale: 1 });
  });
  drawLegend(context, scene);
  if (order.length === 4) return;
  const below = FIRST_Y + order.length * PITCH - GAP / 2;
  if (view.toAct !== order.at(-1)) rule(context, theme, PANEL, below);
  const hasCourse = order.length === 2 && view.phase !== 'over' && view.sizesByRound.length > 1;
  if (hasCourse) drawCourseBelow(context, scene, order);
  drawStory(context, scene, story, below, hasCourse ? COURSE_Y - 6 : FOOT_Y);
}
