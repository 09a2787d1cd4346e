import { CHAIR_COUNT } from '../../src/games/artus/data.ts';
import { chairsPlayed, crownsWay, lastPlays, type Play, scoredChair } from '../../src/games/artus/reading.ts';
import type { Chair, Figure } from '../../src/games/artus/types.ts';
import { signed } from '../../src/telling/text.ts';
import { crown } from '../parts/heraldry.ts';
import type { Rect } from '../parts/shapes.ts';
import { textWidth } from '../parts/text.ts';
import type { Pen } from '../pen.ts';
import type { SeatColours, Theme } from '../themes/theme.ts';
import { drawChairBadges } from './badges.ts';
import { at, CENTRE, chairAngle, glow, onChair, RADII, STEP } from './board.ts';
import { type ArtusScene, LEAST } from './sheet.ts';

interface ArcArrow {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  /** In radians. The arrow runs clockwise if `to` is greater than `from`. */
  readonly from: number;
  readonly to: number;
  readonly colour: string;
  readonly outline: string;
  readonly width: number;
  readonly dashed?: boolean;
}

function shaft({ context }: Pen, arrow: ArcArrow, neck: number): void {
  context.beginPath();
  context.arc(arrow.x, arrow.y, arrow.radius, arrow.from, neck, arrow.to < arrow.from);
  context.stroke();
}

function head(pen: Pen, arrow: ArcArrow, neck: number): void {
  const half = arrow.width * 1.45;
  const on = (angle: number, radius: number) =>
    [arrow.x + Math.cos(angle) * radius, arrow.y + Math.sin(angle) * radius] as const;
  pen.polygon(on(arrow.to, arrow.radius), on(neck, arrow.radius + half), on(neck, arrow.radius - half));
}

/** A curved arrow along a ring, with a dot at its start. */
function arcArrow(pen: Pen, arrow: ArcArrow): void {
  const { context } = pen;
  const { radius, width } = arrow;
  const direction = Math.sign(arrow.to - arrow.from);
  const length = Math.min((width * 2.5) / radius, Math.abs(arrow.to - arrow.from) * 0.7);
  const neck = arrow.to - direction * length;
  context.save();
  context.lineJoin = 'round';
  context.strokeStyle = arrow.outline;
  context.fillStyle = arrow.outline;
  context.lineWidth = width + 5;
  shaft(pen, arrow, neck);
  head(pen, arrow, neck);
  context.lineWidth = 5;
  context.stroke();
  pen.circle(arrow.x + Math.cos(arrow.from) * radius, arrow.y + Math.sin(arrow.from) * radius, width + 2);
  context.fill();
  context.strokeStyle = arrow.colour;
  context.fillStyle = arrow.colour;
  context.lineWidth = width;
  if (arrow.dashed === true) context.setLineDash([width * 1.3, width]);
  shaft(pen, arrow, neck);
  context.setLineDash([]);
  head(pen, arrow, neck);
  context.fill();
  pen.circle(arrow.x + Math.cos(arrow.from) * radius, arrow.y + Math.sin(arrow.from) * radius, width * 0.95);
  context.fill();
  context.restore();
}

/** Radius of the crown's path: in the middle of the wood between the values and the plate. */
const AROUND = (RADII.topInner - 26 + RADII.medallion) / 2 + 2;

/** The crown's half width, in radians on its path. */
const HALF_CROWN = 0.14;

/** Fewer than three dots aren't a path: the shortest, in radians. */
const SHORTEST_PATH = 34 / AROUND;

/** Dots along the shorter way from the King to the crown at its new place, unless that's next to him. */
function drawCrownsPath(pen: Pen, from: Chair, to: Chair): void {
  const { context } = pen;
  const clockwise = (to - from + CHAIR_COUNT) % CHAIR_COUNT <= CHAIR_COUNT / 2;
  const chairs = clockwise
    ? (to - from + CHAIR_COUNT) % CHAIR_COUNT
    : (from - to + CHAIR_COUNT) % CHAIR_COUNT;
  const way = clockwise ? 1 : -1;
  const start = chairAngle(from);
  const length = chairs * STEP - HALF_CROWN;
  if (length < SHORTEST_PATH) return;
  const end = start + way * length;
  context.save();
  context.beginPath();
  context.arc(CENTRE.x, CENTRE.y, AROUND, start, end, !clockwise);
  context.setLineDash([2, 14]);
  context.lineCap = 'round';
  pen.stroke(pen.theme.gold.mid, 7);
  context.restore();
}

/** Where the crown stands at the end of these plays: not before a new King who has the points of his ring there. */
function crownsPlace(plays: readonly Play[], hasPoints: boolean): Chair | null {
  const last = plays.findLast((play) => crownsWay(play) !== null);
  return last === undefined || (hasPoints && last.crowned !== null) ? null : crownsWay(last)!.to;
}

function drawTinyCrown(pen: Pen): void {
  pen.context.translate(0, 2);
  crown(pen, 48, pen.theme.engraving);
  pen.context.translate(0, 1);
  crown(pen, 38, pen.theme.gold.mid);
}

/** The crown goes with the King, or to a new one, along arcs inside the values. */
function drawCrown(pen: Pen, plays: readonly Play[], place: Chair | null): void {
  for (const play of plays) {
    const way = crownsWay(play);
    if (way !== null) drawCrownsPath(pen, way.from, way.to);
  }
  if (place === null) return;
  const { x, y } = onChair(place, AROUND);
  pen.stamp(drawTinyCrown, {}, 54, 54, x, y);
}

/** An arrow around the chairs. */
interface Track {
  readonly play: Play;
  readonly from: Chair;
  /** Chairs covered, positive for clockwise. */
  readonly steps: number;
  readonly colour: string;
  readonly outline: string;
  readonly dashed: boolean;
}

/** Whether a colour can't be seen on dark wood. */
const isDark = (colour: string): boolean =>
  [1, 3, 5].every((at) => Number.parseInt(colour.slice(at, at + 2), 16) < 64);

/** An arrow of the figure's colours: of a black field it has the charge's. */
export function colours(theme: Theme, figure: Figure): { readonly colour: string; readonly outline: string } {
  if (figure.kind === 'prince')
    return { colour: figure.king ? theme.gold.mid : theme[figure.metal].mid, outline: theme.engraving };
  const { field, rim, charge } = theme.seats[figure.seat] as SeatColours;
  return isDark(field) ? { colour: charge, outline: field } : { colour: field, outline: rim };
}

/** The way of the moved figure, and that of the one it pushed. */
function tracksOf(theme: Theme, play: Play): Track[] {
  const { event, pushed } = play;
  const tracks: Track[] = [];
  if (event.type === 'moved') {
    const { from, steps, figure } = event;
    tracks.push({ play, from, steps, ...colours(theme, figure), dashed: false });
  }
  if (pushed !== null) {
    const { from, to, figure } = pushed;
    const steps = -((from - to + CHAIR_COUNT) % CHAIR_COUNT);
    tracks.push({ play, from, steps, ...colours(theme, figure), dashed: true });
  }
  return tracks;
}

/** Around the chairs there's room for this many arrows side by side, and outside frames around chairs for fewer. */
const LANES = [RADII.backOuter + 12, RADII.backOuter + 28, RADII.backOuter + 44] as const;
const MARKED_LANES = [RADII.backOuter + 28, RADII.backOuter + 44] as const;

/** The chairs that a track covers. */
function chairsUnder({ from, steps }: Track): Chair[] {
  const first = Math.min(from, from + steps);
  return Array.from({ length: Math.abs(steps) + 1 }, (_, i) => (first + i + CHAIR_COUNT) % CHAIR_COUNT);
}

/** Each track's lane: the innermost free one. The pushed ones come last, as only they may find none. */
function lanesFor(tracks: readonly Track[], radii: readonly number[]): ReadonlyMap<Track, number> {
  const taken = radii.map(() => new Set<Chair>());
  const lanes = new Map<Track, number>();
  const newest = tracks.toReversed();
  for (const track of [...newest.filter(({ dashed }) => !dashed), ...newest.filter(({ dashed }) => dashed)]) {
    const chairs = chairsUnder(track);
    const lane = taken.findIndex((set) => chairs.every((chair) => !set.has(chair)));
    if (lane < 0) continue;
    lanes.set(track, radii[lane]!);
    for (const chair of chairs) taken[lane]!.add(chair);
  }
  return lanes;
}

const POINTS_HEIGHT = 34;

/** The width of a plate with points. */
export function pointsWidth(text: string): number {
  return textWidth(text, LEAST) + 18;
}

/** Points on a light plate. */
export function pointsChip(pen: Pen, text: string, x: number, y: number): void {
  const width = pointsWidth(text);
  pen.roundedRect(x - width / 2, y - POINTS_HEIGHT / 2, width, POINTS_HEIGHT, 12);
  pen.fill(pen.theme.parchment.light).stroke(pen.theme.engraving, 2);
  pen.write(text, x, y, { size: LEAST, colour: pen.theme.ink, align: 'centre' });
}

type Place = ReturnType<typeof at>;

const WIDTH = 6;

/** In the wood between the values and the plate. */
const INSIDE = RADII.medallion + 28;

/** From the chair's own ray to places beside it. */
const SHIFTS = [0, -1, 1, -1.5, 1.5, -2, 2] as const;

/** Where points may stand: always inside the values, as arrows are outside the chairs. */
const placesFor = (chair: Chair): Place[] =>
  SHIFTS.map((shift) => at(chairAngle(chair) + shift * STEP, INSIDE));

const touches = (a: Rect, b: Rect): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** What the crown takes. */
function crownsBox(place: Chair): Rect {
  const { x, y } = onChair(place, AROUND);
  return { x: x - 24, y: y - 22, width: 48, height: 44 };
}

/** Draws the points of the plays inside the chairs where their figures were. */
function drawPoints(pen: Pen, plays: readonly Play[], crownAt: Chair | null): void {
  const taken = crownAt === null ? [] : [crownsBox(crownAt)];
  for (const play of plays) {
    const chair = scoredChair(play);
    if (chair === null || !('points' in play.event)) continue;
    const text = signed(play.event.points);
    const width = pointsWidth(text);
    const boxes = placesFor(chair).map(({ x, y }) => ({
      ...{ x: x - width / 2, y: y - POINTS_HEIGHT / 2 },
      ...{ width, height: POINTS_HEIGHT },
    }));
    const box = boxes.find((each) => taken.every((other) => !touches(each, other)));
    if (box === undefined) continue;
    taken.push(box);
    pointsChip(pen, text, box.x + width / 2, box.y + POINTS_HEIGHT / 2);
  }
}

/**
 * Draws the plays, numbered at their chairs; those of whoever played last also as arrows, and with their points unless
 * that's a riddle.
 */
export function drawLastTurn(
  pen: Pen,
  plays: readonly Play[],
  scene: Pick<ArtusScene, 'view' | 'isMarked' | 'isRiddle'>,
): void {
  const last = lastPlays(plays);
  const tracks = last.flatMap((play) => tracksOf(pen.theme, play)).filter(({ steps }) => steps !== 0);
  for (const [track, radius] of lanesFor(tracks, scene.isMarked ? MARKED_LANES : LANES)) {
    const from = chairAngle(track.from);
    arcArrow(pen, { ...CENTRE, ...track, radius, from, to: from + track.steps * STEP, width: WIDTH });
  }
  const crownAt = crownsPlace(last, !scene.isRiddle);
  drawCrown(pen, last, crownAt);
  drawChairBadges(pen, plays, scene.view);
  if (!scene.isRiddle) drawPoints(pen, last, crownAt);
}

/** Draws an arrow inside the values, from the King over this many chairs behind him. */
export function drawCounting(pen: Pen, king: Chair, chairs: number): void {
  const { gold, engraving } = pen.theme;
  const from = chairAngle(king);
  const ends = { from, to: from - (chairs + 0.3) * STEP };
  arcArrow(pen, { ...CENTRE, ...ends, radius: AROUND, width: 9, colour: gold.mid, outline: engraving });
}

/** Lights up the chairs where plays ended; figures are drawn on top. */
export function drawTouchedChairs(pen: Pen, plays: readonly Play[]): void {
  const touched = new Set<Chair>();
  for (const play of plays) {
    const { from, to } = chairsPlayed(play);
    for (const chair of from) touched.delete(chair);
    for (const chair of to) touched.add(chair);
    if (play.pushed !== null) touched.add(play.pushed.to);
  }
  for (const chair of touched) glow(pen, chair);
}
