import type { ThemeId } from '../../../render/painter.ts';
import { questsPainter } from '../../../render/quests/painter.ts';
import { ADVENTURES, KINDS } from '../../../src/games/quests/data.ts';
import { words } from '../../../test/render/fixtures/language.ts';
import type { GalleryPicture } from '../gallery.ts';

/** IDs of everything in the card game that's drawn on its own. */
export const PIECES: readonly string[] = [
  ...ADVENTURES.map(({ id }) => id),
  ...KINDS,
  'knight',
  'double',
  'merlin',
  'seal',
];

export function piecePictures(theme: ThemeId): GalleryPicture[] {
  return PIECES.flatMap((id) => {
    const painting = questsPainter.piece(id, { theme, words: words() });
    return painting === null ? [] : [{ name: `quests-piece-${id}-${theme}`, painting }];
  });
}
