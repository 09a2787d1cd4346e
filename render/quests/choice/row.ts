import type { CanvasRenderingContext2D } from 'canvas';
import type { Seat } from '../../../src/games/game.ts';
import { write } from '../../parts/text.ts';
import { drawIcon } from '../cards/icons.ts';
import { drawKnightRow } from '../cards/knightRow.ts';
import { faceValue } from '../reading.ts';
import type { QuestsScene } from '../scene.ts';
import { drawGains } from './gains.ts';
import { drawCards, drawKept } from './kept.ts';
import type { Outcome } from './outcome.ts';
import {
  GAIN,
  GAIN_WIDTH,
  KEEP,
  KEEP_WIDTH,
  NUMBER,
  PAY,
  PAY_WIDTH,
  ROW,
  rowTop,
  SHEET,
} from './rowLayout.ts';

export function drawRow(
  context: CanvasRenderingContext2D,
  scene: QuestsScene,
  seat: Seat,
  outcome: Outcome,
  row: number,
) {
  const { theme, words, view } = scene;
  const top = rowTop(row);
  const y = top + ROW / 2;
  const { action } = outcome;
  context.fillStyle = theme.parchment.dark;
  context.fillRect(SHEET.x + 18, top - 0.75, SHEET.width - 36, 1.5);
  write(context, String(row + 1), NUMBER, y, { size: 34, colour: theme.softInk, align: 'centre' });
  if (action.type === 'challenge') {
    drawKnightRow(context, theme, action.pay, 80, PAY, y, PAY_WIDTH);
    drawKept(context, theme, outcome.kept, y);
  } else if (action.type === 'adventure') {
    drawCards(context, theme, action.pay, 54, PAY, y, PAY_WIDTH);
    drawCards(context, theme, outcome.keptTrophies, 38, KEEP, y, KEEP_WIDTH);
    const worth = action.pay.reduce((all, card) => all + faceValue(card), 0);
    const value = view.adventures.find(({ id }) => id === action.adventure)?.value ?? 0;
    write(context, `+${value} −${worth}`, GAIN, y, { size: 30, colour: theme.ink, maxWidth: GAIN_WIDTH });
    if (outcome.ends !== null)
      write(context, words.questsPicture.choice.ends, GAIN, y - 32, {
        size: 17,
        colour: theme.ink,
        maxWidth: GAIN_WIDTH,
      });
    return;
  } else if (action.type === 'draw') {
    for (let i = 0; i < action.count; i++) drawIcon(context, theme, 'knights', 76, PAY + 34 + i * 62, y);
    const { choice } = words.questsPicture;
    write(context, choice.draw(action.count), KEEP - 90, y - 14, {
      size: 30,
      colour: theme.ink,
      maxWidth: 540,
    });
    write(context, choice.endsTurn, KEEP - 90, y + 22, { size: 21, weight: 'normal', colour: theme.softInk });
  }
  if (action.type !== 'draw' || outcome.ends !== null) drawGains(context, scene, seat, outcome, y);
}
