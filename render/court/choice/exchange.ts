import type { CanvasRenderingContext2D } from 'canvas';
import { shield } from '../../parts/shield.ts';
import { write } from '../../parts/text.ts';
import { coin } from '../pieces/coins.ts';
import { tileLine } from '../pieces/money.ts';
import type { CourtScene } from '../scene.ts';
import type { Cell } from './cells.ts';
import type { Outcome } from './outcome.ts';

function arrow(context: CanvasRenderingContext2D, colour: string, x: number, y: number, size: number): void {
  context.fillStyle = colour;
  context.beginPath();
  context.moveTo(x, y - size * 0.12);
  context.lineTo(x + size * 0.5, y - size * 0.12);
  context.lineTo(x + size * 0.5, y - size * 0.36);
  context.lineTo(x + size, y);
  context.lineTo(x + size * 0.5, y + size * 0.36);
  context.lineTo(x + size * 0.5, y + size * 0.12);
  context.lineTo(x, y + size * 0.12);
  context.closePath();
  context.fill();
}

/** What changes hands, from left to right. */
export function drawExchange(
  context: CanvasRenderingContext2D,
  { theme, words }: CourtScene,
  { action }: Outcome,
  { x, y, width }: Cell,
  size: number,
): void {
  let left = x;
  const coins = (courtiers: readonly Parameters<typeof coin>[2][]) => {
    for (const courtier of courtiers) {
      coin(context, theme, courtier, size, left + size / 2, y);
      left += size + 3;
    }
  };
  const swap = (give: Parameters<typeof coins>[0], take: Parameters<typeof coins>[0]) => {
    coins(give);
    arrow(context, theme.ink, left + 3, y, size * 0.8);
    left += size * 0.8 + 9;
    coins(take);
  };
  switch (action.type) {
    case 'startCourtier':
    case 'takeAspirant':
      coins([action.courtier]);
      break;
    case 'takeAspirants':
    case 'refill':
      coins(action.courtiers);
      break;
    case 'giveTile':
      tileLine(context, theme, [action.tile], { x, y, size, width, colour: theme.ink });
      break;
    case 'swapLancelot':
      shield(context, theme, action.opponent, size, left + size / 2, y);
      left += size + 8;
      swap([action.give], [action.take]);
      break;
    case 'swapMerlin':
      if (action.give.length > 0) swap(action.give, action.take);
      break;
  }
  const nothing =
    (action.type === 'swapMerlin' && action.give.length === 0) ||
    (action.type === 'refill' && action.courtiers.length === 0);
  if (!nothing) return;
  write(context, words.courtPicture.choice.nothing, x, y, {
    size: 26,
    colour: theme.ink,
    maxWidth: width,
  });
}
