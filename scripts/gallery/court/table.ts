import { courtPainter } from '../../../render/court/painter.ts';
import type { ThemeId } from '../../../render/painter.ts';
import { courtSceneOf } from '../../../test/render/fixtures/court.ts';
import type { GalleryPicture } from '../gallery.ts';
import { findPosition, isLate, type Predicate } from './positions.ts';

/** A late auction that one player has left. */
const auction: Predicate = (p) =>
  isLate(p) && p.table.phase === 'bid' && p.table.auction?.passed.length === 1;

const TABLES: readonly (readonly [name: string, seats: number, fits: Predicate])[] = [
  ['set-up', 4, ({ table, events }) => table.phase === 'startCourtier' && events.length === 2],
  ['opening', 4, ({ table }) => table.round === 1 && table.phase === 'bid'],
  ['2-seats', 2, (p) => isLate(p) && p.table.phase === 'choose' && p.table.round > 4],
  ['3-seats', 3, auction],
  ['4-seats', 4, auction],
  ['guinevere', 4, (p) => isLate(p) && p.table.phase === 'takeAspirant'],
  ['lancelot', 3, (p) => isLate(p) && p.table.phase === 'swapLancelot' && p.table.blackDie !== null],
  [
    'black-die',
    3,
    (p) => p.table.phase === 'choose' && p.table.blackDie !== null && p.table.auction?.passed.length === 2,
  ],
  [
    'swapped-by-merlin',
    3,
    ({ events }) => events.some((e) => e.type === 'merlinSwapped' && e.give.length > 1),
  ],
  ['swapped-by-lancelot', 4, ({ events }) => events.some((e) => e.type === 'lancelotSwapped')],
  ['refill', 3, ({ table }) => table.phase === 'refill'],
  ['rich', 4, ({ table }) => table.players.some(({ treasury }) => treasury.length > 8)],
  ['last-round', 2, ({ table }) => table.lastRound && table.phase === 'bid'],
  ['arthur', 4, (p) => isLate(p) && p.table.phase === 'giveTile'],
  [
    'idle-jesters',
    4,
    ({ table }) => table.role !== null && table.players.some(({ standing }) => standing.idleJesters > 0),
  ],
];

export function tablePictures(theme: ThemeId): GalleryPicture[] {
  return TABLES.map(([name, seats, fits]) => {
    const { table, events } = findPosition(seats, fits);
    return {
      name: `kings-court-${name}-${theme}`,
      painting: courtPainter.table(courtSceneOf(table, { theme, events })),
    };
  });
}
