import { artusPainter } from '../../../render/artus/painter.ts';
import { FIGURE_PIECES } from '../../../render/artus/piece/figurePiece.ts';
import type { Painting } from '../../../render/painting.ts';
import { CARDS } from '../../../src/games/artus/data.ts';
import { words } from '../../../test/render/fixtures/language.ts';
import type { GalleryPicture } from '../gallery.ts';

/** Every card, and then the figures and tokens. */
export function piecePictures(): GalleryPicture[] {
  const ids = [...CARDS.map(({ id }) => id), ...FIGURE_PIECES];
  return ids.map((id) => ({
    name: `piece-${id.replace(':', '-')}`,
    painting: artusPainter.piece(id, { theme: 'court', words: words() }) as Painting,
  }));
}
