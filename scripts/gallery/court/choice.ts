import { courtPainter } from '../../../render/court/painter.ts';
import { compareSizes, sumOf } from '../../../render/court/reading.ts';
import type { ThemeId } from '../../../render/painter.ts';
import { courtSceneOf } from '../../../test/render/fixtures/court.ts';
import type { GalleryPicture } from '../gallery.ts';
import { findPosition, isLate, type Predicate } from './positions.ts';

const CHOICES: readonly (readonly [name: string, seats: number, fits: Predicate])[] = [
  ['start', 4, ({ table }) => table.phase === 'startCourtier'],
  ['opening-bid', 4, ({ table }) => table.phase === 'bid'],
  ['raise', 4, (p) => p.table.phase === 'bid' && p.table.auction?.bidder !== null && p.options.length === 5],
  [
    'bids-two-columns',
    3,
    (p) =>
      p.table.phase === 'bid' &&
      p.table.auction?.bidder !== null &&
      p.options.length > 16 &&
      p.options.length < 30,
  ],
  ['bids', 4, (p) => p.table.phase === 'bid' && p.table.auction?.bidder !== null && p.options.length > 40],
  ['no-bid', 4, (p) => p.table.phase === 'bid' && p.options.length === 1],
  ['character', 4, ({ table }) => table.phase === 'choose'],
  ['character-of-two', 4, (p) => isLate(p) && p.table.phase === 'choose' && p.options.length === 2],
  [
    'merlin',
    3,
    (p) => isLate(p) && p.table.phase === 'swapMerlin' && p.options.length > 11 && p.options.length < 19,
  ],
  ['merlin-many', 4, (p) => isLate(p) && p.table.phase === 'swapMerlin' && p.options.length > 22],
  ['aspirants', 4, ({ table }) => table.phase === 'takeAspirants'],
  ['aspirant', 4, ({ table }) => table.phase === 'takeAspirant'],
  ['refill', 3, (p) => p.table.phase === 'refill' && p.options.length > 12],
  ['refill-few', 3, (p) => p.table.phase === 'refill' && p.options.length > 2 && p.options.length < 9],
  ['tile', 4, (p) => p.table.phase === 'giveTile' && p.options.length > 1],
  ['lancelot', 4, (p) => p.table.phase === 'swapLancelot' && p.options.length > 3],
];

type Option = ReturnType<typeof findPosition>['options'][number];

/** The options as people get them: the cheapest bid or gift, or the best court, comes first. */
function bestFirst(seat: number, options: readonly Option[]): readonly Option[] {
  const cost = ({ action }: Option): number =>
    action.type === 'bid' ? sumOf(action.tiles) : action.type === 'giveTile' ? action.tile : 0;
  const sizes = ({ preview }: Option) => preview.view.players[seat]?.standing.sizes ?? [0, 0, 0];
  return [...options].sort((a, b) => cost(a) - cost(b) || compareSizes(sizes(b), sizes(a)));
}

export function choicePictures(theme: ThemeId): GalleryPicture[] {
  return CHOICES.map(([name, seats, fits]) => {
    const { own, options } = findPosition(seats, fits);
    return {
      name: `kings-court-choice-${name}-${theme}`,
      painting: courtPainter.choice(courtSceneOf(own, { theme }), bestFirst(own.viewer ?? 0, options)),
    };
  });
}
