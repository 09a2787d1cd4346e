import { artusPainter } from '../../../render/artus/painter.ts';
import type { ThemeId } from '../../../render/painter.ts';
import type { ArtusView, CardId } from '../../../src/games/artus/types.ts';
import { worked } from '../../../test/render/fixtures/artus.ts';
import type { GalleryPicture } from '../gallery.ts';
import { sceneIn } from './scenes.ts';

const HANDS: Readonly<Record<string, readonly CardId[]>> = {
  knights: [
    'knight:1-5-both',
    'knight:3-6',
    'knight:7-9',
    'king:1-5-both-either',
    'king:1-7-silver',
    'king:ring-bronze',
  ],
  scoring: [
    'scoring:all',
    'scoring:opposite',
    'scoring:colours',
    'scoring:carpet',
    'scoring:three-red',
    'scoring:joker',
  ],
  mixed: ['knight:4-7', 'king:ring-either', 'king:4-8-either', 'scoring:joker'],
  empty: [],
};

function withHand(view: ArtusView, hand: readonly CardId[]): ArtusView {
  return {
    ...view,
    viewer: 0,
    players: view.players.map((player, seat) => (seat === 0 ? { ...player, hand } : player)),
  };
}

export function handPictures(theme: ThemeId): GalleryPicture[] {
  return Object.entries(HANDS).map(([name, hand]) => ({
    name: `hand-${name}-${theme}`,
    painting: artusPainter.hand(sceneIn(theme, withHand(worked(), hand))),
  }));
}
