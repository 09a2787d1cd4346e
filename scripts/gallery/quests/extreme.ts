import { questsPainter } from '../../../render/quests/painter.ts';
import { NAMES, sceneOf } from '../../../test/render/fixtures/quests.ts';
import type { GalleryPicture } from '../gallery.ts';
import { crowded } from './crowded.ts';
import { busyPosition } from './positions.ts';

/** Long, emoji, right to left, wide; and none at all. */
const ODD_NAMES = [
  [
    'Sir Bors de Ganis the Younger of Camelot',
    '🦁👑 Leo 🏰',
    'مورغان لو فاي',
    'שלמה המלך',
    'WWWWWWWWWWWWWWWWWWWW',
  ],
  NAMES.map(() => ''),
];

/** A crowded table, and names that are hard to draw. */
export function extremePictures(): GalleryPicture[] {
  const { table, events } = busyPosition('seals', 5);
  return [
    { name: 'quests-crowded', painting: questsPainter.table(sceneOf(crowded(table), { events })) },
    {
      name: 'quests-crowded-contrast',
      painting: questsPainter.table(sceneOf(crowded(table), { events, theme: 'contrast' })),
    },
    ...ODD_NAMES.map((names, i) => ({
      name: `quests-names-${i + 1}`,
      painting: questsPainter.table(sceneOf(table, { events, names })),
    })),
  ];
}
