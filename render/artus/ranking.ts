import { rankOf } from '../../src/games/artus/reading.ts';
import type { Seat } from '../../src/games/game.ts';
import { yesNo } from '../../src/telling/artus/sentences.ts';
import { shortened, signed } from '../../src/telling/text.ts';
import { headlineWords } from '../parts/headline.ts';
import type { Stand } from '../parts/podium.ts';
import type { ArtusScene } from './sheet.ts';

interface Ranked {
  readonly seat: Seat;
  readonly place: number;
  readonly score: number;
}

/** Best first; equal scores share a place. */
export function ranking({ view }: ArtusScene): Ranked[] {
  return view.players
    .map(({ score }, seat) => ({ seat, score, place: rankOf(view, seat).place }))
    .sort((a, b) => a.place - b.place || a.seat - b.seat);
}

/** A player's place, as it's written on a plate. */
export const rankWords = ({ say, view }: ArtusScene, seat: Seat): string => {
  const { place, shared } = rankOf(view, seat);
  return say('artus-picture-rank', { place, shared: yesNo(shared) });
};

export const standsOf = (scene: ArtusScene): Stand[] =>
  ranking(scene).map(({ seat, place, score }) => ({
    seat,
    place,
    rank: rankWords(scene, seat),
    name: scene.names[seat] ?? '',
    score: signed(score, false),
    isViewer: scene.view.viewer === seat,
  }));

/** Who has won, and the place of whoever else's picture it is: not to them, since anybody may see it after the end. */
export function endedWords(scene: ArtusScene, longestName: number): readonly string[] {
  const { say, view, names } = scene;
  const stands = standsOf(scene).map((stand) => ({ ...stand, isViewer: false }));
  const points = ranking(scene).map(({ score }) => score);
  const seat = view.viewer;
  const own =
    seat === null || rankOf(view, seat).place === 1
      ? []
      : [
          say('language-colon', {
            head: shortened(names[seat] ?? '', longestName),
            text: rankWords(scene, seat),
          }),
        ];
  return [headlineWords(say, stands, points, longestName), ...own];
}
