import { artusPainter } from '../../../render/artus/painter.ts';
import type { ThemeId } from '../../../render/painter.ts';
import type { Position } from '../../../test/render/fixtures/artusPositions.ts';
import { type GalleryPicture, type GameGallery, themedSections } from '../gallery.ts';
import { choicePictures } from './choice.ts';
import { extremePictures } from './extreme.ts';
import { handPictures } from './hand.ts';
import { piecePictures } from './pieces.ts';
import { course, sceneIn } from './scenes.ts';
import { tablePictures } from './table.ts';

function endPictures(theme: ThemeId): GalleryPicture[] {
  return [2, 3, 4].map((seats) => {
    const last = course('advanced', seats).at(-1) as Position;
    return { name: `end-${seats}-seats-${theme}`, painting: artusPainter.end(sceneIn(theme, last.table)) };
  });
}

export const artusGallery: GameGallery = {
  sections: () => [
    ...themedSections('Artus', {
      table: tablePictures,
      hand: handPictures,
      choice: choicePictures,
      end: endPictures,
    }),
    { title: 'Artus: crowds and names', pictures: extremePictures() },
    { title: 'Artus: pieces', pictures: piecePictures() },
  ],
  approved: [
    'worked-figure-court',
    'coronation-contrast',
    'hand-mixed-court',
    'choice-knight-both-ways-court',
    'end-3-seats-court',
  ],
  colourBlind: ['worked-figure-court', 'worked-figure-contrast', 'end-4-seats-court'],
};
