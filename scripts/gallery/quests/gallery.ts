import { THEME_IDS, type ThemeId } from '../../../render/painter.ts';
import { questsPainter } from '../../../render/quests/painter.ts';
import { type QuestsPosition, sceneOf } from '../../../test/render/fixtures/quests.ts';
import { type GalleryPicture, type GameGallery, themedSections } from '../gallery.ts';
import { choicePictures } from './choice.ts';
import { extremePictures } from './extreme.ts';
import { handPictures } from './hand.ts';
import { piecePictures } from './pieces.ts';
import { course } from './positions.ts';
import { statePictures } from './states.ts';
import { tablePictures } from './table.ts';

function endPictures(theme: ThemeId): GalleryPicture[] {
  return [2, 3, 4, 5].map((seats) => {
    const last = course('basic', seats).at(-1) as QuestsPosition;
    return {
      name: `quests-end-${seats}-seats-${theme}`,
      painting: questsPainter.end(sceneOf(last.table, { theme })),
    };
  });
}

export const questsGallery: GameGallery = {
  sections: () => [
    ...themedSections('Card game', {
      table: (theme) => [...tablePictures(theme), ...statePictures(theme)],
      hand: handPictures,
      choice: choicePictures,
      end: endPictures,
    }),
    { title: 'Card game: crowds and names', pictures: extremePictures() },
    ...THEME_IDS.map((theme) => ({
      title: `Card game: pieces (${theme})`,
      pictures: piecePictures(theme),
    })),
  ],
  approved: [
    'quests-seals-5-seats-court',
    'quests-basic-3-seats-contrast',
    'quests-hand-large-court',
    'quests-choice-payments-court',
    'quests-end-4-seats-court',
  ],
  colourBlind: ['quests-crowded', 'quests-crowded-contrast'],
};
