import type { CanvasRenderingContext2D } from 'canvas';
import type { AdversaryCard, TurnLog, TurnStep } from '../../../src/games/quests/types.ts';
import { widthOf } from '../../parts/measure.ts';
import { NARROWEST, write } from '../../parts/text.ts';
import type { Theme } from '../../themes/theme.ts';
import { drawIcon } from '../cards/icons.ts';
import { drawKnightRow } from '../cards/knightRow.ts';
import { drawMedal } from '../cards/medal.ts';
import { drawSeal } from '../cards/seal.ts';
import { drawTrophy } from '../cards/token.ts';
import { sorted } from '../reading.ts';
import type { QuestsScene } from '../scene.ts';
import { INDENT, type Strip, TOKEN } from './logLayout.ts';

const ARROW = 24;
/** Radius of an adventure's medal, and font size of its name. */
const MEDAL = 23;
const NAME = 26;
/** Cards closer to each other than this make the adventure's name narrower. */
const CROWDED = 24;

function arrow(context: CanvasRenderingContext2D, theme: Theme, x: number, y: number): void {
  context.fillStyle = theme.chalk;
  context.fillRect(x, y - 2.5, 14, 5);
  context.beginPath();
  context.moveTo(x + 12, y - 9);
  context.lineTo(x + ARROW, y);
  context.lineTo(x + 12, y + 9);
  context.closePath();
  context.fill();
}

/** Adversaries side by side, closer together if there isn't room. Returns the width. */
function tokens(
  context: CanvasRenderingContext2D,
  theme: Theme,
  cards: readonly AdversaryCard[],
  left: number,
  y: number,
  room: number,
): number {
  const pitch = Math.min(TOKEN + 5, (room - TOKEN) / Math.max(1, cards.length - 1));
  sorted(cards).forEach((card, i) => {
    drawTrophy(context, theme, card, TOKEN, left + TOKEN / 2 + i * pitch, y);
  });
  return (cards.length - 1) * pitch + TOKEN;
}

/** What happened in one step of a turn, in one line after its name. */
export function drawDoneStep(
  context: CanvasRenderingContext2D,
  { theme, view, words }: QuestsScene,
  log: TurnLog,
  step: TurnStep,
  { x, width: whole }: Strip,
  y: number,
): void {
  const left = x + INDENT;
  const room = whole - INDENT;
  if (step === 'reveal') tokens(context, theme, log.revealed, left, y, room);
  if (step === 'challenge' && log.challenge !== null) {
    const { card, mode, pay } = log.challenge;
    const width = drawKnightRow(context, theme, pay, 50, left, y, room - 140);
    arrow(context, theme, left + width + 8, y);
    const target = left + width + 16 + ARROW + TOKEN / 2;
    drawTrophy(context, theme, card, TOKEN + 4, target, y);
    if (view.variant === 'seals' && mode === 'usual')
      drawSeal(context, theme, log.seat, 46, target + TOKEN + 8, y);
  }
  if (step === 'adventure' && log.adventure !== null) {
    const { adventure, pay } = log.adventure;
    const name = words.quests.adventure(adventure);
    const beside = 2 * MEDAL + ARROW + 40;
    const wanted = widthOf(name, NAME);
    const least = Math.min(room - beside - pay.length * CROWDED, wanted);
    const told = Math.max(wanted * NARROWEST, least);
    const width = tokens(context, theme, pay, left, y, room - beside - told);
    arrow(context, theme, left + width + 8, y);
    const value = view.adventures.find(({ id }) => id === adventure)?.value ?? 0;
    const medal = left + width + 16 + ARROW + MEDAL;
    drawMedal(context, theme, value, MEDAL, medal, y);
    write(context, name, medal + 32, y, {
      size: NAME,
      colour: theme.chalk,
      maxWidth: left + room - medal - 30,
    });
  }
  if (step === 'draw' && log.drawn !== null) {
    for (let i = 0; i < log.drawn; i++) drawIcon(context, theme, 'knights', 48, left + 20 + i * 44, y);
    const text = log.drawn * 44 + (log.drawn > 0 ? 8 : 0);
    write(context, words.questsPicture.drew(log.drawn), left + text, y, {
      size: 26,
      colour: theme.chalk,
      maxWidth: room - text,
    });
  }
}
