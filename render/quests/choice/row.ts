import type { CanvasRenderingContext2D } from 'canvas';
import type { Seat } from '../../../src/games/game.ts';
import { write } from '../../parts/text.ts';
import { drawIcon } from '../cards/icons.ts';
import { drawKnightRow } from '../cards/knightRow.ts';
import { worthOf } from '../reading.ts';
import type { QuestsScene } from '../scene.ts';
import { drawGains } from './gains.ts';
import { drawCards, drawKept } from './kept.ts';
import type { Outcome } from './outcome.ts';
import {
  GAIN,
  GAIN_WIDTH,
  KEEP,
  KEEP_WIDTH,
  MARGIN,
  NUMBER,
  PAY,
  PAY_WIDTH,
  ROW,
  SHEET_WIDTH,
} from './rowLayout.ts';

/** One action: its number, what it costs, what's left and what it brings. */
export function drawRow(
  context: CanvasRenderingContext2D,
  scene: QuestsScene,
  seat: Seat,
  outcome: Outcome,
  row: number,
  top: number,
) {
  const { theme, words, view } = scene;
  const { choice } = words.questsPicture;
  const y = top + ROW / 2;
  const { action } = outcome;
  context.fillStyle = theme.parchment.dark;
  context.fillRect(MARGIN + 18, top - 0.75, SHEET_WIDTH - 36, 1.5);
  write(context, String(row + 1), NUMBER, y, { size: 38, colour: theme.ink, align: 'centre' });
  if (action.type === 'challenge') {
    drawKnightRow(context, theme, action.pay, 92, PAY, y, PAY_WIDTH);
    drawKept(context, theme, outcome.kept, y);
    drawGains(context, scene, seat, outcome, y);
  } else if (action.type === 'adventure') {
    drawCards(context, theme, action.pay, 56, PAY, y, PAY_WIDTH);
    drawCards(context, theme, outcome.keptTrophies, 44, KEEP, y, KEEP_WIDTH);
    const worth = worthOf(action.pay);
    const value = view.adventures.find(({ id }) => id === action.adventure)?.value ?? 0;
    const room = { colour: theme.ink, maxWidth: GAIN_WIDTH };
    write(context, choice.net(value - worth), GAIN, y - 18, { ...room, size: 34 });
    const why = outcome.ends === null ? choice.sum(value, worth) : choice.ends;
    write(context, why, GAIN, y + 22, { ...room, size: 26, weight: 'normal' });
  } else if (action.type === 'draw') {
    for (let i = 0; i < action.count; i++) drawIcon(context, theme, 'knights', 84, PAY + 34 + i * 70, y);
    write(context, choice.draw(action.count), PAY + 180, y, { size: 34, colour: theme.ink, maxWidth: 540 });
    if (outcome.ends !== null) drawGains(context, scene, seat, outcome, y);
  }
}
