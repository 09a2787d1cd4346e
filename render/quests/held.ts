import { joinedStrengths, knightLivery, LIVERIES } from '../../src/games/quests/reading.ts';
import type { KnightCard } from '../../src/games/quests/types.ts';
import type { Rect } from '../parts/shapes.ts';
import type { Pen } from '../pen.ts';
import { drawKnightRow, drawLivery } from './cards/knights.ts';
import { HELD } from './decision.ts';
import type { CardGameScene } from './sheet.ts';

/** Height of a knight. */
const CARD = 80;

const TEXT = 26;

/** Of a colour's strength in a strip across the picture. */
const STRIP_STRENGTH = 88;

/** Draws what the seat holds so far in one line, with how strong each colour of that is. */
export function drawHandStrip(pen: Pen, { view, t }: CardGameScene): void {
  const hand = view.hand ?? [];
  const [left, right, y] = [HELD.x + 22, HELD.x + HELD.width - 22, HELD.y + HELD.height / 2];
  const ink = { size: TEXT, colour: pen.theme.ink } as const;
  const told = pen.write(t('quests-picture-hand-title'), left, y, { ...ink, maxWidth: 220 });
  const figures = right - LIVERIES.length * STRIP_STRENGTH;
  const cards = { x: left + told + 22, width: figures - left - told - 44 };
  if (hand.length === 0)
    pen.write(t('quests-picture-text-no-knights'), cards.x, y, {
      ...ink,
      weight: 'normal',
      maxWidth: cards.width,
    });
  else drawKnightRow(pen, byLivery(hand), CARD, cards.x, y, cards.width);
  drawStrengths(pen, hand, figures, y, STRIP_STRENGTH);
}

const byLivery = (hand: readonly KnightCard[]): readonly KnightCard[] =>
  LIVERIES.flatMap((livery) => hand.filter((card) => knightLivery(card) === livery));

function drawStrengths(pen: Pen, hand: readonly KnightCard[], left: number, y: number, pitch: number): void {
  const all = joinedStrengths(hand);
  LIVERIES.forEach((livery, i) => {
    const x = left + i * pitch;
    drawLivery(pen, livery, 34, x + 18, y);
    pen.write(String(all[livery]), x + 44, y, { size: 32, colour: pen.theme.ink });
  });
}

/** Draws the same in three lines. */
export function drawOwnHand(
  pen: Pen,
  { view, t }: CardGameScene,
  { x: left, y: top, width }: Pick<Rect, 'x' | 'y' | 'width'>,
): void {
  const hand = view.hand ?? [];
  const ink = { size: TEXT, colour: pen.theme.ink } as const;
  pen.write(t('quests-picture-hand-title'), left, top + 28, { ...ink, maxWidth: width });
  if (hand.length === 0) {
    const line = { ...ink, weight: 'normal', maxWidth: width } as const;
    pen.write(t('quests-picture-text-no-knights'), left, top + 92, line);
    return;
  }
  drawKnightRow(pen, byLivery(hand), CARD, left, top + 92, width);
  drawStrengths(pen, hand, left, top + 160, 96);
}
