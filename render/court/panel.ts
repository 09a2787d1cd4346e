import type { CanvasRenderingContext2D } from 'canvas';
import type { Seat } from '../../src/games/game.ts';
import { shortened } from '../parts/limit.ts';
import { rule } from '../parts/rule.ts';
import { tell } from '../parts/story.ts';
import { write } from '../parts/text.ts';
import { turnMark } from '../parts/turnMark.ts';
import type { Changes } from './changes.ts';
import { drawCourse } from './course.ts';
import { drawPlaque, PLAQUE } from './plaque.ts';
import type { CourtScene } from './scene.ts';
import { PANEL } from './sheet.ts';
import { eventWords } from './texts.ts';

const LEFT = PANEL.x + (PANEL.width - PLAQUE.width) / 2;
const PITCH = (PANEL.height - 14) / 4;
const GAP = PITCH - PLAQUE.height;
const FIRST = PANEL.y + 7 + GAP / 2;
const POINTER = { reach: 20, down: 46 } as const;
const STORY_SIZES = { largest: 30, smallest: 20 } as const;
const NAME_IN_STORY = 16;
/** Where a sheet that is not filled with courts ends, and where the course of the game begins on it. */
const FOOT = PANEL.y + PANEL.height - 20;
const COURSE_TOP = FIRST + 3 * PITCH - GAP / 2;

interface Story {
  readonly title: string;
  readonly sentences: readonly string[];
}

/** What happened last. */
function lastTurn(scene: CourtScene): Story {
  const names = scene.names.map((name) => shortened(name, NAME_IN_STORY));
  return { title: scene.words.courtPicture.lastTurn, sentences: eventWords(scene, names) };
}

/** Words between `top` and `bottom`, where the plaques leave room. */
function drawStory(
  context: CanvasRenderingContext2D,
  { theme }: CourtScene,
  { title, sentences }: Story,
  top: number,
  bottom: number,
): void {
  if (sentences.length === 0) return;
  const x = PANEL.x + 28;
  const width = PANEL.width - 56;
  write(context, title, x, top + 30, { size: 27, colour: theme.ink, maxWidth: width });
  const y = top + 54;
  tell(
    context,
    sentences,
    { x, y, width, height: bottom - y },
    {
      colour: theme.ink,
      ...STORY_SIZES,
      otherwise: 'last sentences',
    },
  );
}

/** The course of the game so far, at the foot of the parchment. */
function drawCourseBelow(context: CanvasRenderingContext2D, scene: CourtScene, order: readonly Seat[]): void {
  const { theme, words } = scene;
  const [x, width] = [PANEL.x + 28, PANEL.width - 56];
  rule(context, theme, PANEL, COURSE_TOP);
  const title = { size: 27, minSize: 20, colour: theme.ink, maxWidth: width };
  write(context, words.courtPicture.scoresByRound, x, COURSE_TOP + 30, title);
  const top = COURSE_TOP + 72;
  drawCourse(context, scene, order, { x: x - 14, y: top, width: width + 14, height: FOOT - 46 - top });
}

/** The courts in the given order, the one of the seat to act framed; below them a story, of itself what happened last. */
export function drawPanel(
  context: CanvasRenderingContext2D,
  scene: CourtScene,
  changes: Changes,
  order: readonly Seat[] = scene.view.players.map((_, seat) => seat),
  story: Story = lastTurn(scene),
): void {
  const { theme, view } = scene;
  order.forEach((seat, i) => {
    const y = FIRST + i * PITCH;
    const framed = view.toAct === seat;
    if (framed) turnMark(context, theme, { x: LEFT, y, width: PLAQUE.width, height: PLAQUE.height }, POINTER);
    if (i > 0 && !framed && view.toAct !== order[i - 1]) rule(context, theme, PANEL, y - GAP / 2);
    drawPlaque(context, scene, seat, changes.seats[seat], { x: LEFT, y, scale: 1 });
  });
  if (order.length === 4) return;
  const below = FIRST + order.length * PITCH - GAP / 2;
  if (view.toAct !== order.at(-1)) rule(context, theme, PANEL, below);
  const hasCourse = order.length === 2 && view.phase !== 'over' && view.sizesByRound.length > 1;
  if (hasCourse) drawCourseBelow(context, scene, order);
  drawStory(context, scene, story, below, hasCourse ? COURSE_TOP - 10 : FOOT);
}

/** As many of the given courts as there is room for beneath `top`, the first at the foot of the parchment. */
export function drawCourtsBelow(
  context: CanvasRenderingContext2D,
  scene: CourtScene,
  top: number,
  seats: readonly Seat[],
): void {
  seats.forEach((seat, i) => {
    const y = FIRST + (3 - i) * PITCH;
    if (y < top + GAP) return;
    rule(context, scene.theme, PANEL, y - GAP / 2);
    drawPlaque(context, scene, seat, undefined, { x: LEFT, y, scale: 1 });
  });
}
