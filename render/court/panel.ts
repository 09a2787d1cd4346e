import { isLastRound } from '../../src/games/court/data.ts';
import { type Change, counting, hasTags, lastingGroups } from '../../src/games/court/reading.ts';
import type { CourtView } from '../../src/games/court/types.ts';
import type { Seat } from '../../src/games/game.ts';
import { briefEvents, yesOrNo } from '../../src/telling/court/sentences.ts';
import { eventLines } from '../../src/telling/court/table.ts';
import { shortened } from '../../src/telling/text.ts';
import { drawLine, type LineWidths, lineEnds, lineStretches, mostTied } from '../parts/chart.ts';
import { shield } from '../parts/heraldry.ts';
import type { Rect } from '../parts/shapes.ts';
import { layOutStory, writeStory } from '../parts/story.ts';
import { drawRule, turnMark } from '../parts/surfaces.ts';
import { textWidth } from '../parts/text.ts';
import type { Pen } from '../pen.ts';
import { drawLegend, LEGEND_TOP, NAME_IN_STORY, omitShown, TAG_WORDS } from './legend.ts';
import { drawPlaque, plaqueSize } from './plaque.ts';
import { type CourtScene, PANEL } from './sheet.ts';
import { changeTag } from './tokens.ts';

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

/** Draws the numbers of the rounds below the lines, and behind them that the last point is the present one. */
function drawRounds(pen: Pen, { t }: CourtScene, xs: readonly number[], y: number): void {
  const { ink, softInk } = pen.theme;
  const now = xs.at(-1) as number;
  const told = t('court-picture-now');
  const width = textWidth(told, SIZE);
  const left = now + Math.min(width / 2, BELOW) - width;
  pen.write(told, left, y, { size: SIZE, colour: ink });
  xs.slice(0, -1).forEach((x, i) => {
    const round = String(i + 1);
    if (x + textWidth(round, SIZE) / 2 + 8 <= left)
      pen.write(round, x, y, { size: SIZE, colour: softInk, align: 'centre' });
  });
}

/**
 * Draws each court's smallest group at the end of each round, and now, without characters that go back: one line per
 * seat, ending in its shield. `order` has the best
 * seat first.
 */
export function drawCourse(pen: Pen, scene: CourtScene, order: readonly Seat[], area: Rect): void {
  const { theme } = pen;
  const { sizesByRound, players } = scene.view;
  const now = players.map((player) => lastingGroups(scene.view, player)[0]);
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
  const stretches = lineStretches(rows, xs);
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

/** The space between courts. */
const GAP = 6;

const FIRST_Y = PANEL.y + 7 + GAP / 2;

/** The place of a court, by its index from the top. */
export function courtPlace(view: CourtView, place: number): Rect {
  const { width, height } = plaqueSize(view);
  return { x: PANEL.x + (PANEL.width - width) / 2, y: FIRST_Y + place * (height + GAP), width, height };
}

/** Bottom of the text on a panel that isn't full of courts. */
export const FOOT_Y = LEGEND_TOP - 2;

/** Top of the course of the game below two courts, with a story above it. */
const COURSE_Y = LEGEND_TOP - 174;

/** Draws the course of the game so far, at the bottom of the parchment. */
function drawCourseBelow(pen: Pen, scene: CourtScene, order: readonly Seat[], y: number): void {
  const { t, view } = scene;
  const [x, width] = [PANEL.x + 28, PANEL.width - 56];
  drawRule(pen, PANEL, y);
  const title = { size: 27, minSize: 26, colour: pen.theme.ink, maxWidth: width };
  const lasting = yesOrNo(!isLastRound(view));
  pen.write(t('court-picture-by-round', { lasting }), x, y + 30, title);
  const { players } = counting(view);
  const place = (seat: Seat) => players[seat]?.place ?? 0;
  const ranked = [...order].sort((a, b) => place(a) - place(b) || a - b);
  const top = y + 68;
  drawCourse(pen, scene, ranked, { x: x - 14, y: top, width: width + 14, height: FOOT_Y - 46 - top });
}

const STORY_SIZES = { largest: 32, smallest: 26 } as const;

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

/** What happened last; where there isn't room, first what the rest of the picture shows as well is left out. */
function lastTurn(scene: CourtScene, changes: readonly Change[]): Story {
  const names = scene.names.map((name) => shortened(name, NAME_IN_STORY));
  const some = omitShown(scene.events);
  const events = some.length > 0 ? some : scene.events;
  return {
    title: scene.t('court-picture-last-turn'),
    isTagged: hasTags(changes),
    sentences: eventLines(scene, names),
    shorter: [eventLines({ ...scene, events }, names), briefEvents(scene.t, events, names)],
    bottom: FOOT_Y,
  };
}

/** What decides the places. */
export const rankingStory = ({ t, view }: CourtScene): Story => ({
  title: t('court-picture-ranking'),
  sentences: [t('court-picture-ranking-text', { over: yesOrNo(view.phase === 'over') })],
  bottom: FOOT_Y,
});

/** Draws a heading and sentences between `top` and `bottom`, below the plaques. */
function drawStory(pen: Pen, { t }: CourtScene, story: Story, top: number): void {
  const { title, isTagged = false, sentences, shorter = [], bottom } = story;
  if (sentences.length === 0) return;
  const [x, y] = [PANEL.x + 28, top + 43];
  const area = { x, y, width: PANEL.width - 56, height: bottom - y };
  const left = isTagged ? x + TAG_WORDS : x;
  if (isTagged) changeTag(pen, 1, x, top + 26);
  pen.write(title, left, top + 26, { size: 30, colour: pen.theme.ink, maxWidth: area.width - TAG_WORDS });
  const earlier = (moves: number) => t('court-picture-earlier', { moves });
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

/**
 * Draws the courts in the given order, with a frame around the one whose turn it is, and a story below, where there's
 * room: by default, the last turn.
 */
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
    else if (i > 0 && (framed === null || framed !== order[i - 1])) drawRule(pen, PANEL, place.y - GAP / 2);
    drawPlaque(pen, scene, seat, changes, place);
  });
  drawLegend(pen, scene, changes);
  // Four courts leave no room for a story, nor do three large ones at the end.
  if (order.length === 4 || (order.length === 3 && view.phase === 'over')) return;
  const below = courtPlace(view, order.length).y - GAP / 2;
  if (framed === null || framed !== order.at(-1)) drawRule(pen, PANEL, below);
  const isUntold = story.sentences.length === 0;
  const isCourseKnown = view.phase !== 'over' && view.sizesByRound.length > 1;
  const hasCourse = isCourseKnown && isUntold;
  if (hasCourse) drawCourseBelow(pen, scene, order, order.length === 2 ? COURSE_Y : below);
  if (hasCourse && order.length === 3) return;
  const told = isUntold ? rankingStory(scene) : story;
  drawStory(pen, scene, hasCourse ? { ...told, bottom: COURSE_Y - 6 } : told, below);
}
