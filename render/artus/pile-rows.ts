import { cardsOnPile } from '../../src/games/artus/outcomes.ts';
import type { CardId, PileId } from '../../src/games/artus/types.ts';
import type { Seat } from '../../src/games/game.ts';
import type { Pen } from '../pen.ts';
import { drawCardChip, signWidth } from './card-chips.ts';
import { CARD_BACK, cardBack } from './cards.ts';
import { drawSectionRule, LEFT, TOP, WIDTH } from './sections.ts';
import { type ArtusScene, drawChoiceNumber, LEAST } from './sheet.ts';

/** Chips of cards, and the rows of them at most and at least. */
const CHIP = { padding: 9, gap: 5, pitch: { most: 43, least: 30 } } as const;

const widthOfChip = (card: CardId): number => Math.ceil(signWidth(card)) + 2 * CHIP.padding;

/** The cards in rows of chips. */
function rowsOf(cards: readonly CardId[]): readonly (readonly CardId[])[] {
  const rows: CardId[][] = [];
  let room = 0;
  for (const card of cards) {
    const needed = widthOfChip(card) + CHIP.gap;
    if (needed > room) {
      rows.push([]);
      room = WIDTH + CHIP.gap;
    }
    rows.at(-1)!.push(card);
    room -= needed;
  }
  return rows;
}

function drawChips(pen: Pen, rows: readonly (readonly CardId[])[], top: number, pitch: number): void {
  rows.forEach((row, line) => {
    let x = LEFT;
    for (const card of row) {
      const width = widthOfChip(card);
      const y = top + (line + 0.5) * pitch;
      drawCardChip(pen, card, 'left', { width, height: pitch - CHIP.gap }, x, y);
      x += width + CHIP.gap;
    }
  });
}

/** A pile to draw from. */
const BACK = {
  scale: 0.7,
  width: Math.ceil(CARD_BACK.width * 0.7),
  height: Math.ceil(CARD_BACK.height * 0.7),
} as const;

/** Above and below what a pile's row has. */
const PILE_PADDING = 10;

/** The most that's added to the height of a pile's row where there's room. */
const PILE_GROWTH = 30;

/** Draws one row per pile to draw from: its back, its number, how many cards it has and which. @returns their bottom */
export function drawPileRows(
  pen: Pen,
  scene: ArtusScene,
  seat: Seat,
  piles: readonly { readonly pile: PileId; readonly number: number }[],
  bottom: number,
): number {
  const { view, t } = scene;
  const line = { size: LEAST, colour: pen.theme.ink, maxWidth: WIDTH - BACK.width - 14 } as const;
  const chips = piles.map(({ pile }) => rowsOf(cardsOnPile(scene, seat, pile)));
  const least = BACK.height + 2 * PILE_PADDING;
  const room = bottom - TOP - piles.length * least;
  const rows = chips.flat().length;
  const pitch = Math.max(CHIP.pitch.least, Math.min(CHIP.pitch.most, Math.floor(room / rows)));
  const spare = (room - rows * pitch) / piles.length;
  const padding = PILE_PADDING + Math.max(0, Math.min(PILE_GROWTH, spare)) / 2;
  let below = TOP;
  piles.forEach(({ pile, number }, i) => {
    if (i > 0) drawSectionRule(pen, below);
    const top = below + padding - 12;
    cardBack(pen, pile, seat, LEFT + BACK.width / 2 + 4, top + 12 + BACK.height / 2, BACK.scale);
    const text = LEFT + BACK.width + 14;
    drawChoiceNumber(pen, String(number), text + 18, top + 28);
    pen.write(t('artus-picture-pile-name', { pile }), text, top + 65, line);
    const count = view.players[seat]?.piles[pile] ?? 0;
    pen.write(t('artus-picture-choice-cards', { count }), text, top + 94, { ...line, weight: 'normal' });
    drawChips(pen, chips[i]!, top + BACK.height + 22, pitch);
    below += BACK.height + 2 * padding + chips[i]!.length * pitch;
  });
  return below;
}
