import { sumUpChanges } from '../../src/games/court/reading.ts';
import type { Character, CourtEvent } from '../../src/games/court/types.ts';
import type { Seat } from '../../src/games/game.ts';
import type { Translate } from '../../src/i18n/fluent/translate.ts';
import { momentWords, rankPlayers, tieWords, turningWords } from '../../src/telling/court/end.ts';
import { sizesText, yesOrNo } from '../../src/telling/court/sentences.ts';
import { positionLines, tableText } from '../../src/telling/court/table.ts';
import { momentLines, shortNames } from '../../src/telling/scene.ts';
import { joinAlt, joinText } from '../../src/telling/text.ts';
import type { Painting } from '../painting.ts';
import { drawChart, drawChartHead, momentSign, shownMoments } from '../parts/chart.ts';
import { drawHeadline } from '../parts/headline.ts';
import { drawMoment, drawPodium, type Stand } from '../parts/podium.ts';
import type { Rect } from '../parts/shapes.ts';
import { layOutStory, writeStory } from '../parts/story.ts';
import { drawRule } from '../parts/surfaces.ts';
import { small, wrap } from '../parts/text.ts';
import type { Pen } from '../pen.ts';
import { endBackdrop } from './backdrop.ts';
import { bonus } from './coins.ts';
import { bust } from './figures.ts';
import { drawPanel, FOOT_Y, rankingStory } from './panel.ts';
import { type CourtScene, END_DOWN, END_SHEET, PANEL } from './sheet.ts';

const BUST = 112;

const PITCH = 150;

/** Height of the trophies. */
const TROPHIES = 166;

/** Draws the characters that the seat holds, large, at the bottom of a parchment with only two courts. */
function drawTrophies(pen: Pen, { view, t }: CourtScene, seat: Seat): void {
  const held = view.players[seat]!.characters;
  const y = FOOT_Y - 94;
  const x = PANEL.x + PANEL.width - 28 - BUST / 2 - (held.length - 1) * PITCH;
  const label = t('court-picture-won-with');
  const room = x - BUST / 2 - PANEL.x - 28 - 16;
  const lines = wrap(label, 30, room, 2, 'bold');
  pen.writeLines(lines, PANEL.x + 28, y - (lines.length - 1) * 18, 36, {
    size: 30,
    colour: pen.theme.ink,
    maxWidth: room,
  });
  held.forEach((character, i) => {
    bust(pen, character, BUST, x + i * PITCH, y);
    bonus(pen, character, 44, x + i * PITCH, y + BUST / 2 + 12);
  });
}

/** Of the sheet at the left. */
const [X, WIDTH] = [END_SHEET.x + 20, END_SHEET.width - 40];

/** Height of the line below the podium that says what decided a tie. */
const TIE = 46;

function standsOf(scene: CourtScene, ranks: readonly Seat[]): Stand[] {
  const { view, t, names } = scene;
  return ranks.map((seat) => {
    const { place, standing } = view.players[seat]!;
    const [smallest, ...others] = standing.sizes;
    return {
      ...{ seat, place, rank: t('pictures-place', { place }), name: names[seat] ?? '' },
      ...{ score: String(smallest), rest: `/${others.join('/')}`, isViewer: view.viewer === seat },
    };
  });
}

/** That characters count only in the last round, at the right edge of the chart's head. Returns its width. */
function drawChartNote(pen: Pen, t: Translate, { x, y, width }: Pick<Rect, 'x' | 'y' | 'width'>): number {
  const line = small(pen.theme.softInk, { align: 'right' });
  return 20 + pen.write(t('court-picture-by-round-end'), x + width, y, { ...line, maxWidth: width * 0.4 });
}

/** Draws the smallest group by round. */
function drawCourseOf(pen: Pen, scene: CourtScene, top: number): void {
  const { t, view, highlight } = scene;
  // With its words, the turning point has its title above.
  const untold = turningWords(scene).length > 0 ? undefined : highlight;
  const head = { x: X, y: top + 26, width: WIDTH };
  const told = untold?.turning ? 0 : drawChartNote(pen, t, head);
  drawChartHead(pen, t('court-picture-by-round', { lasting: 'no' }), untold, {
    ...head,
    width: WIDTH - told,
  });
  drawChart(
    pen,
    view.sizesByRound.map((seats) => seats.map(([smallest]) => smallest)),
    { x: X, y: top + 52, width: WIDTH, height: END_SHEET.y + END_SHEET.height - top - 66 },
    { fromZero: false, moments: shownMoments(highlight), places: view.players.map(({ place }) => place) },
  );
}

/** Bottom of the podium and height of the decisive moment below it: without one, with one, and with the turning point as well. */
const PODIUM = {
  alone: { bottom: 540, moment: 0 },
  one: { bottom: 444, moment: 236 },
  two: { bottom: 356, moment: 354 },
} as const;

/** Of the turning point's sign and words where they come after another moment. */
const TURNING = { sign: 34, words: 46, title: 34 } as const;

/** Width of the character of the decisive moment. */
const ACTOR = 130;

/** Whose power turned the game; null where it was none of them. */
function actorIn(events: readonly CourtEvent[]): Character | null {
  for (const event of events.toReversed()) {
    if (event.type === 'chose') return event.character;
    if (event.type === 'merlinSwapped') return 'merlin';
    if (event.type === 'lancelotSwapped') return 'lancelot';
    if (event.type === 'tileGiven') return 'arthur';
    if (event.type === 'aspirantsTaken' || event.type === 'refilled') return 'guinevere';
  }
  return null;
}

/** Draws the moment in its frame, with its character; after it, instead of that, the turning point if it's another one. */
function drawMoments(pen: Pen, scene: CourtScene, area: Rect): void {
  const { highlight } = scene;
  if (!highlight) return;
  const turning = turningWords(scene);
  const lines = turning.length > 0 ? 3 : 4;
  const actor = turning.length > 0 ? null : actorIn(highlight.events);
  const rest = drawMoment(pen, highlight, momentWords(scene), area, lines, actor ? ACTOR + 16 : 0);
  if (actor) bust(pen, actor, ACTOR, X + WIDTH - ACTOR / 2 - 14, area.y + area.height / 2);
  if (turning.length === 0) return;
  pen.at(rest.x + TURNING.sign / 2, rest.y + 18, () => momentSign(pen, 'turning', TURNING.sign));
  const x = rest.x + TURNING.words;
  const width = rest.width - TURNING.words;
  const title = { size: 28, minSize: 26, colour: pen.theme.ink, maxWidth: width };
  pen.write(highlight.turning?.title ?? '', x, rest.y + 18, title);
  const words = { x, y: rest.y + TURNING.title, width, height: rest.height - TURNING.title };
  const style = { largest: 30, smallest: 26, runsOn: true } as const;
  const { whole } = layOutStory(turning, words, { ...style, earlier: null });
  const told = whole ? turning : (highlight.turning?.sentences ?? []);
  writeStory(pen, told, words, { ...style, colour: pen.theme.ink, earlier: () => '' });
}

/** Draws the ranking and the course of the game at the left, the courts at the right. */
function drawSheets(pen: Pen, scene: CourtScene, stands: readonly Stand[]): void {
  const { highlight, view } = scene;
  const isTold = turningWords(scene).length > 0;
  const { bottom: podium, moment } = PODIUM[highlight ? (isTold ? 'two' : 'one') : 'alone'];
  const tie = tieWords(scene);
  drawPodium(pen, stands, {
    x: X,
    y: END_SHEET.y + 16,
    width: WIDTH,
    height: podium - END_SHEET.y - 16 - (tie ? TIE : 0),
  });
  if (tie !== null)
    pen.write(
      tie,
      X + WIDTH / 2,
      podium - TIE / 2 + 2,
      small(pen.theme.ink, { align: 'centre', maxWidth: WIDTH }),
    );
  if (highlight) drawMoments(pen, scene, { x: X, y: podium + 10, width: WIDTH, height: moment });
  else drawRule(pen, END_SHEET, podium + 10);
  drawCourseOf(pen, scene, podium + 14 + moment);
  const ranks = stands.map(({ seat }) => seat);
  const hasTrophies = ranks.length === 2;
  const bottom = FOOT_Y - (hasTrophies ? TROPHIES : 0);
  drawPanel(pen, scene, sumUpChanges([], view.players.length), ranks, { ...rankingStory(scene), bottom });
  if (hasTrophies) drawTrophies(pen, scene, ranks[0] as Seat);
}

export function endPainting(scene: CourtScene): Painting {
  const { theme, t, view } = scene;
  const names = shortNames(scene, 24);
  const told = momentLines(t, scene.highlight, momentWords(scene), turningWords(scene));
  const ranks = rankPlayers(scene);
  const winners = ranks.filter((seat) => view.players[seat]?.place === 1).map((seat) => names[seat] ?? '');
  const ranked = ranks.map((seat) => {
    const { place, standing } = view.players[seat]!;
    const held = { sizes: sizesText(standing.sizes), favor: yesOrNo(view.favor === seat) };
    return t('court-picture-text-ranked', { place, name: names[seat] ?? '', ...held });
  });
  return {
    ...endBackdrop(theme),
    draw: (pen) => {
      const stands = standsOf(scene, ranks);
      drawHeadline(pen, t, stands);
      pen.at(0, END_DOWN, () => drawSheets(pen, scene, stands));
    },
    alt: joinAlt([
      t(winners.length > 1 ? 'court-picture-alt-winners' : 'court-picture-alt-winner', {
        names: t('court-names', { names: winners }),
      }),
      ...told,
      ...positionLines(scene),
    ]),
    get text() {
      return joinText([
        t('court-picture-text-ranking'),
        ...ranked,
        ...told,
        tableText({ ...scene, events: [] }),
      ]);
    },
  };
}
