import type { Say } from '../src/i18n/fluent/say.ts';
import type { Place } from './painter.ts';
import type { Painting } from './painting.ts';
import type { Rect } from './parts/shapes.ts';
import { altOf, textOf, wrap } from './parts/text.ts';
import type { Pen } from './pen.ts';

/** Radius of a number's disc. */
const DISC = 25;

/** Free space between a frame and what's in it. */
const AIR = 4;

/** A frame that stands out on anything: dark outside, bright inside. */
function frame(pen: Pen, { x, y, width, height }: Rect): void {
  pen.roundedRect(x - AIR, y - AIR, width + 2 * AIR, height + 2 * AIR, 12);
  pen.stroke(pen.theme.ink, 13).stroke(pen.theme.highlight, 7);
}

/** A number on a disc. */
function disc(pen: Pen, number: number, x: number, y: number): void {
  pen.circle(x, y, DISC);
  pen.fill(pen.theme.highlight).stroke(pen.theme.ink, 5);
  pen.write(String(number), x, y, { size: 34, colour: pen.theme.ink, align: 'centre' });
}

/** A number on the corner of anything smaller would hide it. */
const SMALL = 100;

/** Where the frame's number sits: on its upper left corner, beside a small frame, but inside the picture. */
function placeOf({ x, y, width, height, number }: Place): readonly [number, number] {
  if (number) return number;
  const edge = DISC + 3;
  if (Math.min(width, height) >= SMALL) return [Math.max(edge, x), Math.max(edge, y)];
  const left = x - AIR - edge;
  return [left >= edge ? left : x + width + AIR + edge, y + height / 2];
}

const SIZE = 28;
const PITCH = 36;
const GAP = 22;
const PAD = 26;
const COLUMNS = 2;
/** Heights are multiples of it, so that pictures share their backdrops. */
const STEP = 120;
const INDENT = 2 * DISC + 18;

interface Entry {
  readonly number: number;
  readonly lines: readonly string[];
  readonly x: number;
  /** From the legend's top. */
  readonly y: number;
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
function layOutLegend(texts: readonly string[], width: number): Legend {
  const column = columnOf(width);
  const perColumn = Math.ceil(texts.length / COLUMNS);
  const bottoms = Array.from({ length: COLUMNS }, () => PAD);
  const placed = texts.map((text, i) => {
    const at = Math.floor(i / perColumn);
    const lines = wrap(text, SIZE, roomIn(width), 4);
    const y = bottoms[at]!;
    bottoms[at] = y + Math.max(lines.length * PITCH, 2 * DISC) + GAP;
    return { number: i + 1, lines, x: PAD + at * column, y };
  });
  if (texts.length === 0) return { width, height: 0, entries: [] };
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
  for (const { number, lines, x, y } of entries) {
    const middle = top + y + Math.max(lines.length * PITCH, 2 * DISC) / 2;
    disc(pen, number, x + DISC, middle);
    pen.writeLines(lines, x + INDENT, middle - ((lines.length - 1) * PITCH) / 2, PITCH, {
      size: SIZE,
      weight: 'normal',
      colour: pen.theme.ink,
      maxWidth: roomIn(width),
    });
  }
}

/** What the legend lies on. */
function drawSheet(pen: Pen, { x, y, width, height }: Rect): void {
  pen.fillRect(x, y, width, height, pen.theme.parchment.light);
  pen.fillRect(x, y, width, 4, pen.theme.gold.dark);
}

/** Size of a picture with a legend, which has more to show than others but may not weigh more. */
const SCALE = 0.8;

/** A place in a picture, and what's said about it. */
interface Note {
  readonly spot: Place;
  readonly text: string;
}

/** The painting with frames around the places. */
export function marked(painting: Painting, spots: readonly Rect[]): Painting {
  return {
    ...painting,
    draw: (pen) => {
      painting.draw(pen);
      for (const spot of spots) frame(pen, spot);
    },
  };
}

/** The painting with numbered frames, and what the numbers mean in a legend below it. */
export function annotated(painting: Painting, notes: readonly Note[], say: Say): Painting {
  const { width, height, backdrop } = painting;
  const legend = layOutLegend(
    notes.map(({ text }) => text),
    width,
  );
  const said = notes.map(({ text }, i) => say('language-colon', { head: String(i + 1), text }));
  return {
    width: Math.round(width * SCALE),
    height: Math.round((height + legend.height) * SCALE),
    backdrop: {
      ...backdrop,
      key: `${backdrop.key} with a legend`,
      draw: (pen) => {
        const { context } = pen;
        pen.scaleStamps();
        context.scale(SCALE, SCALE);
        context.save();
        context.beginPath();
        context.rect(0, 0, width, height);
        context.clip();
        backdrop.draw(pen);
        context.restore();
        drawSheet(pen, { x: 0, y: height, width, height: legend.height });
      },
    },
    draw: (pen) => {
      pen.scaleStamps();
      pen.context.scale(SCALE, SCALE);
      painting.draw(pen);
      for (const { spot } of notes) frame(pen, spot);
      notes.forEach(({ spot }, i) => {
        disc(pen, i + 1, ...placeOf(spot));
      });
      drawLegend(pen, legend, height);
    },
    alt: altOf([...said, painting.alt]),
    text: textOf([...said, '', painting.text]),
  };
}
