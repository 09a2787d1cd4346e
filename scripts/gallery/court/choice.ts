import { courtPainter } from '../../../render/court/painter.ts';
import type { ThemeId } from '../../../render/painter.ts';
import { courtSceneOf } from '../../../test/render/fixtures/court.ts';
import type { GalleryPicture } from '../gallery.ts';
import { findPosition, isLate, type Predicate } from './positions.ts';

const CHOICES: readonly (readonly [name: string, seats: number, fits: Predicate])[] = [
  ['start', 4, ({ table }) => table.phase === 'startCourtier'],
  ['opening-bid', 4, ({ table }) => table.phase === 'bid'],
  ['bids', 4, (p) => p.table.phase === 'bid' && p.table.auction?.bidder !== null && p.options.length > 12],
  ['no-bid', 4, (p) => p.table.phase === 'bid' && p.options.length === 1],
  ['character', 4, ({ table }) => table.phase === 'choose'],
  [
    'merlin',
    3,
    (p) => isLate(p) && p.table.phase === 'swapMerlin' && p.options.length > 11 && p.options.length < 23,
  ],
  ['merlin-many', 4, (p) => isLate(p) && p.table.phase === 'swapMerlin' && p.options.length > 22],
  ['aspirants', 4, ({ table }) => table.phase === 'takeAspirants'],
  ['aspirant', 4, ({ table }) => table.phase === 'takeAspirant'],
  ['refill', 3, (p) => p.table.phase === 'refill' && p.options.length > 3 && p.options.length < 22],
  ['tile', 4, (p) => p.table.phase === 'giveTile' && p.options.length > 1],
  ['lancelot', 4, (p) => p.table.phase === 'swapLancelot' && p.options.length > 3],
];

export function choicePictures(theme: ThemeId): GalleryPicture[] {
  return CHOICES.map(([name, seats, fits]) => {
    const { own, options } = findPosition(seats, fits);
    return {
      name: `kings-court-choice-${name}-${theme}`,
      painting: courtPainter.choice(courtSceneOf(own, { theme }), options),
    };
  });
}
