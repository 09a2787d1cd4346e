import type { Painting } from '../../painting.ts';
import { ALT_LIMIT, limited, TEXT_LIMIT } from '../../parts/limit.ts';
import { signed } from '../reading.ts';
import type { ArtusScene } from '../scene.ts';
import { drawRing, tableBackdrop } from '../table.ts';
import { shortNames } from '../texts/names.ts';
import { positionWords, scoreWords } from '../texts/tableAlt.ts';
import { tableText } from '../texts/tableText.ts';
import { drawCourse } from './course.ts';
import { drawEndStrip } from './endStrip.ts';
import { drawRanking, ranking } from './ranking.ts';

export function endPainting(scene: ArtusScene): Painting {
  const { theme, words, view } = scene;
  const { alt, text } = words.artusPicture;
  const names = shortNames(scene, 32);
  const ranks = ranking(scene);
  const winners = ranks.filter(({ place }) => place === 1).map(({ seat }) => names[seat] ?? '');
  return {
    ...tableBackdrop(theme),
    draw: (context) => {
      drawRing(context, scene);
      drawRanking(context, scene);
      drawCourse(context, scene);
      drawEndStrip(context, scene);
    },
    alt: limited(
      [
        alt.winners(words.artus.list(winners), winners.length > 1),
        scoreWords(scene),
        ...positionWords(scene),
      ],
      ' ',
      ALT_LIMIT,
    ),
    text: limited(
      [
        ...ranks.map(({ place, seat, score }) => text.ranking(place, names[seat] ?? '', score)),
        text.byRound,
        ...view.scoresByRound.map((scores, i) =>
          words.language.colon(String(i + 1), scores.map((s) => signed(s, false)).join(' ')),
        ),
        tableText(scene),
      ],
      '\n',
      TEXT_LIMIT,
    ),
  };
}
