import type { CanvasRenderingContext2D } from 'canvas';
import type { AdversaryCard, TurnLog, TurnStep } from '../../../src/games/quests/types.ts';
import { write } from '../../parts/text.ts';
import type { Theme } from '../../themes/theme.ts';
import { drawIcon } from '../cards/icons.ts';
import { drawKnightRow } from '../cards/knightRow.ts';
import { drawMedal } from '../cards/medal.ts';
import { drawSeal } from '../cards/seal.ts';
import { drawTrophy } from '../cards/token.ts';
import { sorted } from '../reading.ts';
import type { QuestsScene } from '../scene.ts';
import { INDENT, PAID_PER_LINE, PITCH, REVEALED_PER_LINE, type Strip, TOKEN } from './logLayout.ts';

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

/** What happened in one step of a turn, in one line. */
export function drawDoneStep(
  context: CanvasRenderingContext2D,
  { theme, view }: QuestsScene,
  log: TurnLog,
  step: TurnStep,
  { x: stripLeft, width: stripWidth }: Strip,
  y: number,
): void {
  const left = stripLeft + INDENT;
  const right = stripLeft + stripWidth;
  if (step === 'reveal') tokens(context, theme, sorted(log.revealed), left, y, REVEALED_PER_LINE);
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
    const width = tokens(context, theme, sorted(pay), left, y, PAID_PER_LINE);
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
