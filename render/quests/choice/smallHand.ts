import type { CanvasRenderingContext2D } from 'canvas';
import { KNIGHT_COLOURS } from '../../../src/games/quests/data.ts';
import { write } from '../../parts/text.ts';
import { drawKnightRow } from '../cards/knightRow.ts';
import { drawLivery } from '../cards/livery.ts';
import { LIVERIES, liveryOf, strengths } from '../reading.ts';
import type { QuestsScene } from '../scene.ts';
import { LEFT, WIDTH } from './listLayout.ts';

/** The player's own hand, small: one line per colour, with its strength. Returns the bottom edge. */
export function drawSmallHand(
  context: CanvasRenderingContext2D,
  { theme, view, words }: QuestsScene,
  top: number,
): number {
  const hand = view.hand ?? [];
  const all = strengths(hand);
  write(context, words.questsPicture.hand.title, LEFT, top + 14, { size: 22, colour: theme.ink });
  let y = top + 58;
  for (const livery of LIVERIES) {
    const cards = hand.filter((card) => liveryOf(card) === livery);
    if (cards.length === 0) continue;
    drawLivery(context, theme, livery, 34, LEFT + 17, y);
    const isColour = KNIGHT_COLOURS.some((colour) => colour === livery);
    const strength = all[livery] + (isColour ? all.merlin : 0);
    write(context, String(strength), LEFT + 42, y, { size: 28, colour: theme.ink });
    drawKnightRow(context, theme, cards, 48, LEFT + 84, y, WIDTH - 84);
    y += 56;
  }
  return y - 20;
}
