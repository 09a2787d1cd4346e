import type { CanvasRenderingContext2D } from 'canvas';
import { KNIGHT_COLOURS } from '../../../src/games/quests/data.ts';
import { write } from '../../parts/text.ts';
import { drawKnightRow } from '../cards/knightRow.ts';
import { drawLivery } from '../cards/livery.ts';
import { LIVERIES, liveryOf, strengths } from '../reading.ts';
import type { QuestsScene } from '../scene.ts';
import { LEFT, WIDTH } from './listLayout.ts';

const COLUMN = (WIDTH - 16) / 2;
const PITCH = 56;

/** The player's own hand, small: each colour with its strength, in two columns. Returns the bottom edge. */
export function drawSmallHand(
  context: CanvasRenderingContext2D,
  { theme, view, words }: QuestsScene,
  top: number,
): number {
  const hand = view.hand ?? [];
  const all = strengths(hand);
  write(context, words.questsPicture.hand.title, LEFT, top + 18, {
    size: 28,
    colour: theme.ink,
    maxWidth: WIDTH,
  });
  const held = LIVERIES.map((livery) => ({
    livery,
    cards: hand.filter((card) => liveryOf(card) === livery),
  })).filter(({ cards }) => cards.length > 0);
  held.forEach(({ livery, cards }, i) => {
    const x = LEFT + (i % 2) * (COLUMN + 16);
    const y = top + 68 + Math.floor(i / 2) * PITCH;
    drawLivery(context, theme, livery, 36, x + 18, y);
    const isColour = KNIGHT_COLOURS.some((colour) => colour === livery);
    const strength = all[livery] + (isColour ? all.merlin : 0);
    write(context, String(strength), x + 44, y, { size: 32, colour: theme.ink });
    drawKnightRow(context, theme, cards, 48, x + 88, y, COLUMN - 88);
  });
  return top + 44 + Math.ceil(held.length / 2) * PITCH;
}
