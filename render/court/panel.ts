import type { CanvasRenderingContext2D } from 'canvas';
import type { Sizes } from '../../src/games/court/types.ts';
import type { Seat } from '../../src/games/game.ts';
import { rule, shareOf } from '../parts/shapes.ts';
import { writeStory } from '../parts/story.ts';
import { shortened, widthOf, write } from '../parts/text.ts';
import { turnMark } from '../parts/turnMark.ts';
import { drawCourse } from './course.ts';
import { blackDie, favorDie } from './pieces/dice.ts';
import { vacancy } from './pieces/vacancy.ts';
import { drawPlaque, PLAQUE } from './plaque.ts';
import { type Changes, type CourtScene, compareSizes, PANEL } from './sheet.ts';
import { eventWords } from './texts.ts';
import { sizesText } from './words.ts';

/** Height of the legend at the bottom of the parchment. */
const LEGEND = 68;

export const LEFT = PANEL.x + (PANEL.width - PLAQUE.width) / 2;

export const PITCH = (PANEL.height - 14 - LEGEND) / 4;

export const GAP = PITCH - PLAQUE.height;

export const FIRST_Y = PANEL.y + 7 + GAP / 2;

/** Middles of the legend's lines, below the fourth court. */
const LEGEND_TOP = FIRST_Y + 4 * PITCH - GAP / 2;

const LEGEND_YS = [LEGEND_TOP + 19, LEGEND_TOP + 50] as const;

/** Bottom of the text on a panel that isn't full of courts, and top of the course of the game on it. */
export const FOOT_Y = LEGEND_TOP - 8;

const COURSE_Y = FIRST_Y + 3 * PITCH - GAP / 2;

const NO_GROUPS: Sizes = [0, 0, 0];

/** The course of the game so far, at the bottom of the parchment. */
function drawCourseBelow(context: CanvasRenderingContext2D, scene: CourtScene, order: readonly Seat[]): void {
  const { theme, say } = scene;
  const [x, width] = [PANEL.x + 28, PANEL.width - 56];
  rule(context, theme, PANEL, COURSE_Y);
  const title = { size: 27, minSize: 26, colour: theme.ink, maxWidth: width };
  write(context, say('court-picture-by-round'), x, COURSE_Y + 30, title);
  const now = scene.view.sizesByRound.at(-1) ?? [];
  const ranked = [...order].sort((a, b) => compareSizes(now[b] ?? NO_GROUPS, now[a] ?? NO_GROUPS));
  const top = COURSE_Y + 72;
  drawCourse(context, scene, ranked, { x: x - 14, y: top, width: width + 14, height: FOOT_Y - 46 - top });
}

const SIZE = 26;

/** What the signs on the courts mean, at the bottom of the parchment. */
function drawLegend(context: CanvasRenderingContext2D, scene: CourtScene): void {
  const [left, width] = [PANEL.x + 26, PANEL.width - 46];
  rule(context, scene.theme, PANEL, LEGEND_TOP);
  const [first, second] = LEGEND_YS;
  explainSizes(context, scene, left, first, width);
  explainSigns(context, scene, left, second, width);
}

/** How the sizes of the groups are written, and the black die if there is one. */
export function explainSizes(
  context: CanvasRenderingContext2D,
  { theme, say, view }: CourtScene,
  x: number,
  y: number,
  width: number,
): void {
  const isDie = view.blackDie !== null;
  const line = { size: SIZE, colour: theme.ink };
  const example = write(context, sizesText([0, 2, 5]), x, y, line) + 8;
  const [weakest, die] = isDie
    ? [say('court-picture-legend-weakest-short'), say('court-picture-legend-black-die')]
    : [say('court-picture-legend-weakest'), ''];
  const plain = narrowIn([weakest, die], width - example - (isDie ? 60 : 0), theme.ink);
  const left = x + example + plain(context, weakest, x + example, y) + 20;
  if (!isDie) return;
  blackDie(context, theme, 32, left + 16, y);
  plain(context, die, left + 40, y);
}

/** The King's Favor, and characters still to take. */
export function explainSigns(
  context: CanvasRenderingContext2D,
  { theme, say, view }: CourtScene,
  left: number,
  y: number,
  width: number,
): void {
  const isOver = view.phase === 'over';
  const room = width - (isOver ? 42 : 102);
  const plain = narrowIn(
    isOver
      ? [say('court-picture-legend-favor')]
      : [say('court-picture-legend-favor'), say('court-picture-legend-to-take')],
    room,
    theme.ink,
  );
  favorDie(context, theme, 32, left + 17, y);
  const told = plain(context, say('court-picture-legend-favor'), left + 42, y);
  if (isOver) return;
  vacancy(context, theme, 34, left + told + 78, y);
  plain(context, say('court-picture-legend-to-take'), left + told + 102, y);
}

/** Writes any of the texts so narrow that all of them fit in the room; returns its width. */
function narrowIn(texts: readonly string[], room: number, colour: string) {
  const width = (text: string) => widthOf(text, SIZE, 'normal');
  const share = shareOf(texts.map(width), room);
  return (context: CanvasRenderingContext2D, text: string, x: number, y: number): number =>
    write(context, text, x, y, {
      size: SIZE,
      weight: 'normal',
      colour,
      maxWidth: Math.ceil(width(text) * share),
    });
}

/** The courts at the bottom of the parchment, the first on top, and what their signs mean. */
export function drawCourtsBelow(
  context: CanvasRenderingContext2D,
  scene: CourtScene,
  seats: readonly Seat[],
): void {
  if (seats.length === 0) return;
  seats.forEach((seat, i) => {
    const y = FIRST_Y + (4 - seats.length + i) * PITCH;
    rule(context, scene.theme, PANEL, y - GAP / 2);
    drawPlaque(context, scene, seat, undefined, { x: LEFT, y, scale: 1 });
  });
  drawLegend(context, scene);
}

const STORY_SIZES = { largest: 32, smallest: 26 } as const;

const NAME_IN_STORY = 16;

interface Story {
  readonly title: string;
  readonly sentences: readonly string[];
}

/** What happened last. */
function lastTurn(scene: CourtScene): Story {
  const names = scene.names.map((name) => shortened(name, NAME_IN_STORY));
  return { title: scene.say('court-picture-last-turn'), sentences: eventWords(scene, names) };
}

/** A heading and sentences between `top` and `bottom`, below the plaques. */
function drawStory(
  context: CanvasRenderingContext2D,
  { theme, say }: CourtScene,
  { title, sentences }: Story,
  top: number,
  bottom: number,
): void {
  if (sentences.length === 0) return;
  const x = PANEL.x + 28;
  const width = PANEL.width - 56;
  write(context, title, x, top + 30, { size: 30, colour: theme.ink, maxWidth: width });
  const y = top + 54;
  writeStory(
    context,
    sentences,
    { x, y, width, height: bottom - y },
    {
      colour: theme.ink,
      ...STORY_SIZES,
      earlier: (sentences) => say('pictures-earlier', { sentences }),
    },
  );
}

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
