import type { CanvasRenderingContext2D } from 'canvas';
import type { AdversaryCard, TurnLog, TurnStep } from '../../src/games/quests/types.ts';
import { roundedRect } from '../parts/shapes.ts';
import { shield } from '../parts/shield.ts';
import { wrap, write } from '../parts/text.ts';
import type { Theme } from '../themes/theme.ts';
import { drawMedal } from './adventures.ts';
import { drawSeal } from './adversaryCard.ts';
import { drawIcon } from './icons.ts';
import { drawKnightRow } from './knightCard.ts';
import { plate } from './piles.ts';
import { sorted } from './reading.ts';
import type { QuestsScene } from './scene.ts';
import { TURN } from './sheet.ts';
import { drawStory, PLAQUES_WITH_STORY } from './story.ts';
import { drawTrophy } from './token.ts';

export const STEPS: readonly TurnStep[] = ['reveal', 'challenge', 'adventure', 'draw'];
const LEFT = TURN.x + 18;
const RIGHT = TURN.x + TURN.width - 18;
const TRACK = TURN.y + 122;
const LOG = TURN.y + 168;
const TOKEN = 34;

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

function isDone(log: TurnLog | null, step: TurnStep): boolean {
  if (log === null) return false;
  if (step === 'reveal') return log.revealed.length > 0;
  return step === 'draw' ? log.drawn !== null : log[step] !== null;
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
      roundedRect(context, x - 28, TRACK - 30, 56, 60, 9);
      context.fillStyle = theme.highlight;
      context.fill();
    }
    context.globalAlpha = open || done ? 1 : 0.45;
    drawIcon(context, theme, step, 44, x, TRACK);
    context.globalAlpha = 1;
    if (done) tick(context, theme, x + 20, TRACK + 20);
  });
}

function arrow(context: CanvasRenderingContext2D, theme: Theme, x: number, y: number): void {
  context.fillStyle = theme.chalk;
  context.fillRect(x, y - 2.5, 14, 5);
  context.beginPath();
  context.moveTo(x + 12, y - 9);
  context.lineTo(x + 24, y);
  context.lineTo(x + 12, y + 9);
  context.closePath();
  context.fill();
}

function tokens(
  context: CanvasRenderingContext2D,
  theme: Theme,
  cards: readonly AdversaryCard[],
  left: number,
  y: number,
  columns: number,
): number {
  const lines = Math.ceil(cards.length / columns);
  const pitch = TOKEN + 4;
  cards.forEach((card, i) => {
    const line = Math.floor(i / columns);
    const at = y + (line - (lines - 1) / 2) * (pitch + 1);
    drawTrophy(context, theme, card, TOKEN, left + TOKEN / 2 + (i % columns) * pitch, at);
  });
  return Math.min(cards.length, columns) * pitch;
}

/** What the turn did in one of its steps, on a line of its own. */
function drawDone(
  context: CanvasRenderingContext2D,
  { theme, view, words }: QuestsScene,
  log: TurnLog,
  step: TurnStep,
  y: number,
): void {
  const left = LEFT + 46;
  if (step === 'reveal') tokens(context, theme, sorted(log.revealed), left, y, 5);
  if (step === 'challenge' && log.challenge !== null) {
    const { card, mode, pay } = log.challenge;
    const sealed = view.variant === 'seals' && mode === 'usual';
    const end = RIGHT - TOKEN / 2 - 4;
    const room = end - TOKEN / 2 - 34 - left;
    const width = drawKnightRow(context, theme, pay, 50, left, y, room);
    arrow(context, theme, left + width + 5, y);
    const x = left + width + 36 + TOKEN / 2;
    drawTrophy(context, theme, card, TOKEN + 8, x, y);
    if (sealed) drawSeal(context, theme, log.seat, 30, x + 17, y + 15);
  }
  if (step === 'adventure' && log.adventure !== null) {
    const { adventure, pay } = log.adventure;
    const width = tokens(context, theme, sorted(pay), left, y, 3);
    arrow(context, theme, left + width + 3, y);
    const value = view.adventures.find(({ id }) => id === adventure)?.value ?? 0;
    const x = left + width + 34;
    drawMedal(context, theme, value, 25, x + 22, y - (pay.length > 3 ? 0 : 7));
    write(context, words.quests.adventure(adventure), x + 22, y + 29, {
      size: 15,
      colour: theme.chalk,
      align: 'centre',
      maxWidth: 2 * (RIGHT - x - 22) + 8,
    });
  }
  if (step === 'draw' && log.drawn !== null) {
    for (let i = 0; i < log.drawn; i++) drawIcon(context, theme, 'knights', 50, left + 18 + i * 44, y);
    write(context, `+${log.drawn}`, left + log.drawn * 44 + (log.drawn > 0 ? 8 : 0), y, {
      size: 28,
      colour: theme.chalk,
    });
  }
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
    wrap(reason, 22, RIGHT - LEFT, 2).forEach((line, i) => {
      write(context, line, TURN.x + TURN.width / 2, TURN.y + 98 + i * 30, {
        ...ink,
        size: 22,
        weight: 'normal',
        align: 'centre',
      });
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
  const done = STEPS.filter((step) => isDone(told.log, step));
  const heights = done.map((step) =>
    step === 'reveal' ? 24 + 40 * Math.ceil(told.log.revealed.length / 5) : 68,
  );
  const whole = heights.reduce((all, height) => all + height, 0);
  const free = TURN.y + TURN.height - 12 - (LOG + 48) - whole;
  let top = LOG + 50;
  done.forEach((step, i) => {
    const height = (heights[i] as number) + Math.min(0, free / done.length);
    drawIcon(context, theme, step, 34, LEFT + 18, top + height / 2);
    drawDone(context, scene, told.log, step, top + height / 2);
    top += height;
  });
  if (view.players.length > PLAQUES_WITH_STORY) {
    const area = { x: LEFT, y: top + 14, width: RIGHT - LEFT, height: TURN.y + TURN.height - 20 - top };
    drawStory(context, scene, area, theme.chalk);
  }
}
