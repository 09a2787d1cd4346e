import {
  chairsPlayed,
  collectPlays,
  figurePlayed,
  type Play,
  rankPlayers,
  seatRank,
} from '../../src/games/artus/reading.ts';
import type { ArtusEvent } from '../../src/games/artus/types.ts';
import type { Translate } from '../../src/i18n/fluent/translate.ts';
import { courseWords, momentWords, turningWords, wonWords } from '../../src/telling/artus/end.ts';
import { cardHead } from '../../src/telling/artus/sentences.ts';
import { positionLines, scoresLine } from '../../src/telling/artus/table.ts';
import type { HighlightShown } from '../../src/telling/scene.ts';
import { momentLines, shortNames } from '../../src/telling/scene.ts';
import { joinAlt, joinText } from '../../src/telling/text.ts';
import { inThemes, type Painting } from '../painting.ts';
import { drawChart, drawChartHead, shownMoments } from '../parts/chart.ts';
import { drawHeadline, HEADLINE } from '../parts/headline.ts';
import { drawMoment, drawPodium } from '../parts/podium.ts';
import { inset, type Rect } from '../parts/shapes.ts';
import { hall, parchment } from '../parts/surfaces.ts';
import type { Pen } from '../pen.ts';
import { breakdownHeight, breakdownLines, drawBreakdown } from './breakdown.ts';
import { drawFigure } from './figures.ts';
import { rankStands } from './ranking.ts';
import { type ArtusScene, drawChip, LEAST, SIZE } from './sheet.ts';

const MARGIN = 14;

const PODIUM: Rect = { x: MARGIN, y: HEADLINE, width: 1172, height: 430 };

const GAP = 12;

/** The sheet that says what the points come from, for this number of players. */
const sourcesAt = (players: number): Rect => ({
  ...PODIUM,
  y: PODIUM.y + PODIUM.height + GAP,
  height: breakdownHeight(players),
});

/** The chart below that. */
function courseAt(players: number): Rect {
  const { y, height } = sourcesAt(players);
  return { ...PODIUM, y: y + height + GAP, height: 440 };
}

/** The moments below that, if there's one. */
function momentsAt(players: number): Rect {
  const { y, height } = courseAt(players);
  return { ...PODIUM, y: y + height + GAP, height: 330 };
}

const endBackdrop = (players: number, hasMoment: boolean) => {
  const { y, height } = hasMoment ? momentsAt(players) : courseAt(players);
  const size = { ...SIZE, height: y + height + MARGIN };
  return inThemes(size, (pen) => {
    hall(pen, size);
    parchment(pen, PODIUM);
    parchment(pen, sourcesAt(players));
    parchment(pen, courseAt(players));
  });
};

/** By number of players, without and with a moment. */
const BACKDROPS = new Map(
  [2, 3, 4].map((players) => [players, [false, true].map((hasMoment) => endBackdrop(players, hasMoment))]),
);

function drawCourse(pen: Pen, scene: ArtusScene, area: Rect): void {
  const { view, t, highlight } = scene;
  const head = { ...inset(area, 26), y: area.y + 36 };
  drawChartHead(pen, t('artus-picture-scores-by-round'), highlight, head);
  const chart = { x: area.x + 24, y: area.y + 66, width: area.width - 48, height: area.height - 84 };
  const places = view.players.map((_, seat) => seatRank(view, seat).place);
  drawChart(pen, view.scoresByRound, chart, { moments: shownMoments(highlight), places });
}

/** The most of a play's height, in pixels. */
const PLAY = { most: 150 } as const;

/**
 * Draws a play of the moment: who moved, from where to where, or with which card, and what it scored; the figure as
 * large as there's room.
 */
function drawPlay(pen: Pen, t: Translate, play: Play, { x, y: top, width, height }: Rect): void {
  const y = top + height / 2;
  const size = Math.round(height * 0.8);
  const figure = figurePlayed(play);
  if (figure) drawFigure(pen, figure, size, x + size / 2, y);
  const { from, to } = chairsPlayed(play);
  const chairs =
    from.length > 0
      ? [from, to].map((each) => each.join(', '))
      : to.map((chair) => t('artus-picture-choice-lands', { chair }));
  const card = 'card' in play.event ? [t('artus-picture-title', { card: cardHead(play.event.card) })] : [];
  const way = figure ? chairs : card;
  const line = { size: 40, minSize: LEAST, colour: pen.theme.ink } as const;
  const left = figure ? x + size + 12 : x;
  pen.write(way.join(' → '), left, y, { ...line, maxWidth: x + width - 70 - left });
  if ('points' in play.event) drawChip(pen, play.event.points, x + width - 30, y);
}

/** Lines of words that a moment has room for, and the width of its plays beside them. */
const MOMENT = { lines: 9, plays: 400 } as const;

/** Draws the moment in words, and its plays beside them, or what turned the game if that's another one. */
function drawHighlight(pen: Pen, scene: ArtusScene, highlight: HighlightShown<ArtusEvent>, area: Rect): void {
  const told = momentWords(scene, highlight);
  const turning = turningWords(scene);
  if (turning.length > 0) {
    const half = { ...area, width: (area.width - GAP) / 2 };
    const right = { ...half, x: half.x + half.width + GAP };
    const { title = '' } = highlight.turning ?? {};
    drawMoment(pen, highlight, told, half, MOMENT.lines);
    drawMoment(pen, { title, kind: 'turning' }, turning, right, MOMENT.lines);
    return;
  }
  const plays = collectPlays(highlight.events);
  drawMoment(pen, highlight, told, area, MOMENT.lines, MOMENT.plays);
  const x = area.x + area.width - MOMENT.plays;
  const pitch = (area.height - 40) / Math.max(1, plays.length);
  const height = Math.min(PLAY.most, pitch);
  plays.forEach((play, i) => {
    const y = area.y + 20 + (i + 0.5) * pitch - height / 2;
    drawPlay(pen, scene.t, play, { x, y, width: MOMENT.plays - 22, height });
  });
}

export function endPainting(scene: ArtusScene): Painting {
  const { theme, t, view, highlight } = scene;
  const names = shortNames(scene, 32);
  const players = view.players.length;
  const ranks = rankPlayers(scene);
  const seats = ranks.map(({ seat }) => seat);
  return {
    ...BACKDROPS.get(players)![highlight ? 1 : 0]!(theme),
    draw: (pen) => {
      const stands = rankStands(scene);
      const points = ranks.map(({ score }) => score);
      drawHeadline(pen, t, stands, points);
      drawPodium(pen, stands, { ...inset(PODIUM, 20, 12), height: PODIUM.height - 30 });
      drawBreakdown(pen, scene, seats, sourcesAt(players));
      drawCourse(pen, scene, courseAt(players));
      if (highlight) drawHighlight(pen, scene, highlight, momentsAt(players));
    },
    alt: joinAlt([
      ...wonWords(scene, names),
      ...momentLines(t, highlight, highlight ? momentWords(scene, highlight) : [], turningWords(scene)),
      scoresLine(scene),
      ...positionLines(scene),
    ]),
    get text() {
      return joinText([
        ...rankPlayers(scene).map(({ place, seat, score }) =>
          t('artus-picture-text-ranking', { place, name: names[seat] ?? '', score }),
        ),
        ...breakdownLines(scene, seats),
        ...courseWords(scene, seats),
        ...positionLines(scene),
      ]);
    },
  };
}
