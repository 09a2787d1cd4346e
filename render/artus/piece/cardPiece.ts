import type { CanvasRenderingContext2D } from 'canvas';
import type { CardId, Metal } from '../../../src/games/artus/types.ts';
import type { Words } from '../../../src/i18n/index.ts';
import type { Theme } from '../../themes/theme.ts';
import { cardRow } from '../cardIcons.ts';
import { drawCard } from '../hand/handCards.ts';
import { moveDiagram } from './moveDiagram.ts';
import { ringDiagram } from './ringDiagram.ts';
import { scoringDiagram } from './scoringDiagram.ts';
import { PORTRAIT } from './sheet.ts';

/** A card shown on its own belongs to the first seat. */
const SEAT = 0;

/** The card itself, and what it does as a diagram. */
export function drawCardPiece(
  context: CanvasRenderingContext2D,
  theme: Theme,
  words: Words,
  card: CardId,
): void {
  drawCard(context, theme, words, SEAT, card, null, PORTRAIT.x, PORTRAIT.y);
  const row = cardRow(card);
  const { moveKnight, movePrince, ring, scoring } = row;
  const metal: Metal = (movePrince?.metals ?? ring)?.[0] ?? 'silver';
  if (scoring !== undefined) scoringDiagram(context, theme, row);
  else if (moveKnight !== undefined) moveDiagram(context, theme, moveKnight, { kind: 'knight', seat: SEAT });
  else if (movePrince !== undefined)
    moveDiagram(context, theme, movePrince, { kind: 'prince', metal, rings: 1, king: false });
  else ringDiagram(context, theme, metal);
}
