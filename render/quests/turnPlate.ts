import type { CanvasRenderingContext2D } from 'canvas';
import type { TurnLog } from '../../src/games/quests/types.ts';
import { roundedRect } from '../parts/shapes.ts';
import { shield } from '../parts/shield.ts';
import { tell } from '../parts/story.ts';
import { wrap, write, writeLines } from '../parts/text.ts';
import type { Theme } from '../themes/theme.ts';
import { drawIcon } from './icons.ts';
import { plate } from './piles.ts';
import type { QuestsScene } from './scene.ts';
import { TURN } from './sheet.ts';
import { MOST_WITH_STORY, storyOf } from './story.ts';
import { drawTurnLog, isDone, STEPS } from './turnLog.ts';

const LEFT = TURN.x + 18;
const RIGHT = TURN.x + TURN.width - 18;
const TRACK = TURN.y + 122;
const LOG = TURN.y + 168;

export function drawTurnGround(context: CanvasRenderingContext2D, theme: Theme): void {
  plate(context, theme, TURN);
  context.fillStyle = theme.gold.dark;
  context.fillRect(LEFT, LOG - 6, RIGHT - LEFT, 1.5);
}

/** The turn that is told: the one under way once something happened in it, otherwise the last one. */
export function toldTurn({ view }: QuestsScene): { readonly log: TurnLog; readonly now: boolean } | null {
  const { thisTurn, lastTurn } = view;
  const begun =
    thisTurn !== null &&
    (thisTurn.revealed.length > 0 || thisTurn.challenge !== null || thisTurn.adventure !== null);
  if (begun) return { log: thisTurn, now: true };
  return lastTurn === null ? null : { log: lastTurn, now: false };
}

/** A tick on a step that was taken. */
function tick(context: CanvasRenderingContext2D, theme: Theme, x: number, y: number): void {
  context.beginPath();
  context.arc(x, y, 12, 0, Math.PI * 2);
  context.fillStyle = theme.chalk;
  context.fill();
  context.beginPath();
  context.moveTo(x - 6, y);
  context.lineTo(x - 1.5, y + 5);
  context.lineTo(x + 6, y - 5);
  context.strokeStyle = theme.top.dark;
  context.lineWidth = 3.5;
  context.lineCap = 'round';
  context.stroke();
}

/** The four steps in their order: those that may be taken are lit, those taken ticked, the others dim. */
function drawTrack(context: CanvasRenderingContext2D, { theme, view }: QuestsScene): void {
  const pitch = (RIGHT - LEFT) / STEPS.length;
  STEPS.forEach((step, i) => {
    const x = LEFT + (i + 0.5) * pitch;
    const open = view.openSteps.includes(step);
    const done = isDone(view.thisTurn, step);
    if (open) {
      roundedRect(context, x - 27, TRACK - 29, 54, 58, 9);
      context.fillStyle = theme.highlight;
      context.fill();
    }
    context.globalAlpha = open || done ? 1 : 0.45;
    drawIcon(context, theme, step, 44, x, TRACK);
    context.globalAlpha = 1;
    if (done) tick(context, theme, x + 17, TRACK + 18);
  });
}

/** Whose turn it is with its steps, and what the turn before did. */
export function drawTurnPlate(context: CanvasRenderingContext2D, scene: QuestsScene): void {
  const { theme, view, names, words } = scene;
  const { questsPicture } = words;
  const ink = { colour: theme.chalk };
  if (view.toAct === null) {
    write(context, questsPicture.over, TURN.x + TURN.width / 2, TURN.y + 52, {
      ...ink,
      size: 32,
      align: 'centre',
    });
    const reason = view.end === null ? '' : questsPicture.ended[view.end];
    writeLines(context, wrap(reason, 22, RIGHT - LEFT, 2), TURN.x + TURN.width / 2, TURN.y + 98, 30, {
      ...ink,
      size: 22,
      weight: 'normal',
      align: 'centre',
    });
  } else {
    shield(context, theme, view.toAct, 70, LEFT + 32, TURN.y + 49);
    const name = names[view.toAct] ?? '';
    write(context, name, LEFT + 78, TURN.y + 36, {
      ...ink,
      size: 28,
      minSize: 20,
      maxWidth: RIGHT - LEFT - 80,
    });
    write(context, questsPicture.turn(view.turn + 1), LEFT + 78, TURN.y + 67, { ...ink, size: 20 });
  }
  if (view.toAct !== null) drawTrack(context, scene);
  const told = toldTurn(scene);
  if (told === null) {
    write(context, questsPicture.firstTurn, (LEFT + RIGHT) / 2, LOG + 40, {
      ...ink,
      size: 22,
      align: 'centre',
      maxWidth: RIGHT - LEFT,
    });
    return;
  }
  shield(context, theme, told.log.seat, 40, LEFT + 18, LOG + 24);
  write(context, told.now ? questsPicture.soFar : questsPicture.lastTurn, LEFT + 48, LOG + 24, {
    ...ink,
    size: 24,
  });
  const bottom = TURN.y + TURN.height - 14;
  const end = drawTurnLog(context, scene, told.log, { x: LEFT, y: LOG + 50, width: RIGHT - LEFT }, bottom);
  if (view.players.length <= MOST_WITH_STORY) return;
  const area = { x: LEFT, y: end + 14, width: RIGHT - LEFT, height: bottom - end - 6 };
  tell(context, storyOf(scene), area, { colour: theme.chalk, largest: 22, smallest: 18, otherwise: 'all' });
}
