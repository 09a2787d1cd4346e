import type { ThemeId } from '../../../render/painter.ts';
import { questsPainter } from '../../../render/quests/painter.ts';
import type { AdversaryCard, QuestsView } from '../../../src/games/quests/types.ts';
import { sceneOf } from '../../../test/render/fixtures/quests.ts';
import type { GalleryPicture } from '../gallery.ts';
import { displayed } from './crowded.ts';
import { busyPosition } from './positions.ts';
import { scored } from './scored.ts';

const HELD: readonly (readonly AdversaryCard[])[] = [
  ['power-1', 'enemy-2', 'dragon-5'],
  ['monster-3', 'monster-4'],
  [],
];

/** Points that come from adversaries and adventures, nearly everything taken by two, and a seal on each card. */
export function statePictures(theme: ThemeId): GalleryPicture[] {
  const [three, two, five] = [busyPosition('basic', 3), busyPosition('basic', 2), busyPosition('seals', 5)];
  const views: readonly (readonly [string, QuestsView])[] = [
    ['score-explained', scored(three.table, HELD, (i) => (i % 4 === 3 ? null : i % 4))],
    ['many-adventures', scored(two.table, HELD, (i) => (i > 10 ? null : i % 3 === 0 ? 1 : 0))],
    ['all-sealed', { ...five.table, columns: displayed((at) => at % 5) }],
  ];
  return views.map(([name, view]) => ({
    name: `quests-${name}-${theme}`,
    painting: questsPainter.table(sceneOf(view, { theme })),
  }));
}
