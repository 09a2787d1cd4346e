import type { CardId } from '../../../src/games/artus/types.ts';
import type { Seat } from '../../../src/games/game.ts';
import { CARD } from '../hand/cardLayout.ts';
import { drawCard } from '../hand/handCards.ts';
import type { ArtusScene } from '../scene.ts';
import { PANEL } from '../sheet.ts';
import type { Section } from './section.ts';

/** The card that's being played. */
export function playedCard({ theme, words }: ArtusScene, seat: Seat, card: CardId): Section {
  return {
    height: CARD.height + 8,
    draw: (context, top) =>
      drawCard(context, theme, words, seat, card, null, PANEL.x + PANEL.width / 2, top + 4 + CARD.height / 2),
  };
}
