import type { CanvasRenderingContext2D } from 'canvas';
import type { AdversaryCard, QuestsEvent, TurnLog, TurnStep } from '../../src/games/quests/types.ts';
import { shield } from '../parts/shield.ts';
import { write } from '../parts/text.ts';
import type { Theme } from '../themes/theme.ts';
import { drawMedal } from './adventures.ts';
import { drawSeal } from './adversaryCard.ts';
import { drawIcon } from './icons.ts';
import { drawKnightRow } from './knightCard.ts';
import { sorted } from './reading.ts';
import type { QuestsScene } from './scene.ts';
import { drawTrophy } from './token.ts';

export const STEPS: readonly TurnStep[] = ['reveal', 'challenge', 'adventure', 'draw'];
const TOKEN = 34;
const PITCH = 39;
const ROW = 68;
const ICON = 34;
const INDENT = 46;
const REVEALED_A_LINE = 5;
const PAID_A_LINE = 3;

/** Where the lines of the log begin, and how wide they are. */
interface Strip {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

export function isDone(log: TurnLog | null, step: TurnStep): boolean {
  if (log === null) return false;
  if (step === 'reveal') return log.revealed.length > 0;
  return step === 'draw' ? log.drawn !== null : log[step] !== null;
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
  const pitch = PITCH - 1;
  cards.forEach((card, i) => {
    const line = Math.floor(i / columns);
    const at = y + (line - (lines - 1) / 2) * PITCH;
    drawTrophy(context, theme, card, TOKEN, left + TOKEN / 2 + (i % columns) * pitch, at);
  });
  return Math.min(cards.length, columns) * pitch;
}

/** What the turn did in one of its steps, on a line of its own. */
function drawDone(
  context: CanvasRenderingContext2D,
  { theme, view }: QuestsScene,
  log: TurnLog,
  step: TurnStep,
  { x: stripLeft, width: stripWidth }: Strip,
  y: number,
): void {
  const left = stripLeft + INDENT;
  const right = stripLeft + stripWidth;
  if (step === 'reveal') tokens(context, theme, sorted(log.revealed), left, y, REVEALED_A_LINE);
  if (step === 'challenge' && log.challenge !== null) {
    const { card, mode, pay } = log.challenge;
    const sealed = view.variant === 'seals' && mode === 'usual';
    const end = right - TOKEN / 2 - 4;
    const room = end - TOKEN / 2 - 34 - left;
    const width = drawKnightRow(context, theme, pay, 50, left, y, room);
    arrow(context, theme, left + width + 5, y);
    const x = left + width + 36 + TOKEN / 2;
    drawTrophy(context, theme, card, TOKEN + 8, x, y);
    if (sealed) drawSeal(context, theme, log.seat, 30, x + 17, y + 15);
  }
  if (step === 'adventure' && log.adventure !== null) {
    const { adventure, pay } = log.adventure;
    const width = tokens(context, theme, sorted(pay), left, y, PAID_A_LINE);
    arrow(context, theme, left + width + 3, y);
    const value = view.adventures.find(({ id }) => id === adventure)?.value ?? 0;
    drawMedal(context, theme, value, 28, left + width + 62, y);
  }
  if (step === 'draw' && log.drawn !== null) {
    for (let i = 0; i < log.drawn; i++) drawIcon(context, theme, 'knights', 50, left + 18 + i * 44, y);
    write(context, `+${log.drawn}`, left + log.drawn * 44 + (log.drawn > 0 ? 8 : 0), y, {
      size: 28,
      colour: theme.chalk,
    });
  }
}

/** Cards that a completed column gave to their owners. */
function columnGains(events: readonly QuestsEvent[]) {
  const at = events.findIndex(({ type }) => type === 'columnCompleted');
  return at < 0 ? [] : events.slice(at).flatMap((event) => (event.type === 'won' ? [event] : []));
}

function drawGains(
  context: CanvasRenderingContext2D,
  theme: Theme,
  gains: ReturnType<typeof columnGains>,
  left: number,
  y: number,
): void {
  gains.forEach(({ seat, card }, i) => {
    drawTrophy(context, theme, card, TOKEN, left + TOKEN / 2 + i * 52, y - 4);
    shield(context, theme, seat, 28, left + TOKEN / 2 + 17 + i * 52, y + 10);
  });
}

interface Line {
  readonly height: number;
  draw(y: number): void;
}

function linesOf(context: CanvasRenderingContext2D, scene: QuestsScene, log: TurnLog, strip: Strip): Line[] {
  const { theme } = scene;
  const heightOf = (step: TurnStep): number => {
    if (step === 'reveal') return 26 + PITCH * Math.ceil(log.revealed.length / REVEALED_A_LINE);
    const paid = step === 'adventure' ? (log.adventure?.pay.length ?? 0) : 0;
    return Math.max(ROW, 26 + PITCH * Math.ceil(paid / PAID_A_LINE));
  };
  const gains = columnGains(scene.events);
  return STEPS.filter((step) => isDone(log, step)).flatMap((step): Line[] => {
    const line: Line = {
      height: heightOf(step),
      draw: (y) => {
        drawIcon(context, theme, step, ICON, strip.x + 18, y);
        drawDone(context, scene, log, step, strip, y);
      },
    };
    if (step !== 'challenge' || gains.length === 0) return [line];
    const won: Line = {
      height: ROW - 10,
      draw: (y) => drawGains(context, theme, gains, strip.x + INDENT, y),
    };
    return [line, won];
  });
}

/** What a turn did, a line a step, pressed together where it is much; returns where it ends. */
export function drawTurnLog(
  context: CanvasRenderingContext2D,
  scene: QuestsScene,
  log: TurnLog,
  strip: Strip,
  bottom: number,
): number {
  const lines = linesOf(context, scene, log, strip);
  const whole = lines.reduce((all, { height }) => all + height, 0);
  const press = Math.min(1, (bottom - strip.y) / Math.max(1, whole));
  let top = strip.y;
  for (const { height, draw } of lines) {
    draw(top + (height * press) / 2);
    top += height * press;
  }
  return top;
}
