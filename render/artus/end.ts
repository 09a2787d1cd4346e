import type { Seat } from '../../src/games/game.ts';
import type { Painting } from '../painting.ts';
import { ALT_LIMIT, limited, TEXT_LIMIT } from '../parts/limit.ts';
import { signed } from './reading.ts';
import type { ArtusScene } from './scene.ts';
import { SIZE } from './sheet.ts';
import { drawTable, tableBackdrop } from './table.ts';
import { positionWords, scoreWords, shortNames, tableText } from './texts.ts';

export interface Ranked {
  readonly seat: Seat;
  readonly place: number;
  readonly score: number;
}

/** Best first; equal scores share a place. */
export function ranking({ view }: ArtusScene): Ranked[] {
  return view.players
    .map(({ score }, seat) => ({
      seat,
      score,
      place: 1 + view.players.filter((other) => other.score > score).length,
    }))
    .sort((a, b) => a.place - b.place || a.seat - b.seat);
}

export function endPainting(scene: ArtusScene): Painting {
  const { theme, words, view } = scene;
  const { alt, text } = words.picture.artus;
  const names = shortNames(scene, 32);
  const ranks = ranking(scene);
  const winners = ranks.filter(({ place }) => place === 1).map(({ seat }) => names[seat] ?? '');
  const rankWords = ranks.map(({ place, seat, score }) => text.ranking(place, names[seat] ?? '', score));
  return {
    ...SIZE,
    backdrop: tableBackdrop(theme),
    draw: (context) => drawTable(context, scene),
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
        ...rankWords,
        text.byRound,
        ...view.scoresByRound.map(
          (scores, i) => `${i + 1}: ${scores.map((s) => signed(s, false)).join(' ')}`,
        ),
        tableText(scene),
      ],
      '\n',
      TEXT_LIMIT,
    ),
  };
}
