import type { Setting } from '../../painter.ts';
import type { Painting, SizedBackdrop } from '../../painting.ts';
import { parchment } from '../../parts/parchment.ts';
import { layOutStory } from '../../parts/story.ts';
import { write } from '../../parts/text.ts';
import { themes } from '../../themes/index.ts';
import { inksOf } from '../../themes/inks.ts';
import type { Theme } from '../../themes/theme.ts';
import { woodenBoard } from '../castle/woodenBoard.ts';
import { drawArt, PIECE_IDS, type PieceId } from './art.ts';

const SIZE = { width: 600, height: 420 } as const;
const FRAME = { x: 10, y: 10, width: 250, height: 400 } as const;
const SHEET = { x: 266, y: 10, width: 324, height: 400 } as const;
const TEXT = {
  x: SHEET.x + 20,
  y: SHEET.y + 82,
  width: SHEET.width - 38,
  height: SHEET.height - 96,
} as const;

function pieceBackdrop(theme: Theme): SizedBackdrop {
  const backdrop = {
    key: `king's court piece ${theme.id}`,
    inks: inksOf(theme),
    draw: (context: Parameters<Painting['draw']>[0]) => {
      context.fillStyle = theme.castle.sky.dark;
      context.fillRect(0, 0, SIZE.width, SIZE.height);
      woodenBoard(context, theme, FRAME);
      parchment(context, theme, SHEET);
    },
  };
  return { ...SIZE, backdrop };
}

const isPiece = (id: string): id is PieceId => (PIECE_IDS as readonly string[]).includes(id);

/** A character, courtier, tile or die with what it does; null if there's no such piece. */
export function piecePainting(id: string, { theme: themeId, words }: Setting): Painting | null {
  if (!isPiece(id)) return null;
  const theme = themes[themeId];
  const [title, ...sentences] = words.courtPicture.piece(id);
  return {
    ...pieceBackdrop(theme),
    draw: (context) => {
      const x = FRAME.x + FRAME.width / 2;
      drawArt(context, theme, id, { x, y: FRAME.y + 160, below: FRAME.y + 340 });
      write(context, title, TEXT.x, SHEET.y + 44, {
        size: 40,
        minSize: 30,
        colour: theme.ink,
        maxWidth: TEXT.width,
      });
      const story = layOutStory(sentences, TEXT, { largest: 28, smallest: 17, earlier: null });
      for (const { text, y } of story.lines)
        write(context, text, TEXT.x, TEXT.y + y, {
          size: story.size,
          weight: 'normal',
          colour: theme.ink,
          maxWidth: TEXT.width,
        });
    },
    alt: words.language.colon(title, sentences.join(' ')),
    text: [title, ...sentences].join('\n'),
  };
}
