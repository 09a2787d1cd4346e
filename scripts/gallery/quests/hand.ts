import type { ThemeId } from '../../../render/painter.ts';
import { questsPainter } from '../../../render/quests/painter.ts';
import type { KnightCard } from '../../../src/games/quests/types.ts';
import { sceneOf } from '../../../test/render/fixtures/quests.ts';
import type { GalleryPicture } from '../gallery.ts';
import { crowded } from './crowded.ts';
import { busyPosition } from './positions.ts';

const copies = (card: KnightCard, count: number): KnightCard[] => Array<KnightCard>(count).fill(card);

const HANDS: Readonly<Record<string, readonly KnightCard[]>> = {
  start: ['red', 'orange', 'orange', 'beige'],
  mixed: ['red', 'red', 'red-2', 'orange', 'beige-2', 'merlin', 'merlin'],
  large: [
    ...copies('red', 3),
    'red-2',
    ...copies('orange', 2),
    ...copies('orange-2', 2),
    ...copies('beige', 4),
    ...copies('merlin', 2),
  ],
  huge: [
    ...copies('red', 11),
    ...copies('red-2', 2),
    ...copies('orange', 9),
    'beige-2',
    ...copies('beige', 7),
    ...copies('merlin', 4),
  ],
  empty: [],
};

export function handPictures(theme: ThemeId): GalleryPicture[] {
  const { own } = busyPosition('seals', 4);
  const rich = crowded(own);
  return Object.entries(HANDS).map(([name, hand]) => ({
    name: `quests-hand-${name}-${theme}`,
    painting: questsPainter.hand(
      sceneOf({ ...(name === 'huge' || name === 'large' ? rich : own), hand }, { theme }),
    ),
  }));
}
