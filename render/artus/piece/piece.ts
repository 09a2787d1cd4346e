import { CARDS } from '../../../src/games/artus/data.ts';
import type { CardId } from '../../../src/games/artus/types.ts';
import type { Words } from '../../../src/i18n/index.ts';
import type { Setting } from '../../painter.ts';
import type { Painting, SizedBackdrop } from '../../painting.ts';
import { hall } from '../../parts/hall.ts';
import { ALT_LIMIT, limited } from '../../parts/limit.ts';
import { parchment } from '../../parts/parchment.ts';
import { write, writeLines } from '../../parts/text.ts';
import { wrap } from '../../parts/wrap.ts';
import { themes } from '../../themes/index.ts';
import { inksOf } from '../../themes/inks.ts';
import type { Theme } from '../../themes/theme.ts';
import { drawCardPiece } from './cardPiece.ts';
import { drawFigurePiece, FIGURE_PIECES, type FigurePiece } from './figurePiece.ts';
import { DIAGRAM, PIECE_SIZE, TEXT_SHEET } from './sheet.ts';

const SIZE = 23;
const LINE = 29;

function pieceBackdrop(theme: Theme): SizedBackdrop {
  return {
    ...PIECE_SIZE,
    backdrop: {
      key: `artus piece ${theme.id}`,
      inks: inksOf(theme),
      draw: (context) => {
        hall(context, theme, PIECE_SIZE);
        parchment(context, theme, TEXT_SHEET);
      },
    },
  };
}

const isCard = (id: string): id is CardId => CARDS.some((row) => row.id === id);
const isFigure = (id: string): id is FigurePiece => (FIGURE_PIECES as readonly string[]).includes(id);

/** The title, and what's said below the diagram. */
function wordsFor(id: CardId | FigurePiece, { artus, artusPicture }: Words): readonly [string, string] {
  const { piece } = artusPicture;
  if (isFigure(id)) return [piece.titles[id], piece.about[id]];
  return [artus.card(id), `${artus.cardHelp(id)} ${piece.scores(id)}`.trim()];
}

/** A card, figure or token of Artus, large, with what it does; null if there's no such thing. */
export function piecePainting(id: string, { theme: themeId, words }: Setting): Painting | null {
  if (!isCard(id) && !isFigure(id)) return null;
  const theme = themes[themeId];
  const [title, about] = wordsFor(id, words);
  return {
    ...pieceBackdrop(theme),
    draw: (context) => {
      const { x, y, width } = TEXT_SHEET;
      write(context, title, x + 18, y + 32, {
        size: 28,
        minSize: 20,
        colour: theme.ink,
        maxWidth: width - 36,
      });
      if (isCard(id)) drawCardPiece(context, theme, words, id);
      else drawFigurePiece(context, theme, id);
      const lines = wrap(about, SIZE, width - 36, 6);
      const top = DIAGRAM.y + DIAGRAM.height + 22;
      writeLines(context, lines, x + 18, top, LINE, {
        size: SIZE,
        weight: 'normal',
        colour: theme.ink,
        maxWidth: width - 36,
      });
    },
    alt: limited([words.language.colon(title, about)], ' ', ALT_LIMIT),
    text: `${title}\n${about}`,
  };
}
