import type { CanvasRenderingContext2D } from 'canvas';
import type { Seat } from '../../src/games/game.ts';
import { shortened } from '../parts/limit.ts';
import { rule } from '../parts/rule.ts';
import { wrap, write, writeLines } from '../parts/text.ts';
import { turnMark } from '../parts/turnMark.ts';
import type { Theme } from '../themes/theme.ts';
import type { Changes } from './changes.ts';
import { drawPlaque, PLAQUE } from './plaque.ts';
import type { CourtScene } from './scene.ts';
import { PANEL } from './sheet.ts';
import { eventWords } from './texts.ts';

const LEFT = PANEL.x + (PANEL.width - PLAQUE.width) / 2;
const PITCH = (PANEL.height - 14) / 4;
const GAP = PITCH - PLAQUE.height;
const FIRST = PANEL.y + 7 + GAP / 2;
const POINTER = { reach: 20, down: 46 } as const;
const STORY = { size: 26, line: 36, name: 16 } as const;

interface Story {
  readonly title: string;
  readonly text: string;
}

/** What happened last. */
function lastTurn(scene: CourtScene): Story {
  const names = scene.names.map((name) => shortened(name, STORY.name));
  return { title: scene.words.courtPicture.lastTurn, text: eventWords(scene, names).join(' ') };
}

/** Words where the plaques leave room. */
function tell(context: CanvasRenderingContext2D, theme: Theme, { title, text }: Story, top: number): void {
  if (text === '') return;
  const left = PANEL.x + 28;
  const width = PANEL.width - 56;
  const room = Math.floor((PANEL.y + PANEL.height - 24 - top - 34) / STORY.line);
  write(context, title, left, top + 12, { size: 27, colour: theme.ink, maxWidth: width });
  writeLines(context, wrap(text, STORY.size, width, room), left, top + 54, STORY.line, {
    size: STORY.size,
    weight: 'normal',
    colour: theme.ink,
  });
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
  const below = FIRST + order.length * PITCH;
  if (view.toAct !== order.at(-1)) rule(context, theme, PANEL, below - GAP / 2);
  tell(context, theme, story, below + 18);
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
