import type { Seat } from '../../src/games/game.ts';
import type { Painting } from '../painting.ts';
import { drawChart } from '../parts/chart.ts';
import { shield } from '../parts/heraldry.ts';
import { altOf, shortened, signed, textOf } from '../parts/text.ts';
import type { Pen } from '../pen.ts';
import { shortNames } from '../scene.ts';
import { laurel, rankSign } from './panel.ts';
import { type ArtusScene, LEAST, PANEL, rankOf } from './sheet.ts';
import { drawFoot, LEFT, LINES, signLegend, WIDTH } from './strip.ts';
import { drawRing, tableBackdrop } from './table.ts';
import { positionWords, scoreWords, tableText } from './texts.ts';
import { yesNo } from './words.ts';

const RANK_HEIGHT = 136;

interface Ranked {
  readonly seat: Seat;
  readonly place: number;
  readonly score: number;
}

/** Best first; equal scores share a place. */
function ranking({ view }: ArtusScene): Ranked[] {
  return view.players
    .map(({ score }, seat) => ({ seat, score, place: rankOf(view, seat).place }))
    .sort((a, b) => a.place - b.place || a.seat - b.seat);
}

function drawRanking(pen: Pen, scene: ArtusScene): void {
  const { names, view, say } = scene;
  const left = PANEL.x + 16;
  const width = PANEL.width - 32;
  ranking(scene).forEach(({ seat, place, score }, i) => {
    const top = PANEL.y + 14 + i * RANK_HEIGHT;
    if (i > 0) {
      pen.fillRect(left + 8, top - 1, width - 16, 1.5, pen.theme.parchment.dark);
    }
    const line = { colour: pen.theme.ink };
    pen.write(names[seat] ?? '', left + width / 2, top + 26, {
      ...line,
      size: 28,
      minSize: LEAST,
      align: 'centre',
      maxWidth: width - 8,
    });
    if (place === 1) laurel(pen, 40, left + 46, top + 88);
    shield(pen, seat, place === 1 ? 62 : 72, left + 46, top + 86);
    pen.write(signed(score, false), left + 98, top + 70, { ...line, size: 46 });
    const rank = say('artus-picture-rank', { place, shared: yesNo(rankOf(view, seat).shared) });
    rankSign(pen, rank, place === 1, left + 98, top + 111);
  });
}

function drawCourse(pen: Pen, scene: ArtusScene): void {
  const { view, say } = scene;
  const top = PANEL.y + 14 + view.players.length * RANK_HEIGHT + 30;
  pen.write(say('artus-picture-scores-by-round'), PANEL.x + PANEL.width / 2, top, {
    size: 28,
    colour: pen.theme.ink,
    align: 'centre',
    maxWidth: PANEL.width - 40,
  });
  drawChart(pen, view.scoresByRound, {
    x: PANEL.x + 14,
    y: top + 40,
    width: PANEL.width - 30,
    height: Math.min(PANEL.y + PANEL.height - 40 - (top + 40), 480),
  });
}

const NAME_LENGTH = 20;

/** Who has won and by how much, below the final table. */
function drawEndStrip(pen: Pen, scene: ArtusScene): void {
  const { say, names } = scene;
  const ranks = ranking(scene);
  const best = ranks[0];
  if (best === undefined) return;
  const name = (seat: number): string => shortened(names[seat] ?? '', NAME_LENGTH);
  const winners = ranks.filter(({ place }) => place === 1);
  const next = ranks[winners.length];
  const line = { size: LEAST, colour: pen.theme.ink, maxWidth: WIDTH } as const;
  pen.write(
    say('artus-picture-end-won', {
      names: say('artus-list', { names: winners.map(({ seat }) => name(seat)) }),
      score: best.score,
    }),
    LEFT,
    LINES[0],
    line,
  );
  if (next !== undefined)
    pen.write(
      say('artus-picture-end-ahead', { lead: best.score - next.score, name: name(next.seat) }),
      LEFT,
      LINES[1],
      { ...line, weight: 'normal' },
    );
  drawFoot(pen, signLegend(scene));
}

export function endPainting(scene: ArtusScene): Painting {
  const { theme, say, view } = scene;
  const names = shortNames(scene, 32);
  const ranks = ranking(scene);
  const winners = ranks.filter(({ place }) => place === 1).map(({ seat }) => names[seat] ?? '');
  return {
    ...tableBackdrop(theme),
    draw: (pen) => {
      drawRing(pen, scene);
      drawRanking(pen, scene);
      drawCourse(pen, scene);
      drawEndStrip(pen, scene);
    },
    alt: altOf([
      say(winners.length > 1 ? 'artus-picture-alt-winners' : 'artus-picture-alt-winner', {
        names: say('artus-list', { names: winners }),
      }),
      scoreWords(scene),
      ...positionWords(scene),
    ]),
    text: textOf([
      ...ranks.map(({ place, seat, score }) =>
        say('artus-picture-text-ranking', { place, name: names[seat] ?? '', score }),
      ),
      say('artus-picture-text-by-round'),
      ...view.scoresByRound.map((scores, i) =>
        say('language-colon', { head: String(i + 1), text: scores.map((s) => signed(s, false)).join(' ') }),
      ),
      tableText(scene),
    ]),
  };
}
