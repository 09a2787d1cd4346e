import type { Setting } from '../../painter.ts';
import type { Painting } from '../../painting.ts';
import { hall } from '../../parts/hall.ts';
import { ALT_LIMIT, limited, TEXT_LIMIT } from '../../parts/limit.ts';
import { parchment } from '../../parts/parchment.ts';
import { scaleStamps } from '../../parts/stamp.ts';
import { write, writeLines } from '../../parts/text.ts';
import { wrap } from '../../parts/wrap.ts';
import { themes } from '../../themes/index.ts';
import { questsInks } from '../inks.ts';
import { described } from './described.ts';

const SIZE = { width: 600, height: 400 } as const;
const SHEET = { x: 10, y: 10, width: SIZE.width - 20, height: SIZE.height - 20 } as const;
/** Middle of the drawing. */
const PIECE_X = 146;
const LEFT = 284;
const ROOM = SHEET.x + SHEET.width - 18 - LEFT;
/** Sizes to try, until everything fits, and a line's height as a multiple of one. */
const TEXTS = [21, 20, 19, 18, 17, 16, 15] as const;
const LINE = 1.29;
const GAP = 12;
const BOTTOM = SHEET.y + SHEET.height - 16;

/** The sentences in lines, as large as they fit below the given height. */
function layOut(says: readonly string[], top: number) {
  const tries = TEXTS.map((size) => {
    const pitch = Math.round(size * LINE);
    const all = says.map((sentence) => wrap(sentence, size, ROOM, 4));
    const height = all.reduce((sum, { length }) => sum + length * pitch + GAP, -GAP);
    return { size, pitch, all, fits: top + height - pitch / 2 <= BOTTOM };
  });
  return tries.find(({ fits }) => fits) ?? tries.at(-1)!;
}

/** A card, or a piece, large, with what it's for; null if there's no such thing. */
export function piecePainting(id: string, { theme: themeId, words }: Setting): Painting | null {
  const theme = themes[themeId];
  const piece = described(id, words);
  if (piece === null) return null;
  const { title, points, says, draw } = piece;
  const head =
    points === '' ? words.language.sentence(title) : words.questsPicture.pieces.scoring(title, points);
  const told = [head, ...says];
  return {
    ...SIZE,
    backdrop: {
      key: `quests piece ${themeId}`,
      inks: questsInks(theme),
      draw: (context) => {
        hall(context, theme, SIZE);
        parchment(context, theme, SHEET);
      },
    },
    draw: (context) => {
      scaleStamps(context);
      context.save();
      context.translate(PIECE_X, SIZE.height / 2);
      draw(context, theme);
      context.restore();
      const titles = wrap(title, 32, ROOM, 2, 'bold');
      writeLines(context, titles, LEFT, 58, 36, { size: 32, colour: theme.ink, maxWidth: ROOM });
      let y = 58 + titles.length * 36 + 4;
      if (points !== '') {
        write(context, points, LEFT, y, { size: 26, colour: theme.softInk, maxWidth: ROOM });
        y += 42;
      }
      const { size, pitch, all } = layOut(says, y);
      for (const lines of all) {
        writeLines(context, lines, LEFT, y, pitch, {
          size,
          weight: 'normal',
          colour: theme.ink,
          maxWidth: ROOM,
        });
        y += lines.length * pitch + GAP;
      }
    },
    alt: limited(told, ' ', ALT_LIMIT),
    text: limited(told, '\n', TEXT_LIMIT),
  };
}
