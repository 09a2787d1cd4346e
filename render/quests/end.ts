import { type Ranked, rankPlayers } from '../../src/games/quests/reading.ts';
import type { CardGameEvent } from '../../src/games/quests/types.ts';
import {
  courseLines,
  hasTurning,
  momentSentences,
  tieWords,
  turningSentences,
} from '../../src/telling/quests/end.ts';
import { ALT_NAME, tableText } from '../../src/telling/quests/table.ts';
import { momentLines, shortNames } from '../../src/telling/scene.ts';
import { joinAlt, joinText } from '../../src/telling/text.ts';
import { cachedBackdrop, type Painting, type SizedBackdrop } from '../painting.ts';
import { drawChart, drawChartHead, momentSign, shownMoments } from '../parts/chart.ts';
import { drawHeadline, HEADLINE } from '../parts/headline.ts';
import { drawMoment, drawPodium, type Stand } from '../parts/podium.ts';
import { addUp, inset, type Rect } from '../parts/shapes.ts';
import { writeStory } from '../parts/story.ts';
import { hall, parchment } from '../parts/surfaces.ts';
import { small, wrap } from '../parts/text.ts';
import type { Pen } from '../pen.ts';
import type { Theme } from '../themes/theme.ts';
import { drawVignette } from './art/vignette.ts';
import { breakdownHeight, breakdownRows, drawBreakdown, type Row } from './breakdown.ts';
import { drawMedal } from './cards/adventures.ts';
import { drawAdversary } from './cards/adversaries.ts';
import type { CardGameScene } from './sheet.ts';
import { cardGameInks } from './table.ts';

const MARGIN = 14;

const WIDTH = 1200 - 2 * MARGIN;

const PODIUM = { x: MARGIN, y: HEADLINE, width: WIDTH, height: 410 } as const;

/** Top of the sheet with what the points are made of. */
const DETAILS = PODIUM.y + PODIUM.height + 12;

/** Lines of more players need more room not to cover each other. */
const chartHeight = ({ rows }: Details): number => 390 + 45 * Math.max(0, rows.length - 3);

/** Of the sheet with the decisive moment, below the chart: its height, the lines and the drawings on it. */
const MOMENT = { height: 274, lines: 4, scene: 330, card: 190 } as const;

/** How many more lines there are where it isn't what turned the game, which is told below it. */
const MORE_LINES = 4;

const TEXT = 26;

const LINE = 36;

const RIGHT = MARGIN + WIDTH - 26;

/** What the points are made of, and what decides between equal ones. */
interface Details {
  /** Height of the sheet with the decisive moment. */
  readonly moment: number;
  readonly rows: readonly Row[];
  readonly ties: readonly string[];
}

const detailsHeight = ({ rows, ties }: Details): number => breakdownHeight(rows, ties);

const lastTop = (details: Details): number => DETAILS + detailsHeight(details) + 12;

/** The sheet with the decisive moment, below the chart. */
const momentAt = (details: Details): Rect => ({
  x: MARGIN,
  y: lastTop(details) + chartHeight(details) + 12,
  width: WIDTH,
  height: details.moment,
});

function endBackdrop(theme: Theme, details: Details, hasMoment: boolean): SizedBackdrop {
  const top = lastTop(details);
  const below = hasMoment ? details.moment + 12 : 0;
  const size = { width: 1200, height: top + chartHeight(details) + below + MARGIN };
  const sheets = [
    PODIUM,
    { x: MARGIN, y: DETAILS, width: WIDTH, height: detailsHeight(details) },
    { x: MARGIN, y: top, width: WIDTH, height: chartHeight(details) },
    ...(hasMoment ? [momentAt(details)] : []),
  ];
  return cachedBackdrop(theme, size, drawSheets, { size, sheets }, cardGameInks);
}

interface Sheets {
  readonly size: Pick<Rect, 'width' | 'height'>;
  readonly sheets: readonly Rect[];
}

function drawSheets(pen: Pen, { size, sheets }: Sheets): void {
  hall(pen, size);
  for (const sheet of sheets) parchment(pen, sheet);
}

/** Room for what has ended the game, in two lines at most. */
const WHY = 420;

function drawRanking(pen: Pen, scene: CardGameScene, ranks: readonly Ranked[]): void {
  const { names, t, view } = scene;
  const isDecided = (place: number, score: number) =>
    ranks.some((other) => other.score === score && other.place !== place);
  const stands = ranks.map(
    ({ seat, place, score, knights }): Stand => ({
      ...{ seat, place, rank: t('pictures-place', { place }), name: names[seat] ?? '' },
      ...{ score: String(score), isViewer: view.viewer === seat },
      ...(isDecided(place, score) && { note: t('quests-table-tie-break', { cards: knights }) }),
    }),
  );
  const points = ranks.map(({ score }) => score);
  drawHeadline(pen, t, stands, points);
  const why = view.end === null ? '' : t('quests-picture-ended', { reason: view.end });
  const line = small(pen.theme.softInk, { align: 'right', maxWidth: WHY });
  pen.writeLines(wrap(why, TEXT, WHY, 2), RIGHT, PODIUM.y + 34, LINE, line);
  drawPodium(pen, stands, inset(PODIUM, 16, 14));
}

function drawCourse(pen: Pen, { highlight, t, view }: CardGameScene, details: Details): void {
  const top = lastTop(details);
  const head = { x: MARGIN + 28, y: top + 32, width: WIDTH - 56 };
  drawChartHead(pen, t('quests-picture-end-scores-by-turn'), highlight, head);
  const area = { x: MARGIN + 18, y: top + 60, width: WIDTH - 40, height: chartHeight(details) - 72 };
  drawChart(pen, view.scoresByTurn, area, { moments: shownMoments(highlight), places: view.places });
}

/** The largest width of an adventure's scene beside the words. */
const VIGNETTE = 240;

/** Radius of its points, beside it. */
const MEDAL = 30;

/** What a moment is about: an adventure that was taken, or else an adversary. */
function subjectOf(events: readonly CardGameEvent[]) {
  const taken = events.findLast((event) => event.type === 'adventureTaken');
  return taken ?? events.findLast((event) => event.type === 'won' || event.type === 'challenged');
}

type Subject = NonNullable<ReturnType<typeof subjectOf>>;

/** Draws the scene of an adventure, or an adversary. */
function drawMomentCard(pen: Pen, scene: CardGameScene, subject: Subject, area: Rect): void {
  const middle = { x: area.x + area.width / 2, y: area.y + area.height / 2 };
  if (subject.type === 'adventureTaken') {
    const { adventure } = subject;
    const width = Math.min(VIGNETTE, area.width - 2 * MEDAL - 14);
    pen.at(middle.x + MEDAL + 7, middle.y, () => {
      drawVignette(pen, adventure, width);
      const value = scene.view.adventures.find(({ id }) => id === adventure)?.value ?? 0;
      drawMedal(pen, value, MEDAL, -width / 2 - MEDAL - 14, 0);
    });
    return;
  }
  const size = { width: 141, height: 104 };
  drawAdversary(pen, subject.card, { x: middle.x - size.width / 2, y: middle.y - size.height / 2, ...size });
}

/** Of the heading of what turned the game, below another moment. */
const TURNING = { sign: 40, height: 52 } as const;

/** Draws what turned the game, below its own heading, where another moment is shown above. */
function drawTurning(pen: Pen, scene: CardGameScene, { x, y, width, height }: Rect): void {
  const title = scene.highlight?.turning?.title ?? '';
  const { ink } = pen.theme;
  const middle = y + TURNING.height / 2;
  pen.at(x + TURNING.sign / 2, middle, () => momentSign(pen, 'turning', TURNING.sign));
  const head = { size: 32, minSize: TEXT, colour: ink, maxWidth: width - TURNING.sign - 12 } as const;
  pen.write(title, x + TURNING.sign + 12, middle, head);
  const area = { x, y: y + TURNING.height, width, height: height - TURNING.height };
  const sizes = { largest: 30, smallest: TEXT, runsOn: true, earlier: () => '' } as const;
  writeStory(pen, turningSentences(scene), area, { colour: ink, ...sizes });
}

function drawHighlight(pen: Pen, scene: CardGameScene, details: Details): void {
  const { highlight } = scene;
  if (highlight === undefined) return;
  const sheet = momentAt(details);
  const area = inset(sheet, 14);
  const subject = subjectOf(highlight.events);
  const beside = !subject ? 0 : subject.type === 'adventureTaken' ? MOMENT.scene : MOMENT.card;
  const below = drawMoment(pen, highlight, momentSentences(scene), area, MOMENT.lines, beside);
  // What turned the game isn't drawn, so its words have the whole width.
  if (hasTurning(scene)) drawTurning(pen, scene, { ...below, width: below.width + beside });
  const right = area.x + area.width;
  // Beside its own words, not beside those of what turned the game.
  const height = hasTurning(scene) ? below.y - area.y : area.height;
  const drawing = { ...area, height, x: right - beside, width: beside - 20 };
  if (subject) drawMomentCard(pen, scene, subject, drawing);
}

export function endPainting(scene: CardGameScene): Painting {
  const { theme, t, view } = scene;
  const names = shortNames(scene, ALT_NAME);
  const ranks = rankPlayers(scene);
  const winners = ranks.filter(({ place }) => place === 1).map(({ seat }) => names[seat] ?? '');
  const ties = tieWords(scene, ranks, names);
  const details = {
    moment: MOMENT.height + (hasTurning(scene) ? MORE_LINES * LINE : 0),
    rows: breakdownRows(scene, ranks),
    ties: tieWords(scene, ranks, scene.names),
  };
  const told = (id: 'quests-picture-alt-rank' | 'quests-picture-text-rank') =>
    ranks.map(({ place, seat, score, adventures, trophies, knights }) =>
      t(id, {
        place,
        name: names[seat] ?? '',
        points: score,
        adventures: addUp(adventures.map(({ value }) => value)),
        adversaries: trophies,
        knights,
      }),
    );
  return {
    ...endBackdrop(theme, details, scene.highlight !== undefined),
    draw: (pen) => {
      drawRanking(pen, scene, ranks);
      drawBreakdown(pen, scene, details.rows, details.ties, DETAILS);
      drawCourse(pen, scene, details);
      drawHighlight(pen, scene, details);
    },
    alt: joinAlt([
      ...(view.end === null
        ? []
        : [t('quests-picture-alt-over', { variant: view.variant, reason: view.end })]),
      t('quests-picture-alt-winners', {
        names: t('quests-list', { items: winners }),
        shared: winners.length > 1 ? 'yes' : 'no',
      }),
      ...ties,
      ...momentLines(t, scene.highlight, momentSentences(scene), turningSentences(scene)),
      t('quests-picture-alt-ranks', { ranks: told('quests-picture-alt-rank').join(t('quests-semicolon')) }),
    ]),
    text: joinText([
      ...told('quests-picture-text-rank'),
      ...ties,
      tableText(scene),
      t('quests-picture-text-by-turn'),
      ...courseLines(scene),
    ]),
  };
}
