import type { HighlightShown, MomentKind } from '../../src/telling/scene.ts';
import { signed } from '../../src/telling/text.ts';
import type { Pen } from '../pen.ts';
import type { SeatColours } from '../themes/theme.ts';
import { shield } from './heraldry.ts';
import { pennant, type Rect, star } from './shapes.ts';
import { textWidth } from './text.ts';

/** 1, 2 or 5 times a power of ten, chosen so that the span has at most this many steps; at least 1. */
function tickStep(span: number, most: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(span, 1) / most));
  const factor = [1, 2, 5, 10].find((each) => span / (each * power) <= most) ?? 10;
  return Math.max(1, factor * power);
}

/** Moves the positions, from top to bottom, so that they're at least `gap` from each other, between `top` and `bottom`. */
function spread(places: readonly number[], gap: number, top: number, bottom: number): number[] {
  const moved = [...places];
  let above = top - gap;
  for (const i of moved.keys()) {
    moved[i] = Math.max(places[i] as number, above + gap);
    above = moved[i] as number;
  }
  let below = bottom + gap;
  for (const i of [...moved.keys()].reverse()) {
    moved[i] = Math.min(moved[i] as number, below - gap);
    below = moved[i] as number;
  }
  return moved;
}

/** Where lines end: on one level, side by side, those with the same score. */
export interface LineEnd {
  readonly score: number;
  /** From left to right, best first. */
  readonly seats: readonly number[];
  /** The middle of their arms. */
  readonly y: number;
}

/** The ends of the lines from top to bottom, `gap` apart between `top` and `bottom`. `ranks` has each seat's place, from 1. */
export function lineEnds(
  scores: readonly number[],
  ranks: readonly number[],
  level: (score: number) => number,
  { gap, top, bottom }: { readonly gap: number; readonly top: number; readonly bottom: number },
): LineEnd[] {
  const levels = [...new Set(scores)].sort((a, b) => b - a);
  const apart = Math.min(gap, (bottom - top) / Math.max(1, levels.length - 1));
  const ys = spread(levels.map(level), apart, top, bottom);
  return levels.map((score, i) => ({
    score,
    seats: [...scores.keys()]
      .filter((seat) => scores[seat] === score)
      .sort((a, b) => (ranks[a] ?? 0) - (ranks[b] ?? 0) || a - b),
    y: ys[i] as number,
  }));
}

/** Most arms side by side at the end of lines. */
export const mostTied = (scores: readonly number[]): number =>
  Math.max(0, ...scores.map((score) => scores.filter((other) => other === score).length));

const SHIELD = 42;

/** From one shield to the next beside it. */
const BESIDE = 38;

/** Of what's written at the axes and at the ends of the lines. */
const TEXT = 27;

/** Below the lines, for the numbers of the rounds. */
const FOOT = 40;

/** The lowest shield's middle is so far above the edge that there's air between it and those numbers. */
const ABOVE_FOOT = 18;

/** From the last row to the arms. */
const TO_ARMS = 14;

/** A narrower chart leaves its room to the lines, without scores at their ends. */
const ROOMY = 500;

/** Widths of a line: its dark edge, its colour, and the pattern in its middle. */
export interface LineWidths {
  readonly edge: number;
  readonly colour: number;
  readonly pattern: number;
}

const LINE: LineWidths = { edge: 11, colour: 7, pattern: 3.5 };

/** Where lines coincide, each is seen for about this many pixels before the next. */
const PIECE = 40;

/** From one x to another. */
type Stretch = readonly [from: number, to: number];

/**
 * By seat: where its line is drawn between the rows, which are at `xs`. Everywhere, unless it coincides with others from
 * one row to the next: then they take turns, so that all are seen and none of them is off its score.
 */
export function lineStretches(rows: readonly (readonly number[])[], xs: readonly number[]): Stretch[][] {
  const groupAt = (row: number, seat: number): number[] => {
    const [scores, next] = [rows[row]!, rows[row + 1]!];
    return [...scores.keys()].filter((at) => scores[at] === scores[seat] && next[at] === next[seat]);
  };
  return (rows[0] ?? []).map((_, seat) => {
    const stretches: [number, number][] = [];
    for (let row = 0, end: number; row + 1 < rows.length; row = end) {
      const group = groupAt(row, seat);
      end = row + 1;
      while (end + 1 < rows.length && `${groupAt(end, seat)}` === `${group}`) end++;
      const [left, right] = [xs[row]!, xs[end]!];
      const rounds = Math.max(1, Math.round((right - left) / (group.length * PIECE)));
      const turns = group.length === 1 ? 1 : group.length * rounds;
      const edge = (turn: number) => (turn === turns ? right : left + ((right - left) * turn) / turns);
      for (let turn = group.indexOf(seat); turn < turns; turn += group.length) {
        const before = stretches.at(-1);
        if (before?.[1] === edge(turn)) before[1] = edge(turn + 1);
        else stretches.push([edge(turn), edge(turn + 1)]);
      }
    }
    return stretches;
  });
}

type Point = readonly [x: number, y: number];

/** The parts of the line through the points that are within the stretches. */
export function cutLine(points: readonly Point[], stretches: readonly Stretch[]): Point[][] {
  const pointAt = (x: number): Point => {
    const next = Math.max(
      1,
      points.findIndex(([right]) => right >= x),
    );
    const [[left, from], [right, to]] = [points[next - 1]!, points[next]!];
    return [x, from + ((to - from) * (x - left)) / (right - left)];
  };
  const end = points.at(-1)![0];
  return stretches
    .filter(([from]) => from < end)
    .map(([from, to]) => [
      pointAt(from),
      ...points.filter(([x]) => x > from && x < to),
      pointAt(Math.min(to, end)),
    ]);
}

/** By seat: lengths of the pattern's strokes and gaps, in the colour of the seat's emblem. */
const PATTERNS: readonly (readonly number[])[] = [[], [1, 20], [18, 12], [4, 7], [20, 9, 1, 9]];

/** Along the current path: with a dark edge, and a pattern that tells the seat's line from the others without colour. */
function strokeLine(pen: Pen, seat: number, widths: LineWidths): void {
  const { context, theme } = pen;
  const { field, charge } = theme.seats[seat] as SeatColours;
  context.lineCap = 'butt';
  pen.stroke(theme.ink, widths.edge).stroke(field, widths.colour);
  const pattern = PATTERNS[seat] ?? [];
  if (pattern.length === 0) return;
  if (pattern.includes(1)) context.lineCap = 'round';
  context.setLineDash([...pattern]);
  pen.stroke(charge, widths.pattern);
  context.setLineDash([]);
  context.lineCap = 'butt';
}

/** Draws a seat's line through the points, within the stretches. */
export function drawLine(
  pen: Pen,
  seat: number,
  points: readonly Point[],
  stretches: readonly Stretch[],
  widths: LineWidths = LINE,
): void {
  for (const piece of cutLine(points, stretches)) {
    pen.line(...piece);
    strokeLine(pen, seat, widths);
  }
}

/** Width and height of a moment's sign beside text of that size. */
const SIGN = 34;

/** Draws a moment's sign around the origin, about `size` pixels wide and high. Only whoever wins alone has a crown. */
export function momentSign(pen: Pen, kind: MomentKind, size: number): void {
  const { theme } = pen;
  if (kind === 'turning') pennant(pen, size, theme.gold.mid, theme.ink);
  else
    star(pen, size / 2)
      .fill(theme.gold.mid)
      .stroke(theme.ink, 2.5);
}

/** What the signs of moments need above the lines. */
const SIGNS = 20;

/** A row, from 0, that's marked. */
interface Moment {
  readonly row: number;
  readonly kind: MomentKind;
}

/** What the picture tells, as it stands beside its words, and the turning point if that's another moment. */
export const shownMoments = (highlight: HighlightShown<unknown> | undefined): Moment[] =>
  highlight === undefined
    ? []
    : [
        { row: highlight.row, kind: highlight.kind },
        ...(highlight.turning ? [{ row: highlight.turning.row, kind: 'turning' } as const] : []),
      ];

/** Above a chart: what its lines are and, if the turning point has its own sign, what that says, and the other one if there's room. `y` is the middle. */
export function drawChartHead(
  pen: Pen,
  title: string,
  highlight: HighlightShown<unknown> | undefined,
  { x, y, width }: Pick<Rect, 'x' | 'y' | 'width'>,
): void {
  const turning = highlight?.turning?.title;
  // Two long titles share the line.
  const line = { size: 30, minSize: turning === undefined ? 26 : 22, colour: pen.theme.ink } as const;
  const room = width * 0.46;
  const key = turning === undefined ? 0 : Math.min(room, textWidth(turning, TEXT));
  const told = pen.write(title, x, y, { ...line, maxWidth: key === 0 ? width : width - key - SIGN - 32 });
  if (highlight === undefined || turning === undefined) return;
  const left = x + width - key;
  pen.at(left - SIGN / 2 - 8, y, () => momentSign(pen, 'turning', SIGN));
  pen.write(turning, left, y, { ...line, size: TEXT, maxWidth: key });
  const other = left - SIGN - 40 - textWidth(highlight.title, TEXT);
  if (other - SIGN - 32 < x + told) return;
  pen.at(other - SIGN / 2 - 8, y, () => momentSign(pen, highlight.kind, SIGN));
  pen.write(highlight.title, other, y, { ...line, size: TEXT });
}

/** Two places, moved apart if they're closer to each other than `gap`. */
function apart(places: readonly number[], gap: number): readonly number[] {
  const [a, b] = places;
  if (a === undefined || b === undefined || Math.abs(b - a) >= gap) return places;
  const aside = (Math.sign(b - a || 1) * gap) / 2;
  return [(a + b) / 2 - aside, (a + b) / 2 + aside];
}

/** Room for a round's number below the lines. */
const NUMBER = 56;

/** From a marked round's number to the last one's, which makes room for it. */
const ASIDE = 50;

/** Lines down from the signs of moments to the numbers of their rounds. Returns where those numbers are. */
function drawMoments(
  pen: Pen,
  moments: readonly Moment[],
  x: (row: number) => number,
  { area, top, bottom }: { readonly area: Rect; readonly top: number; readonly bottom: number },
): readonly number[] {
  const { theme } = pen;
  const rows = [...new Set(moments.map(({ row }) => row))];
  for (const row of rows) pen.line([x(row), top - 8], [x(row), bottom + 6]).dashes(theme.ink, 3, [9, 7]);
  const places = moments.map(({ row }) => x(row));
  apart(places, SIGN + 6).forEach((at, i) => {
    pen.at(at, area.y + 12, () => momentSign(pen, moments[i]!.kind, SIGN));
  });
  const numbersAt = apart(rows.map(x), NUMBER);
  numbersAt.forEach((at, i) => {
    pen.write(String(rows[i]! + 1), at, bottom + 26, { size: TEXT, colour: theme.ink, align: 'centre' });
  });
  return numbersAt;
}

interface ChartOptions {
  /** Whether the lines begin at zero, before the first row; true if absent. */
  readonly fromZero?: boolean;
  readonly moments?: readonly Moment[];
  /** By seat, from 1: who stands above whom with the same last score. */
  readonly places?: readonly number[] | null;
  /** A score at the axis and at the end of a line; by default signed if it's negative. */
  readonly score?: (value: number) => string;
}

/**
 * Draws a line chart of scores: each seat's line has its colour and its pattern, and ends in its shield and, if there's
 * room, its last score.
 * `rows` has the scores by seat after each round. The numbers below the lines are inside the area.
 */
export function drawChart(
  pen: Pen,
  rows: readonly (readonly number[])[],
  area: Rect,
  { fromZero = true, moments = [], places, score = (value) => signed(value, false) }: ChartOptions = {},
): void {
  const { theme, context } = pen;
  const last = rows.at(-1);
  if (last === undefined) return;
  const all = fromZero ? [last.map(() => 0), ...rows] : rows;
  const low = Math.min(0, ...all.flat());
  const high = Math.max(...all.flat(), low + 1);
  const ticks = tickStep(high - low, Math.max(3, Math.floor((area.height - FOOT) / 56)));
  const levels: number[] = [];
  for (let tick = Math.ceil(low / ticks) * ticks; tick <= high; tick += ticks) levels.push(tick);

  const widest = (values: readonly number[]) =>
    Math.max(...values.map((value) => textWidth(score(value), TEXT)));
  const left = area.x + widest(levels) + 12;
  const isRoomy = area.width >= ROOMY;
  const arms = SHIELD + (mostTied(last) - 1) * BESIDE;
  const right = area.x + area.width - arms - (isRoomy ? widest(last) + 18 : 2);
  const top = area.y + SHIELD / 2 + (moments.length > 0 ? SIGNS : 0);
  const bottom = area.y + area.height - FOOT;
  const width = right - left - 10 - TO_ARMS;
  const x = (row: number) => left + 10 + (width * row) / Math.max(1, all.length - 1);
  const level = (value: number) => bottom - ((bottom - top) * (value - low)) / (high - low);

  for (const tick of levels) {
    const thick = tick === 0 ? 3 : 1.5;
    const colour = tick === 0 ? theme.ink : theme.parchment.dark;
    pen.fillRect(left, level(tick) - thick / 2, right - left, thick, colour);
    pen.write(score(tick), left - 8, level(tick), { size: TEXT, colour: theme.softInk, align: 'right' });
  }
  const first = fromZero ? 0 : 1;
  const marked = moments.filter(({ row }) => row < rows.length);
  const numbersAt = drawMoments(pen, marked, (row) => x(row + 1 - first), { area, top, bottom });
  const number = { size: TEXT, colour: theme.softInk, align: 'centre' } as const;
  const step = tickStep(rows.length, Math.max(2, Math.floor((right - left) / 60)));
  const isFree = (at: number, taken: readonly number[]) =>
    taken.every((other) => Math.abs(other - at) >= NUMBER);
  const lastRow = x(rows.length - first);
  const isMarked = marked.some(({ row }) => row === rows.length - 1);
  const lastAt = isMarked || isFree(lastRow, numbersAt) ? lastRow : Math.max(...numbersAt) + ASIDE;
  if (!isMarked) pen.write(String(rows.length), lastAt, bottom + 26, number);
  for (let round = step; round < rows.length; round += step) {
    const at = x(round - first);
    if (isFree(at, [...numbersAt, lastAt])) pen.write(String(round), at, bottom + 26, number);
  }
  context.lineJoin = 'round';
  const room = { gap: SHIELD + 3, top, bottom: bottom - ABOVE_FOOT };
  const ends = lineEnds(last, places ?? [], level, room);
  const armsAt = right + SHIELD * 0.62;
  const stretches = lineStretches([...all, last], [...all.map((_, row) => x(row)), armsAt]);
  last.forEach((score, seat) => {
    const { y } = ends.find((end) => end.score === score)!;
    const drawn = all.map((scores, row) => [x(row), level(scores[seat]!)] as const);
    const [lastX, lastY] = drawn.at(-1)!;
    // Arms that had to make room are joined by a thin line, which is no score.
    const isAside = Math.abs(y - lastY) > SHIELD / 2 - LINE.edge;
    if (isAside) pen.line([lastX, lastY], [armsAt, y]).stroke(theme.softInk, 2.5);
    const line = isAside ? drawn : [...drawn, [armsAt, lastY] as const];
    drawLine(pen, seat, line, stretches[seat]!);
  });
  for (const { score: value, seats, y } of ends) {
    seats.forEach((seat, i) => {
      shield(pen, seat, SHIELD, armsAt + i * BESIDE, y);
    });
    if (!isRoomy) continue;
    const end = right + SHIELD * 1.2 + 4 + (seats.length - 1) * BESIDE;
    pen.write(score(value), end, y, { size: TEXT, colour: theme.ink });
  }
}
