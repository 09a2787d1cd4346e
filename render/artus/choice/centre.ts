import type { CanvasRenderingContext2D } from 'canvas';
import type { CardId, Figure } from '../../../src/games/artus/types.ts';
import type { Seat } from '../../../src/games/game.ts';
import { write, writeLines } from '../../parts/text.ts';
import { wrap } from '../../parts/wrap.ts';
import { drawCentre } from '../board/centre.ts';
import { drawFigure } from '../board/figures.ts';
import { CENTRE } from '../board/ring.ts';
import { cardRow } from '../cardIcons.ts';
import type { ArtusScene } from '../scene.ts';
import { LEAST } from '../sheet.ts';
import { byFigure } from './figureRows.ts';
import { cardOf, type Outcome } from './outcome.ts';

/** What the card moves or scores: a Knight of the seat, or a Prince of a metal on the card. */
function typicalFigure(card: CardId, seat: Seat): Figure {
  const { pile, movePrince, ring } = cardRow(card);
  const metal = pile === 'king' ? (movePrince?.metals ?? ring)?.[0] : undefined;
  return metal === undefined ? { kind: 'knight', seat } : { kind: 'prince', metal, rings: 1, king: false };
}

/** The card's name in the centre of the table, with the figure it moves, or a typical one if there are several. */
export function drawChoiceCentre(
  context: CanvasRenderingContext2D,
  scene: ArtusScene,
  outcomes: readonly Outcome[],
  seat: Seat,
): void {
  const { theme, words } = scene;
  const cards = new Set(outcomes.map(({ action }) => cardOf(action)));
  const [card] = cards;
  if (cards.size !== 1 || !card) {
    drawCentre(context, scene);
    return;
  }
  const groups = byFigure(outcomes);
  const settled = groups.length === 1 ? (outcomes[0]?.figure ?? null) : null;
  const top = CENTRE.y - 114;
  const line = { size: LEAST, colour: theme.chalk, align: 'centre', maxWidth: 240 } as const;
  drawFigure(
    context,
    theme,
    settled ?? typicalFigure(card, seat),
    settled?.kind === 'prince' ? 112 : 120,
    CENTRE.x,
    CENTRE.y - 20,
  );
  write(context, words.artusPicture.phase(scene.view), CENTRE.x, top, { ...line, maxWidth: 190 });
  const lines = wrap(words.artus.card(card), line.size, 236, 2, 'bold');
  writeLines(context, lines, CENTRE.x, CENTRE.y + 70, 34, line);
}
