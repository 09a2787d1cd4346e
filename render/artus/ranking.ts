import { rankPlayers, seatRank } from '../../src/games/artus/reading.ts';
import type { Seat } from '../../src/games/game.ts';
import { yesOrNo } from '../../src/telling/artus/sentences.ts';
import { shortened, signed } from '../../src/telling/text.ts';
import { headlineText } from '../parts/headline.ts';
import type { Stand } from '../parts/podium.ts';
import type { ArtusScene } from './sheet.ts';

/** A player's place, as it's written on a plate. */
export const rankLabel = ({ t, view }: ArtusScene, seat: Seat): string => {
  const { place, shared } = seatRank(view, seat);
  return t('artus-picture-rank', { place, shared: yesOrNo(shared) });
};

export const rankStands = (scene: ArtusScene): Stand[] =>
  rankPlayers(scene).map(({ seat, place, score }) => ({
    seat,
    place,
    rank: rankLabel(scene, seat),
    name: scene.names[seat] ?? '',
    score: signed(score, false),
    isViewer: scene.view.viewer === seat,
  }));

/** Who has won, and the place of whoever else's picture it is: not to them, since anybody may see it after the end. */
export function endHeadline(scene: ArtusScene, longestName: number): readonly string[] {
  const { t, view, names } = scene;
  const stands = rankStands(scene).map((stand) => ({ ...stand, isViewer: false }));
  const points = rankPlayers(scene).map(({ score }) => score);
  const seat = view.viewer;
  const own =
    seat === null || seatRank(view, seat).place === 1
      ? []
      : [
          t('language-colon', {
            head: shortened(names[seat] ?? '', longestName),
            text: rankLabel(scene, seat),
          }),
        ];
  return [headlineText(t, stands, points, longestName), ...own];
}
