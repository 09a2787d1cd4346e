import type { CanvasRenderingContext2D } from 'canvas';
import type { Seat } from '../../src/games/game.ts';
import { shortened } from '../parts/limit.ts';
import { roundedRect } from '../parts/shapes.ts';
import { wrap, write } from '../parts/text.ts';
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
const STORY = { size: 26, line: 36, name: 16 } as const;

/** Whose decision it is: a gold frame, and a pointer towards the castle. */
function turnMark(context: CanvasRenderingContext2D, theme: Theme, y: number): void {
  roundedRect(context, LEFT, y, PLAQUE.width, PLAQUE.height, 8);
  context.fillStyle = theme.parchment.mid;
  context.fill();
  context.strokeStyle = theme.gold.dark;
  context.lineWidth = 4;
  context.stroke();
  context.beginPath();
  context.moveTo(LEFT - 20, y + 46);
  context.lineTo(LEFT, y + 28);
  context.lineTo(LEFT, y + 64);
  context.closePath();
  context.fillStyle = theme.gold.dark;
  context.fill();
}

function rule(context: CanvasRenderingContext2D, theme: Theme, y: number): void {
  context.fillStyle = theme.parchment.dark;
  context.fillRect(PANEL.x + 24, y - 0.75, PANEL.width - 48, 1.5);
}

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
  wrap(text, STORY.size, width, room).forEach((line, i) => {
    write(context, line, left, top + 54 + i * STORY.line, {
      size: STORY.size,
      weight: 'normal',
      colour: theme.ink,
    });
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
    if (framed) turnMark(context, theme, y);
    if (i > 0 && !framed && view.toAct !== order[i - 1]) rule(context, theme, y - GAP / 2);
    drawPlaque(context, scene, seat, changes.seats[seat], { x: LEFT, y, scale: 1 });
  });
  if (order.length === 4) return;
  const below = FIRST + order.length * PITCH;
  if (view.toAct !== order.at(-1)) rule(context, theme, below - GAP / 2);
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
    rule(context, scene.theme, y - GAP / 2);
    drawPlaque(context, scene, seat, undefined, { x: LEFT, y, scale: 1 });
  });
}
