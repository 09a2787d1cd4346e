import type { QuestsEvent } from '../../src/games/quests/types.ts';
import type { Painting, SizedBackdrop } from '../painting.ts';
import { drawChart, drawChartHead, momentsOf } from '../parts/chart.ts';
import { drawHeadline, HEADLINE } from '../parts/headline.ts';
import { drawMoment, drawPodium, type Stand } from '../parts/podium.ts';
import { type Rect, sumOf } from '../parts/shapes.ts';
import { hall, parchment } from '../parts/surfaces.ts';
import { altOf, textOf, wrap } from '../parts/text.ts';
import type { Pen } from '../pen.ts';
import { shortNames } from '../scene.ts';
import type { Theme } from '../themes/theme.ts';
import { drawVignette, VIGNETTE_RATIO } from './art/vignette.ts';
import { breakdownHeight, drawBreakdown, type Ranked, type Row, ranking, rowsOf } from './breakdown.ts';
import { drawMedal } from './cards/adventures.ts';
import { drawAdversary } from './cards/adversaries.ts';
import type { QuestsScene } from './sheet.ts';
import { questsInks } from './table.ts';
import { ALT_NAME, tableText } from './texts.ts';

const MARGIN = 14;

const WIDTH = 1200 - 2 * MARGIN;

const PODIUM = { x: MARGIN, y: HEADLINE, width: WIDTH, height: 410 } as const;

/** Top of the sheet with what the points are made of. */
const DETAILS = PODIUM.y + PODIUM.height + 12;

const LAST_HEIGHT = 390;

/** Of the plate with the decisive moment, beside the chart. */
const MOMENT_WIDTH = 440;

const TEXT = 26;

const LINE = 36;

const RIGHT = MARGIN + WIDTH - 26;

/** What the points are made of, and what decides between equal ones. */
interface Details {
  readonly rows: readonly Row[];
  readonly ties: readonly string[];
}

const detailsHeight = ({ rows, ties }: Details): number => breakdownHeight(rows, ties);

const lastTop = (details: Details): number => DETAILS + detailsHeight(details) + 12;

function endBackdrop(theme: Theme, details: Details, hasMoment: boolean): SizedBackdrop {
  const top = lastTop(details);
  const size = { width: 1200, height: top + LAST_HEIGHT + MARGIN };
  return {
    ...size,
    backdrop: {
      key: `quests end ${theme.id} ${size.height} ${hasMoment}`,
      theme,
      inks: questsInks(theme),
      draw: (pen) => {
        hall(pen, size);
        parchment(pen, PODIUM);
        parchment(pen, { x: MARGIN, y: DETAILS, width: WIDTH, height: detailsHeight(details) });
        const width = hasMoment ? WIDTH - MOMENT_WIDTH - 12 : WIDTH;
        parchment(pen, { x: MARGIN, y: top, width, height: LAST_HEIGHT });
        if (hasMoment)
          parchment(pen, {
            x: MARGIN + WIDTH - MOMENT_WIDTH,
            y: top,
            width: MOMENT_WIDTH,
            height: LAST_HEIGHT,
          });
      },
    },
  };
}

/** Room for what has ended the game, in two lines at most. */
const WHY = 420;

function drawRanking(pen: Pen, scene: QuestsScene, ranks: readonly Ranked[]): void {
  const { names, say, view } = scene;
  const stands = ranks.map(
    ({ seat, place, score }): Stand => ({
      seat,
      place,
      rank: say('pictures-place', { place }),
      name: names[seat] ?? '',
      score: String(score),
      isViewer: view.viewer === seat,
    }),
  );
  drawHeadline(
    pen,
    say,
    stands,
    ranks.map(({ score }) => score),
  );
  const why = view.end === null ? '' : say('quests-picture-ended', { reason: view.end });
  pen.writeLines(wrap(why, TEXT, WHY, 2), RIGHT, PODIUM.y + 34, LINE, {
    size: TEXT,
    weight: 'normal',
    colour: pen.theme.softInk,
    align: 'right',
    maxWidth: WHY,
  });
  drawPodium(pen, stands, {
    x: PODIUM.x + 16,
    y: PODIUM.y + 14,
    width: WIDTH - 32,
    height: PODIUM.height - 28,
  });
}

function drawCourse(pen: Pen, { highlight, say, view }: QuestsScene, top: number): void {
  const width = highlight === undefined ? WIDTH : WIDTH - MOMENT_WIDTH - 12;
  drawChartHead(pen, say('quests-picture-end-scores-by-turn'), highlight, {
    ...{ x: MARGIN + 28, y: top + 32, width: width - 56 },
  });
  const area = { x: MARGIN + 18, y: top + 60, width: width - 40, height: LAST_HEIGHT - 72 };
  drawChart(pen, view.scoresByTurn, area, { moments: momentsOf(highlight), places: view.places });
}

/** The largest width of an adventure's scene beside the chart. */
const VIGNETTE = 280;

/** Radius of its points, beside it. */
const MEDAL = 30;

/** What a moment is about: the scene of an adventure, or an adversary. */
function drawMomentCard(pen: Pen, scene: QuestsScene, events: readonly QuestsEvent[], area: Rect): void {
  const middle = { x: area.x + area.width / 2, y: area.y + area.height / 2 };
  const taken = events.findLast((event) => event.type === 'adventureTaken');
  if (taken !== undefined) {
    const width = Math.min(area.width, VIGNETTE, area.height / VIGNETTE_RATIO);
    pen.at(middle.x + MEDAL + 7, middle.y, () => {
      drawVignette(pen, taken.adventure, width);
      const value = scene.view.adventures.find(({ id }) => id === taken.adventure)?.value ?? 0;
      drawMedal(pen, value, MEDAL, -width / 2 - MEDAL - 14, 0);
    });
    return;
  }
  const won = events.findLast((event) => event.type === 'won' || event.type === 'challenged');
  if (won === undefined || area.height < 90) return;
  const size = { width: 141, height: 104 };
  drawAdversary(pen, won.card, { x: middle.x - size.width / 2, y: middle.y - size.height / 2, ...size });
}

function drawHighlight(pen: Pen, scene: QuestsScene, top: number): void {
  const { highlight } = scene;
  if (highlight === undefined) return;
  const area = {
    x: MARGIN + WIDTH - MOMENT_WIDTH + 14,
    y: top + 14,
    width: MOMENT_WIDTH - 28,
    height: LAST_HEIGHT - 28,
  };
  const rest = drawMoment(pen, highlight, highlight.sentences, area, 5);
  drawMomentCard(pen, scene, highlight.events, rest);
}

function drawEnd(pen: Pen, scene: QuestsScene, ranks: readonly Ranked[], details: Details): void {
  const last = lastTop(details);
  drawRanking(pen, scene, ranks);
  drawBreakdown(pen, scene, details.rows, details.ties, DETAILS);
  drawCourse(pen, scene, last);
  drawHighlight(pen, scene, last);
}

/** Who's ahead of whom with the same points, and why: a sentence each, best first. `names` by seat. */
function tieWords({ say }: QuestsScene, ranks: readonly Ranked[], names: readonly string[]): string[] {
  const places = [...new Set(ranks.map(({ place }) => place))].map((place) =>
    ranks.filter((rank) => rank.place === place),
  );
  const named = (group: readonly Ranked[]) => group.map(({ seat }) => names[seat] ?? '');
  return places.flatMap((ahead, i) => {
    const [first] = ahead;
    const behind = places[i + 1] ?? [];
    const [next] = behind;
    if (first === undefined || next === undefined || first.score !== next.score) return [];
    return [
      say('quests-picture-tie', {
        names: named(ahead),
        count: ahead.length,
        others: named(behind),
        cards: first.knights,
        fewer: next.knights,
      }),
    ];
  });
}

/** Scores after evenly spaced turns, including the last. */
function courseLines({ view, say }: QuestsScene): string[] {
  const { scoresByTurn } = view;
  const step = Math.max(1, Math.ceil(scoresByTurn.length / 10));
  return scoresByTurn.flatMap((scores, i) =>
    (scoresByTurn.length - 1 - i) % step === 0
      ? [say('language-colon', { head: String(i + 1), text: scores.join(' ') })]
      : [],
  );
}

export function endPainting(scene: QuestsScene): Painting {
  const { theme, say, view } = scene;
  const names = shortNames(scene, ALT_NAME);
  const ranks = ranking(scene);
  const winners = ranks.filter(({ place }) => place === 1).map(({ seat }) => names[seat] ?? '');
  const ties = tieWords(scene, ranks, names);
  const details = { rows: rowsOf(scene, ranks), ties: tieWords(scene, ranks, scene.names) };
  const told = (id: 'quests-picture-alt-rank' | 'quests-picture-text-rank') =>
    ranks.map(({ place, seat, score, adventures, trophies, knights }) =>
      say(id, {
        place,
        name: names[seat] ?? '',
        points: score,
        adventures: sumOf(adventures.map(({ value }) => value)),
        adversaries: trophies,
        knights,
      }),
    );
  return {
    ...endBackdrop(theme, details, scene.highlight !== undefined),
    draw: (pen) => drawEnd(pen, scene, ranks, details),
    alt: altOf([
      ...(view.end === null
        ? []
        : [say('quests-picture-alt-over', { variant: view.variant, reason: view.end })]),
      say('quests-picture-alt-winners', {
        names: say('quests-list', { items: winners }),
        shared: winners.length > 1 ? 'yes' : 'no',
      }),
      ...ties,
      ...(scene.highlight === undefined
        ? []
        : [
            say('language-colon', { head: scene.highlight.title, text: scene.highlight.sentences.join(' ') }),
          ]),
      say('quests-picture-alt-ranks', {
        ranks: told('quests-picture-alt-rank').join(say('quests-semicolon')),
      }),
    ]),
    text: textOf([
      ...told('quests-picture-text-rank'),
      ...ties,
      tableText(scene),
      say('quests-picture-text-by-turn'),
      ...courseLines(scene),
    ]),
  };
}
