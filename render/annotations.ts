import type { Translate } from '../src/i18n/fluent/translate.ts';
import { joinAlt, joinText, splitSentences } from '../src/telling/text.ts';
import type { Spot, SpotKey } from './painter.ts';
import { type Backdrop, backdropFrom, type Painting, type SizedBackdrop } from './painting.ts';
import { addUp, type Rect, sector } from './parts/shapes.ts';
import { wrap } from './parts/text.ts';
import type { Pen } from './pen.ts';
import { mix } from './themes/index.ts';

/** Radius of a number's disc. */
const DISC = 25;

/** Free space between a frame and what's in it. */
const AIR = 4;

/** Widths of a frame's line with its dark edges, and without. */
const LINE = { dark: 8, bright: 5 } as const;

/** Half of a frame's line: nearer to the picture's edge it would be cut. */
const EDGE = LINE.dark / 2;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** A point of a frame, and the direction away from what's in it. */
interface Point {
  readonly x: number;
  readonly y: number;
  readonly out: readonly [x: number, y: number];
}

/** The rectangle with air around it, as far as the picture reaches. */
function aired({ x, y, width, height }: Rect, size: Size): Rect {
  const [left, top] = [Math.max(EDGE, x - AIR), Math.max(EDGE, y - AIR)];
  return {
    x: left,
    y: top,
    width: Math.min(size.width - EDGE, x + width + AIR) - left,
    height: Math.min(size.height - EDGE, y + height + AIR) - top,
  };
}

/** Begins a path around what's in the frame. It has the shape of that. */
function outline(pen: Pen, spot: Spot, size: Size): void {
  const { sector: ring } = spot;
  if (!ring) {
    const { x, y, width, height } = aired(spot, size);
    pen.roundedRect(x, y, width, height, 12);
  } else if (ring.inner === 0) pen.circle(ring.x, ring.y, ring.outer);
  else sector(pen, ring);
}

/**
 * A frame that stands out on anything, and is thin enough for the gaps between what a picture shows. It's white, as
 * gold is around what's possible in the games.
 */
function frame(pen: Pen, spot: Spot, size: Size): void {
  outline(pen, spot, size);
  pen.context.lineJoin = 'round';
  pen.stroke(pen.theme.engraving, LINE.dark).stroke(pen.theme.chalk, LINE.bright);
}

/** How far everything outside of the frames is darkened. */
const DIMMED = 0.28;

/** Pictures with darker parts have a palette of their own, with as many colours as one may have. */
const MOST_INKS = 90;

/** A backdrop whose picture has darker parts, too: those of large areas and of fine lines keep their exact value. */
function dimmableInks({ theme, inks }: Backdrop): readonly string[] {
  const { parchment, gold, wood, red, green, yellow, carpet, top, floor, seats } = theme;
  const first = [
    ...[parchment.dark, gold.dark, parchment.light, gold.mid, wood.dark],
    ...[red, green, yellow, carpet].flatMap(({ fill, edge }) => [fill, edge]),
    wood.mid,
    ...[top, floor].flatMap(({ light, mid, dark }) => [mid, dark, light]),
    ...seats.flatMap(({ field, shade }) => [field, shade]),
  ].filter((ink) => inks.includes(ink));
  const all = new Set(inks);
  for (const ink of [...first, ...inks]) if (all.size < MOST_INKS) all.add(mix(ink, theme.engraving, DIMMED));
  return [...all];
}

/** Darkens all that's outside of the frames. */
function dim(pen: Pen, spots: readonly Spot[], size: Size): void {
  const { context } = pen;
  const { width, height } = size;
  context.save();
  for (const spot of spots) {
    outline(pen, spot, size);
    context.rect(0, 0, width, height);
    context.clip('evenodd');
  }
  context.globalAlpha = DIMMED;
  pen.fillRect(0, 0, width, height, pen.theme.engraving);
  context.restore();
}

/** Places so close side by side, or one below the other, have a common frame. */
const ADJACENT = 12;

const isNear = (from: number, to: number): boolean => Math.abs(from - to) <= ADJACENT;

/** Both as one, if they're rectangles that form a larger one; else null. */
function joined(a: Spot, b: Spot): Spot | null {
  if (a.sector || b.sector) return null;
  const beside = isNear(a.x + a.width, b.x) && a.y === b.y && a.height === b.height;
  if (beside) return { x: a.x, y: a.y, width: b.x + b.width - a.x, height: a.height };
  const below = isNear(a.y + a.height, b.y) && a.x === b.x && a.width === b.width;
  return below ? { x: a.x, y: a.y, width: a.width, height: b.y + b.height - a.y } : null;
}

/** The places, in reading order, with those joined that form a larger one. */
function framesOf(spots: readonly Spot[]): readonly Spot[] {
  const frames: Spot[] = [];
  for (const spot of spots) {
    const last = frames.at(-1);
    const both = last ? joined(last, spot) : null;
    if (both) frames[frames.length - 1] = both;
    else frames.push(spot);
  }
  return frames;
}

/** The distance between points of a frame, in pixels. */
const APART = 10;

/** Evenly from 0 to 1, for a length in pixels. */
function shares(length: number): readonly number[] {
  const count = Math.max(2, Math.ceil(length / APART));
  return Array.from({ length: count + 1 }, (_, i) => i / count);
}

/** Points along the spot's frame, from the upper left corner on. */
function outlineOf(spot: Spot, size: Size): readonly Point[] {
  if (spot.sector) {
    const { x, y, inner, outer, from, to } = spot.sector;
    const arc = (radius: number, way: 1 | -1) =>
      shares((to - from) * radius).map((share): Point => {
        const angle = from + share * (to - from);
        const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
        return { x: x + cos * radius, y: y + sin * radius, out: [cos * way, sin * way] };
      });
    return [...arc(outer, 1), ...(inner === 0 ? [] : arc(inner, -1))];
  }
  const { x, y, width, height } = aired(spot, size);
  const side = (from: readonly [number, number], by: readonly [number, number], out: Point['out']) =>
    shares(Math.hypot(...by)).map((share) => ({
      x: from[0] + share * by[0],
      y: from[1] + share * by[1],
      out,
    }));
  return [
    ...side([x, y], [width, 0], [0, -1]),
    ...side([x, y], [0, height], [-1, 0]),
    ...side([x + width, y], [0, height], [1, 0]),
    ...side([x, y + height], [width, 0], [0, 1]),
  ];
}

/** What's noted is numbered; with letters in a picture that has numbers of its own. */
export type Numbering = 'numbers' | 'letters';

const signOf = (at: number, numbering: Numbering): string =>
  numbering === 'letters' ? String.fromCharCode(65 + at) : String(at + 1);

/** A number on a dark disc: on a bright one it would look like a choice's. */
function disc(pen: Pen, number: string, x: number, y: number): void {
  const { chalk, engraving, parchment } = pen.theme;
  pen.circle(x, y, DISC).fill(engraving).stroke(engraving, 8);
  pen.stroke(chalk, 4);
  pen.write(number, x, y, { size: 34, colour: parchment.light, align: 'centre' });
}

/** A number on the frame of anything smaller would hide it. */
const SMALL = 100;

/** How far a number's disc reaches. */
const REACH = DISC + 5;

/** Pixels between those that are looked at. */
const GRAIN = 3;

/** How uneven a picture is below a disc around (x, y): the mean difference in brightness, 0 to 255. */
type Unevenness = (x: number, y: number) => number;

/** Of a picture as it's been drawn so far. */
function unevennessOf({ context }: Pen, { width, height }: Size): Unevenness {
  const { a: scale } = context.getTransform();
  const [columns, rows] = [Math.round(width * scale), Math.round(height * scale)];
  const { data } = context.getImageData(0, 0, columns, rows);
  const radius = REACH * scale;
  return (x, y) => {
    const lights: number[] = [];
    for (let dy = -radius; dy <= radius; dy += GRAIN)
      for (let dx = -radius; dx <= radius; dx += GRAIN) {
        if (Math.hypot(dx, dy) > radius) continue;
        const at = 4 * (Math.round(y * scale + dy) * columns + Math.round(x * scale + dx));
        lights.push(0.3 * (data[at] ?? 0) + 0.59 * (data[at + 1] ?? 0) + 0.11 * (data[at + 2] ?? 0));
      }
    const mean = addUp(lights) / lights.length;
    return addUp(lights.map((light) => Math.abs(light - mean))) / lights.length;
  };
}

/** Where a disc isn't cut by the picture's edge. */
const within = (at: number, length: number): number => Math.min(length - REACH, Math.max(REACH, at));

/** What a number's place may cost: brightness differences that it covers, and what it stands on besides. */
const COST = { otherFrame: 25, otherNumber: 1000, outside: 4, perPixel: 0.03 } as const;

/**
 * Where each spot's number is: on its frame, or outside of a small one, where the picture has least to cover, inside
 * the picture and away from the other frames and numbers.
 */
function placesOf(spots: readonly Spot[], size: Size, unevenness: Unevenness): readonly Point[] {
  const outlines = spots.map((spot) => outlineOf(spot, size));
  const placed: Point[] = [];
  spots.forEach((spot, i) => {
    if (spot.number) {
      const [x, y] = spot.number;
      placed.push({ x, y, out: [0, 0] });
      return;
    }
    const isSmall = Math.min(spot.width, spot.height) < SMALL;
    const near = (at: Point, points: readonly Point[], distance: number) =>
      points.some(({ x, y }) => Math.hypot(x - at.x, y - at.y) < distance);
    const costOf = (at: Point, isOutside: boolean): number =>
      unevenness(at.x, at.y) +
      (isOutside ? COST.outside : 0) +
      (near(at, placed, 2 * REACH) ? COST.otherNumber : 0) +
      outlines.filter((points, other) => other !== i && near(at, points, REACH)).length * COST.otherFrame +
      Math.hypot(at.x - spot.x, at.y - spot.y) * COST.perPixel;
    let best: { readonly at: Point; readonly cost: number } | null = null;
    for (const point of outlines[i]!)
      for (const distance of isSmall ? [REACH] : [0, REACH]) {
        const { x, y, out } = point;
        const at = {
          x: within(x + out[0] * distance, size.width),
          y: within(y + out[1] * distance, size.height),
          out,
        };
        const cost = costOf(at, distance > 0);
        if (best === null || cost < best.cost) best = { at, cost };
      }
    placed.push(best?.at ?? { x: spot.x, y: spot.y, out: [0, 0] });
  });
  return placed;
}

const SIZE = 28;
const PITCH = 36;
const GAP = 22;
const PAD = 26;
const COLUMNS = 2;
/** Heights are multiples of it, so that pictures share their backdrops. */
const STEP = 40;
const INDENT = 2 * DISC + 18;

interface Entry {
  readonly number: string;
  readonly lines: readonly string[];
  readonly x: number;
  /** From the legend's top. */
  readonly y: number;
  readonly height: number;
  readonly key: SpotKey | undefined;
}

interface Legend {
  readonly width: number;
  readonly height: number;
  readonly entries: readonly Entry[];
}

const columnOf = (width: number): number => (width - PAD) / COLUMNS;

/** Room for a line of text in a column of a legend so wide. */
const roomIn = (width: number): number => columnOf(width) - PAD - INDENT;

/** Numbered sentences in two columns, read down the first and then the second. */
function layOutLegend(notes: readonly Note[], width: number, numbering: Numbering): Legend {
  const column = columnOf(width);
  const perColumn = Math.ceil(notes.length / COLUMNS);
  const bottoms = Array.from({ length: COLUMNS }, () => PAD);
  const placed = notes.map(({ text, spot: { key } }, i) => {
    const at = Math.floor(i / perColumn);
    const lines = wrap(key?.lead ?? text, SIZE, roomIn(width), 4);
    const told = lines.length * PITCH + (key?.height(roomIn(width), SIZE) ?? 0);
    const height = Math.max(told, 2 * DISC);
    const y = bottoms[at]!;
    bottoms[at] = y + height + GAP;
    return { number: signOf(i, numbering), lines, x: PAD + at * column, y, height, key };
  });
  if (notes.length === 0) return { width, height: 0, entries: [] };
  const needed = Math.max(...bottoms) - GAP + PAD;
  const height = Math.ceil(needed / STEP) * STEP;
  return {
    width,
    height,
    entries: placed.map((entry) => ({ ...entry, y: entry.y + (height - needed) / 2 })),
  };
}

/** Draws the legend with its top at y. */
function drawLegend(pen: Pen, { width, entries }: Legend, top: number): void {
  for (const { number, lines, x, y, height, key } of entries) {
    const middle = top + y + height / 2;
    const room = roomIn(width);
    disc(pen, number, x + DISC, middle);
    const first = key ? top + y + PITCH / 2 : middle - ((lines.length - 1) * PITCH) / 2;
    pen.writeLines(lines, x + INDENT, first, PITCH, {
      size: SIZE,
      weight: 'normal',
      colour: pen.theme.ink,
      maxWidth: room,
    });
    key?.draw(pen, { x: x + INDENT, y: top + y + lines.length * PITCH, width: room }, SIZE);
  }
}

/** Draws what the legend lies on. */
function drawSheet(pen: Pen, { x, y, width, height }: Rect): void {
  pen.fillRect(x, y, width, height, pen.theme.parchment.light);
  pen.fillRect(x, y, width, 4, pen.theme.gold.dark);
}

/** Size of a picture with a legend, which has more to show than others but may not weigh more. */
const SCALE = 0.8;

/** A place in a picture, and what's said about it. */
interface Note {
  readonly spot: Spot;
  readonly text: string;
}

const drawBefore = (pen: Pen, { backdrop }: SizedBackdrop): void => backdrop.draw(pen);

/** The painting with frames around the places, and the rest darker. */
export function marked(painting: Painting, spots: readonly Spot[]): Painting {
  if (spots.length === 0) return painting;
  const frames = framesOf(spots);
  return {
    ...painting,
    ...backdropFrom(painting, painting, drawBefore, {}, dimmableInks),
    draw: (pen) => {
      painting.draw(pen);
      dim(pen, frames, painting);
      for (const spot of frames) frame(pen, spot, painting);
      for (const spot of frames) spot.over?.(pen);
    },
  };
}

/** Draws the backdrop above a sheet for a legend. */
function drawAbove(pen: Pen, { width, height, backdrop }: SizedBackdrop, below: Pick<Rect, 'height'>) {
  const { context } = pen;
  pen.scaleStamps();
  context.scale(SCALE, SCALE);
  context.save();
  context.beginPath();
  context.rect(0, 0, width, height);
  context.clip();
  backdrop.draw(pen);
  context.restore();
  drawSheet(pen, { x: 0, y: height, width, height: below.height });
}

/** The painting with numbered frames, and what the numbers mean in a legend below it. */
export function annotated(
  painting: Painting,
  notes: readonly Note[],
  t: Translate,
  numbering: Numbering = 'numbers',
): Painting {
  const { width, height } = painting;
  const legend = layOutLegend(notes, width, numbering);
  const said = notes.map(({ text }, i) => t('language-colon', { head: signOf(i, numbering), text }));
  const size = { width: Math.round(width * SCALE), height: Math.round((height + legend.height) * SCALE) };
  return {
    ...backdropFrom(painting, size, drawAbove, { height: legend.height }),
    draw: (pen) => {
      pen.scaleStamps();
      pen.context.scale(SCALE, SCALE);
      painting.draw(pen);
      const spots = notes.map(({ spot }) => spot);
      const places = placesOf(spots, painting, unevennessOf(pen, painting));
      for (const spot of spots) frame(pen, spot, painting);
      places.forEach(({ x, y }, i) => {
        disc(pen, signOf(i, numbering), x, y);
      });
      drawLegend(pen, legend, height);
    },
    alt: joinAlt([...said, ...splitSentences(painting.alt)]),
    text: joinText([...said, '', ...painting.text.split('\n')]),
  };
}
