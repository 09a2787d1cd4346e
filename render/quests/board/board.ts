import type { CanvasRenderingContext2D } from 'canvas';
import { KINDS } from '../../../src/games/quests/data.ts';
import type { Kind } from '../../../src/games/quests/types.ts';
import { write } from '../../parts/text.ts';
import { drawAdversary } from '../cards/adversaryCard.ts';
import { drawSeal } from '../cards/seal.ts';
import type { QuestsScene } from '../scene.ts';
import { cardAt, HEAD, headAt } from '../sheet.ts';
import { drawFrame } from './frame.ts';

const SEAL = 56;

/** The cards in the four columns with their seals, and a frame around the ones that are `marked`. */
export function drawBoard(
  context: CanvasRenderingContext2D,
  { theme, view, words }: QuestsScene,
  marked: (kind: Kind, place: number) => boolean,
): void {
  KINDS.forEach((kind, column) => {
    const head = headAt(column);
    write(context, words.questsPicture.heads[kind], head.x, head.y + 14, {
      size: 26,
      colour: theme.quests.adversaries[kind].text,
      align: 'centre',
      maxWidth: HEAD.width - 10,
    });
    view.columns[kind].forEach(({ card, seal }, row) => {
      const place = cardAt(column, row);
      drawAdversary(context, theme, card, place);
      if (marked(kind, row)) drawFrame(context, theme, place);
      if (seal !== null)
        drawSeal(context, theme, seal, SEAL, place.x + place.width - 31, place.y + place.height - 31);
    });
  });
}
