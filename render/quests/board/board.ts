import type { CanvasRenderingContext2D } from 'canvas';
import { KINDS } from '../../../src/games/quests/data.ts';
import type { Kind, QuestsView } from '../../../src/games/quests/types.ts';
import type { Theme } from '../../themes/theme.ts';
import { drawAdversary } from '../cards/adversaryCard.ts';
import { drawSeal } from '../cards/seal.ts';
import { cardAt } from '../sheet.ts';
import { drawFrame } from './frame.ts';

const SEAL = 66;

/** The cards in the four columns with their seals, and a frame around the ones that are `marked`. */
export function drawBoard(
  context: CanvasRenderingContext2D,
  theme: Theme,
  view: QuestsView,
  marked: (kind: Kind, place: number) => boolean,
): void {
  KINDS.forEach((kind, column) => {
    view.columns[kind].forEach(({ card, seal }, row) => {
      const place = cardAt(column, row);
      drawAdversary(context, theme, card, place, seal);
      if (marked(kind, row)) drawFrame(context, theme, place);
      if (seal !== null)
        drawSeal(context, theme, seal, SEAL, place.x + place.width - 39, place.y + place.height / 2);
    });
  });
}
