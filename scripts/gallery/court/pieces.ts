import { courtPainter } from '../../../render/court/painter.ts';
import { PIECE_IDS } from '../../../render/court/piece/art.ts';
import { THEME_IDS } from '../../../render/painter.ts';
import { words } from '../../../test/render/fixtures/language.ts';
import type { GalleryPicture } from '../gallery.ts';

/** Every piece alone, in every theme. */
export function piecePictures(): GalleryPicture[] {
  return THEME_IDS.flatMap((theme) =>
    PIECE_IDS.flatMap((id) => {
      const painting = courtPainter.piece(id, { theme, words: words() });
      return painting === null ? [] : [{ name: `kings-court-piece-${id}-${theme}`, painting }];
    }),
  );
}
