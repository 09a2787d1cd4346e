import type { CanvasRenderingContext2D } from 'canvas';
import type { Seat } from '../../src/games/game.ts';
import type { Painting } from '../painting.ts';
import { drawChart } from '../parts/chart.ts';
import { ALT_LIMIT, limited, TEXT_LIMIT } from '../parts/limit.ts';
import { shield } from '../parts/shield.ts';
import { write } from '../parts/text.ts';
import { signed } from './reading.ts';
import type { ArtusScene } from './scene.ts';
import { PANEL, SIZE } from './sheet.ts';
import { drawRing, tableBackdrop } from './table.ts';
import { positionWords, scoreWords, shortNames, tableText } from './texts.ts';

const ROW = 92;

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

function drawRanking(context: CanvasRenderingContext2D, scene: ArtusScene): void {
  const { theme, names, words } = scene;
  const left = PANEL.x + 16;
  const width = PANEL.width - 32;
  ranking(scene).forEach(({ seat, place, score }, i) => {
    const top = PANEL.y + 16 + i * ROW;
    if (i > 0) {
      context.fillStyle = theme.parchment.dark;
      context.fillRect(left + 8, top - 1, width - 16, 1.5);
    }
    const line = { colour: theme.ink };
    write(context, words.picture.artus.place(place), left - 2, top + 47, { ...line, size: 26 });
    shield(context, theme, seat, 68, left + 61, top + 46);
    write(context, names[seat] ?? '', left + 102, top + 27, {
      ...line,
      size: 23,
      minSize: 18,
      maxWidth: width - 104,
    });
    write(context, signed(score, false), left + 102, top + 65, { ...line, size: 40 });
  });
}

function drawCourse(context: CanvasRenderingContext2D, scene: ArtusScene): void {
  const { theme, view, words } = scene;
  const top = PANEL.y + 16 + view.players.length * ROW + 34;
  write(context, words.picture.artus.scoresByRound, PANEL.x + PANEL.width / 2, top, {
    size: 24,
    colour: theme.ink,
    align: 'centre',
    maxWidth: PANEL.width - 40,
  });
  const height = Math.min(PANEL.y + PANEL.height - 50 - (top + 40), 420);
  drawChart(context, theme, view.scoresByRound, {
    x: PANEL.x + 14,
    y: top + 40,
    width: PANEL.width - 30,
    height,
  });
}

export function endPainting(scene: ArtusScene): Painting {
  const { theme, words, view } = scene;
  const { alt, text } = words.picture.artus;
  const names = shortNames(scene, 32);
  const ranks = ranking(scene);
  const winners = ranks.filter(({ place }) => place === 1).map(({ seat }) => names[seat] ?? '');
  return {
    ...SIZE,
    backdrop: tableBackdrop(theme),
    draw: (context) => {
      drawRing(context, scene);
      drawRanking(context, scene);
      drawCourse(context, scene);
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
