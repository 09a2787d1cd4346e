import type { CourtEvent, CourtView } from '../../src/games/court/types.ts';
import type { Seat } from '../../src/games/game.ts';
import { drawLine, type LineWidths, lineEnds, mostTied, stretchesOf } from '../parts/chart.ts';
import { shield } from '../parts/heraldry.ts';
import { type Rect, shareOf, sumOf } from '../parts/shapes.ts';
import { layOutStory, writeStory } from '../parts/story.ts';
import { rule, turnMark } from '../parts/surfaces.ts';
import { shortened, widthOf } from '../parts/text.ts';
import type { Pen } from '../pen.ts';
import { bonus } from './coins.ts';
import { groupSize } from './groups.ts';
import { drawPlaque, plaqueSize } from './plaque.ts';
import {
  type Change,
  type CourtScene,
  hasTags,
  isLastRound,
  lastingOf,
  lastingSizes,
  nextFavor,
  PANEL,
} from './sheet.ts';
import { eventWords } from './texts.ts';
import { blackDie, changeTag, dashedFavor, favorDie, tagWidth, vacancy } from './tokens.ts';
import { briefWords, yesNo } from './words.ts';

/** Of what's written on the chart and below it. */
const SIZE = 26;

const SHIELD = 40;

/** Least distance between the numbers at the left, in pixels. */
const TICKS_APART = 28;

const LINE: LineWidths = { edge: 8, colour: 5, pattern: 2.5 };

/** Every `step` from 0, and always the highest. */
function ticksTo(high: number, step: number): number[] {
  const below = Array.from({ length: Math.floor(high / step) + 1 }, (_, i) => i * step);
  return [...below.filter((tick) => tick <= high - step), high];
}

/** From one shield to the next beside it. */
const BESIDE = 37;

/** So far above and below the lines their shields may be. */
const OVERHANG = SHIELD * 0.3;

/** The last point's words reach so far below its shield. */
const BELOW = 18;

/** The numbers of the rounds below the lines, and behind them that the last point is the present one. */
function drawRounds(pen: Pen, { say }: CourtScene, xs: readonly number[], y: number): void {
  const { ink, softInk } = pen.theme;
  const now = xs.at(-1) as number;
  const told = say('court-picture-now');
  const width = widthOf(told, SIZE);
  const left = now + Math.min(width / 2, BELOW) - width;
  pen.write(told, left, y, { size: SIZE, colour: ink });
  xs.slice(0, -1).forEach((x, i) => {
    const round = String(i + 1);
    if (x + widthOf(round, SIZE) / 2 + 8 <= left)
      pen.write(round, x, y, { size: SIZE, colour: softInk, align: 'centre' });
  });
}

/**
 * Each court's smallest group at the end of each round, and now, without characters that go back: one line per seat, ending in its shield. `order` has the best
 * seat first.
 */
export function drawCourse(pen: Pen, scene: CourtScene, order: readonly Seat[], area: Rect): void {
  const { theme } = pen;
  const { sizesByRound, players } = scene.view;
  const now = players.map((player) => lastingOf(scene.view, player).standing.sizes[0]);
  const rows = [...sizesByRound.map((seats) => seats.map(([least]) => least)), now];
  const high = Math.max(1, ...rows.flat());
  const left = area.x + 40;
  const right = area.x + area.width - 14 - SHIELD - (mostTied(now) - 1) * BESIDE;
  const x = (round: number) => left + 16 + ((right - left - 16) * round) / Math.max(1, rows.length - 1);
  const bottom = area.y + area.height;
  const levelOf = (least: number) => bottom - (area.height * least) / high;

  for (const tick of ticksTo(high, Math.ceil((TICKS_APART * high) / area.height))) {
    const level = levelOf(tick);
    pen.fillRect(left, level - 0.75, right - left + 8, 1.5, tick === 0 ? theme.ink : theme.parchment.dark);
    pen.write(String(tick), left - 10, level, { size: SIZE, colour: theme.softInk, align: 'right' });
  }
  const xs = rows.map((_, round) => x(round));
  const stretches = stretchesOf(rows, xs);
  drawRounds(pen, scene, xs, bottom + 32);
  pen.context.lineJoin = 'round';
  for (const seat of [...order].reverse()) {
    const points = rows.map((scores, round) => [xs[round]!, levelOf(scores[seat]!)] as const);
    drawLine(pen, seat, points, stretches[seat]!, LINE);
  }
  const ranks = players.map((_, seat) => order.indexOf(seat));
  const room = { gap: SHIELD * 1.02, top: area.y - OVERHANG, bottom: bottom + OVERHANG };
  for (const { seats, y } of lineEnds(now, ranks, levelOf, room))
    seats.forEach((seat, i) => {
      shield(pen, seat, SHIELD, right + SHIELD * 0.9 + i * BESIDE, y);
    });
}

/** Of the legend at the bottom of the parchment: its lines, their height, that of fewer lines, and above the first and below the last one. */
const LEGEND = { lines: 4, line: 31, most: 36, margin: 2 } as const;

/** Between courts. */
const GAP = 6;

const FIRST_Y = PANEL.y + 7 + GAP / 2;

/** The court that's so many places from the top, in pixels. */
export function courtPlace(view: CourtView, place: number): Rect {
  const { width, height } = plaqueSize(view);
  return { x: PANEL.x + (PANEL.width - width) / 2, y: FIRST_Y + place * (height + GAP), width, height };
}

/** Top of the legend, below the courts. */
const LEGEND_TOP = PANEL.y + PANEL.height - 7 - LEGEND.lines * LEGEND.line - 2 * LEGEND.margin;

/** Bottom of the text on a panel that isn't full of courts. */
export const FOOT_Y = LEGEND_TOP - 2;

/** Top of the course of the game below two courts, with a story above it. */
const COURSE_Y = LEGEND_TOP - 174;

/** The course of the game so far, at the bottom of the parchment. */
function drawCourseBelow(pen: Pen, scene: CourtScene, order: readonly Seat[], y: number): void {
  const { say, view } = scene;
  const [x, width] = [PANEL.x + 28, PANEL.width - 56];
  rule(pen, PANEL, y);
  const title = { size: 27, minSize: 26, colour: pen.theme.ink, maxWidth: width };
  const lasting = yesNo(!isLastRound(view));
  pen.write(say('court-picture-by-round', { lasting }), x, y + 30, title);
  const place = (seat: Seat) => view.players[seat]?.place ?? 0;
  const ranked = [...order].sort((a, b) => place(a) - place(b) || a - b);
  const top = y + 68;
  drawCourse(pen, scene, ranked, { x: x - 14, y: top, width: width + 14, height: FOOT_Y - 46 - top });
}

/** What the signs on the courts mean, at the bottom of the parchment: only of those that it shows. */
function drawLegend(pen: Pen, scene: CourtScene, changes: readonly Change[]): void {
  const [left, width] = [PANEL.x + 26, PANEL.width - 46];
  rule(pen, PANEL, LEGEND_TOP);
  const lines = [[bonusSign(scene)], signsOfNow(scene, changes), playerSigns(scene)].filter(
    (signs) => signs.length > 0,
  );
  const pitch = Math.min(LEGEND.most, (LEGEND.lines * LEGEND.line) / (lines.length + 1));
  const lineAt = (i: number) => LEGEND_TOP + LEGEND.margin + (i + 0.5) * pitch;
  explainSizes(pen, scene, left, lineAt(0), width);
  for (const [i, signs] of lines.entries()) explain(pen, signs, left, lineAt(i + 1), width);
}

/** Of the smallest group's size in the legend. */
const LEAST_WIDTH = 40;

/** How the sizes of the groups are written, and that the smallest is the score. */
function explainSizes(pen: Pen, { say }: CourtScene, x: number, y: number, width: number): void {
  groupSize(pen, 0, true, x + LEAST_WIDTH / 2, y, 0.88);
  const others = pen.write('/2/5', x + LEAST_WIDTH + 3, y, { size: SIZE, colour: pen.theme.ink });
  const told = say('court-picture-legend-weakest');
  const left = LEAST_WIDTH + 3 + others + 8;
  narrowIn([told], width - left, pen.theme.ink)(pen, told, x + left, y);
}

/** A sign that's explained, and what it means. */
interface Explained {
  readonly text: string;
  /** From the sign's left edge to the words. */
  readonly words: number;
  /** At its left edge. */
  draw(pen: Pen, x: number, y: number): void;
}

/** Of a die or a ring in the legend, and from its left edge to its words. */
const SIGN = 30;

const SIGN_WORDS = SIGN + 7;

/** Between one explanation and the next sign. */
const AFTER = 16;

/** Signs with what they mean, side by side. */
function explain(pen: Pen, signs: readonly Explained[], x: number, y: number, width: number): void {
  const room = width - sumOf(signs.map(({ words }) => words)) - AFTER * (signs.length - 1);
  const texts = signs.map(({ text }) => text);
  const plain = narrowIn(texts, room, pen.theme.ink);
  let left = x;
  for (const { text, words, draw } of signs) {
    draw(pen, left, y);
    left += words + plain(pen, text, left + words, y) + AFTER;
  }
}

/** The character with whose sign the legend explains what characters add. */
const EXAMPLE = 'arthur';

/** From the left edge of a tag with a change to words behind it. */
const TAG_WORDS = tagWidth(1) + 10;

/** What the number and the coin at a character mean. */
const bonusSign = ({ say }: CourtScene): Explained => ({
  ...{ text: say('court-picture-legend-bonus'), words: 80 },
  draw: (pen, x, y) => bonus(pen, EXAMPLE, 28, x + 35, y),
});

/** Group sizes with which the legend explains those in brackets. */
const IN_BRACKETS = '(0/1/3)';

/** Group sizes without characters, the black die and changes that no story tells, if there are any. */
function signsOfNow({ say, view }: CourtScene, changes: readonly Change[]): readonly Explained[] {
  const signs: Explained[] = [];
  const hasDie = view.blackDie !== null;
  const isUntold = view.players.length === 4 && hasTags(changes);
  if (view.players.some((player) => lastingSizes(view, player) !== null))
    signs.push({
      text: say('court-picture-legend-lasting', { short: yesNo(hasDie || isUntold) }),
      words: widthOf(IN_BRACKETS, SIZE, 'normal') + 8,
      draw: (pen, x, y) =>
        pen.write(IN_BRACKETS, x, y, { size: SIZE, weight: 'normal', colour: pen.theme.softInk }),
    });
  if (hasDie)
    signs.push({
      ...{ text: say('court-picture-legend-black-die'), words: SIGN_WORDS },
      draw: (pen, x, y) => blackDie(pen, SIGN, x + SIGN / 2, y),
    });
  if (isUntold)
    signs.push({
      ...{ text: say('court-picture-legend-changed'), words: TAG_WORDS },
      draw: (pen, x, y) => changeTag(pen, 1, x, y),
    });
  return signs;
}

/** The King's Favor and where it goes, and characters that are still to be taken. */
function playerSigns({ say, view }: CourtScene): readonly Explained[] {
  const { favor, players, round, phase } = view;
  const isMoving = nextFavor(view) !== null;
  const short = yesNo(isMoving);
  const signs: Explained[] = [];
  if (favor !== null)
    signs.push({
      ...{ text: say('court-picture-legend-favor', { short }), words: SIGN_WORDS },
      draw: (pen, x, y) => favorDie(pen, SIGN, x + SIGN / 2, y),
    });
  if (isMoving)
    signs.push({
      ...{ text: say('court-picture-legend-favor-next'), words: SIGN_WORDS },
      draw: (pen, x, y) => dashedFavor(pen, SIGN, x + SIGN / 2, y),
    });
  if (round > 0 && phase !== 'over' && players.some(({ quotaLeft }) => quotaLeft > 0))
    signs.push({
      ...{ text: say('court-picture-legend-to-take', { short }), words: SIGN_WORDS },
      draw: (pen, x, y) => vacancy(pen, SIGN, x + SIGN / 2, y),
    });
  return signs;
}

/** Writes any of the texts so narrow that all of them fit in the room; returns its width. */
function narrowIn(texts: readonly string[], room: number, colour: string) {
  const width = (text: string) => widthOf(text, SIZE, 'normal');
  const share = shareOf(texts.map(width), room);
  return (pen: Pen, text: string, x: number, y: number): number =>
    pen.write(text, x, y, { size: SIZE, weight: 'normal', colour, maxWidth: Math.ceil(width(text) * share) });
}

const STORY_SIZES = { largest: 32, smallest: 26 } as const;

const NAME_IN_STORY = 24;

interface Story {
  readonly title: string;
  /** Whether yellow tags are about it. */
  readonly isTagged?: boolean;
  readonly sentences: readonly string[];
  /** Shorter ones, the longest first, where those have no room. */
  readonly shorter?: readonly (readonly string[])[];
  /** Down to where there's room for it, in pixels. */
  readonly bottom: number;
}

/** What the rest of the picture shows as well. */
const SHOWN: ReadonlySet<CourtEvent['type']> = new Set([
  'passed',
  'roundEnded',
  'blackDieMoved',
  'lancelotSkipped',
  'tileSpared',
]);

/** What happened last; where there isn't room, first what the rest of the picture shows as well is left out. */
function lastTurn(scene: CourtScene, changes: readonly Change[]): Story {
  const names = scene.names.map((name) => shortened(name, NAME_IN_STORY));
  const some = scene.events.filter(({ type }) => !SHOWN.has(type));
  const events = some.length > 0 ? some : scene.events;
  return {
    title: scene.say('court-picture-last-turn'),
    isTagged: hasTags(changes),
    sentences: eventWords(scene, names),
    shorter: [eventWords({ ...scene, events }, names), briefWords(scene.say, events, names)],
    bottom: FOOT_Y,
  };
}

/** What decides the places. */
export const rankingStory = ({ say, view }: CourtScene): Story => ({
  title: say('court-picture-ranking'),
  sentences: [say('court-picture-ranking-text', { over: yesNo(view.phase === 'over') })],
  bottom: FOOT_Y,
});

/** A heading and sentences between `top` and `bottom`, below the plaques. */
function drawStory(pen: Pen, { say }: CourtScene, story: Story, top: number): void {
  const { title, isTagged = false, sentences, shorter = [], bottom } = story;
  if (sentences.length === 0) return;
  const [x, y] = [PANEL.x + 28, top + 43];
  const area = { x, y, width: PANEL.width - 56, height: bottom - y };
  const left = isTagged ? x + TAG_WORDS : x;
  if (isTagged) changeTag(pen, 1, x, top + 26);
  pen.write(title, left, top + 26, { size: 30, colour: pen.theme.ink, maxWidth: area.width - TAG_WORDS });
  const earlier = (moves: number) => say('court-picture-earlier', { moves });
  const all = [sentences, ...shorter];
  const told = all.find((some) => layOutStory(some, area, { ...STORY_SIZES, earlier: null }).whole);
  writeStory(pen, told ?? all.at(-1)!, area, { colour: pen.theme.ink, ...STORY_SIZES, earlier });
}

const POINTER = { reach: 20, down: 46 } as const;

/** Whose turn it is: the usual mark, with an edge that stands out on parchment and castle in all themes. */
function frameTurn(pen: Pen, place: Rect): void {
  const { ink, gold } = pen.theme;
  const { x, y, width, height } = place;
  turnMark(pen, place, POINTER);
  pen.roundedRect(x, y, width, height, 8).stroke(ink, 7).stroke(gold.mid, 4);
  const [tip, middle] = [x - POINTER.reach, y + POINTER.down];
  pen.polygon([tip, middle], [x, middle - 18], [x, middle + 18]);
  pen.stroke(ink, 3).fill(gold.mid);
}

/** Whose court it is in a player's own picture of the end, when nobody has a turn. */
function frameOwn(pen: Pen, { x, y, width, height }: Rect): void {
  pen.roundedRect(x, y, width, height, 8).fill(pen.theme.parchment.mid).stroke(pen.theme.ink, 3);
}

/** The courts in the given order, with a frame around the one whose turn it is, and a story below, where there's room: by default, the last turn. */
export function drawPanel(
  pen: Pen,
  scene: CourtScene,
  changes: readonly Change[],
  order: readonly Seat[] = scene.view.players.map((_, seat) => seat),
  story: Story = lastTurn(scene, changes),
): void {
  const { view } = scene;
  const turn = scene.isMarked ? null : view.toAct;
  const own = view.phase === 'over' ? view.viewer : null;
  const framed = turn ?? own;
  order.forEach((seat, i) => {
    const place = courtPlace(view, i);
    if (turn === seat) frameTurn(pen, place);
    else if (own === seat) frameOwn(pen, place);
    else if (i > 0 && (framed === null || framed !== order[i - 1])) rule(pen, PANEL, place.y - GAP / 2);
    drawPlaque(pen, scene, seat, changes, place);
  });
  drawLegend(pen, scene, changes);
  if (order.length === 4) return;
  const below = courtPlace(view, order.length).y - GAP / 2;
  if (framed === null || framed !== order.at(-1)) rule(pen, PANEL, below);
  const isUntold = story.sentences.length === 0;
  const isCourseKnown = view.phase !== 'over' && view.sizesByRound.length > 1;
  const hasCourse = isCourseKnown && isUntold;
  if (hasCourse) drawCourseBelow(pen, scene, order, order.length === 2 ? COURSE_Y : below);
  if (hasCourse && order.length === 3) return;
  const told = isUntold ? rankingStory(scene) : story;
  drawStory(pen, scene, hasCourse ? { ...told, bottom: COURSE_Y - 6 } : told, below);
}
