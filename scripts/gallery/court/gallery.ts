import { courtPainter } from '../../../render/court/painter.ts';
import type { ThemeId } from '../../../render/painter.ts';
import { courtSceneOf } from '../../../test/render/fixtures/court.ts';
import { ODD_NAMES } from '../../../test/render/fixtures/names.ts';
import { type GalleryPicture, type GameGallery, themedSections } from '../gallery.ts';
import { choicePictures } from './choice.ts';
import { piecePictures } from './pieces.ts';
import { findPosition, isLate, type Predicate } from './positions.ts';
import { tablePictures } from './table.ts';

const HANDS: readonly (readonly [name: string, fits: Predicate])[] = [
  ['bid', (p) => isLate(p) && p.table.phase === 'bid' && p.table.auction?.bidder !== null],
  ['rich', (p) => isLate(p) && (p.own.players[p.own.viewer ?? 0]?.treasury.length ?? 0) > 7],
  ['idle', ({ own }) => own.round > 0 && (own.players[own.viewer ?? 0]?.standing.idleJesters ?? 0) > 0],
  ['role', (p) => isLate(p) && p.table.phase === 'swapLancelot'],
];

function handPictures(theme: ThemeId): GalleryPicture[] {
  return HANDS.map(([name, fits]) => {
    const { own, events } = findPosition(4, fits);
    return {
      name: `kings-court-hand-${name}-${theme}`,
      painting: courtPainter.hand(courtSceneOf(own, { theme, events })),
    };
  });
}

function endPictures(theme: ThemeId): GalleryPicture[] {
  return [2, 3, 4].map((seats) => {
    const { table } = findPosition(seats, (position) => position.table.phase === 'over');
    return {
      name: `kings-court-end-${seats}-seats-${theme}`,
      painting: courtPainter.end(courtSceneOf(table, { theme })),
    };
  });
}

function oddNames(): GalleryPicture[] {
  const { table, events } = findPosition(4, (p) => isLate(p) && p.table.phase === 'bid');
  return ODD_NAMES.map((names, i) => ({
    name: `kings-court-names-${i + 1}`,
    painting: courtPainter.table(courtSceneOf(table, { names, events })),
  }));
}

export const courtGallery: GameGallery = {
  sections: () => [
    ...themedSections('King’s Court', {
      table: tablePictures,
      hand: handPictures,
      choice: choicePictures,
      end: endPictures,
    }),
    { title: 'King’s Court: pieces', pictures: piecePictures() },
    { title: 'King’s Court: names', pictures: oddNames() },
  ],
  approved: [
    'kings-court-4-seats-court',
    'kings-court-lancelot-contrast',
    'kings-court-choice-merlin-court',
    'kings-court-end-3-seats-court',
  ],
  colourBlind: ['kings-court-4-seats-court', 'kings-court-choice-aspirants-contrast'],
};
