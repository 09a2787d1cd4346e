import type { CanvasRenderingContext2D } from 'canvas';
import type { CardId, PileId } from '../../../src/games/artus/types.ts';
import type { Seat } from '../../../src/games/game.ts';
import { write, writeLines } from '../../parts/text.ts';
import { wrap } from '../../parts/wrap.ts';
import { pileCards } from '../cardIcons.ts';
import { CARD_BACK, cardBack } from '../hand/cardBack.ts';
import type { ArtusScene } from '../scene.ts';
import { LEAST } from '../sheet.ts';
import { BOTTOM, LEFT, TOP, WIDTH } from './layout.ts';
import { drawNumber } from './numbers.ts';

const LINE = 33;

/** The cards that the viewer's own pile must hold: neither played nor in hand. */
export function cardsOnPile({ view }: ArtusScene, seat: Seat, pile: PileId): CardId[] {
  const player = view.players[seat];
  const left = pileCards(pile);
  for (const card of [...(player?.played ?? []), ...(player?.hand ?? [])]) {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/** One row per pile to draw from: its back, its number of cards and which cards they are. */
export function drawPileRows(
  context: CanvasRenderingContext2D,
  scene: ArtusScene,
  seat: Seat,
  piles: readonly PileId[],
): void {
  const { theme, view, words } = scene;
  const { choice } = words.artusPicture;
  const line = { size: LEAST, colour: theme.ink, maxWidth: WIDTH - CARD_BACK.width - 14 } as const;
  const pitch = (BOTTOM - TOP) / 3;
  piles.forEach((pile, i) => {
    const top = TOP + i * pitch;
    if (i > 0) {
      context.fillStyle = theme.parchment.dark;
      context.fillRect(LEFT, top - 1, WIDTH, 1.5);
    }
    cardBack(context, theme, pile, seat, LEFT + CARD_BACK.width / 2 + 4, top + 14 + CARD_BACK.height / 2);
    const text = LEFT + CARD_BACK.width + 14;
    drawNumber(context, theme, String(i + 1), text + 18, top + 36);
    write(context, words.artusPicture.pileName(pile), text, top + 78, line);
    const count = view.players[seat]?.piles[pile] ?? 0;
    write(context, choice.cards(count), text, top + 114, { ...line, weight: 'normal' });
    const kinds = choice.holds(cardsOnPile(scene, seat, pile));
    const body = { ...line, weight: 'normal', maxWidth: WIDTH - 4 } as const;
    const below = top + CARD_BACK.height + 36;
    const room = Math.floor((pitch - CARD_BACK.height - 24) / LINE);
    writeLines(context, wrap(kinds, LEAST, WIDTH - 4, room), LEFT + 2, below, LINE, body);
  });
}
