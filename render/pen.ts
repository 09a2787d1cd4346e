import { type Canvas, type CanvasGradient, type CanvasRenderingContext2D, createCanvas } from 'canvas';
import { LRUCache } from 'lru-cache';
import { font, type Weight } from './fonts.ts';
import { type Depends, drawingKey } from './key.ts';
import { trace, traceBoth, traceSymmetric } from './parts/path.ts';
import { elide, evenWidths, NARROWEST, textWidth, type Writing } from './parts/text.ts';
import type { Theme } from './themes/theme.ts';

type Point = readonly [x: number, y: number];

type Place = Readonly<Record<'x' | 'y' | 'width' | 'height', number>>;

/** Small drawings that are used often, drawn once and then copied; at most that many MB. */
const stampsOf = (megabytes: number) =>
  new LRUCache<string, Canvas>({
    maxSize: megabytes * 2 ** 20,
    sizeCalculation: ({ width, height }) => width * height * 4,
  });

/** Cards and figures of all games: few, and drawing one takes as long as copying a hundred. */
const stamps = stampsOf(32);

/** Written lines: many are written once only, which mustn't push out any cards. */
const inscriptions = stampsOf(10);

/** The transformation of a context whose scale doesn't matter. */
const UNSCALED = { a: 1, e: 0, f: 0 } as const;

/** Light comes from the upper left: how far a shadow of depth 1 falls to the lower right. */
export const SHADOW = { x: 0.6, y: 0.8 } as const;

/** Height of capitals and digits, as a fraction of the font size. */
const CAP_HEIGHT = 0.69;

/** Height of a line's box, as a multiple of the font size. */
const LINE_HEIGHT = 1.6;

/** How much larger letters are before they're made narrower, so that they stay sharp. */
const SHARPER = 3;

/** The factor by which letters get narrower to fit, in hundredths. */
function narrowness(text: string, size: number, maxWidth: number, weight: Weight): number {
  const factor = Math.floor((maxWidth / textWidth(text, size, weight)) * 100) / 100;
  return Math.max(NARROWEST, Math.min(1, factor));
}

function letters(
  context: CanvasRenderingContext2D,
  text: string,
  size: number,
  weight: Weight,
  colour: string,
  left: number,
): void {
  context.font = font(size, weight);
  context.fillStyle = colour;
  context.textAlign = 'left';
  context.fillText(text, left, (size * CAP_HEIGHT) / 2);
}

/** Letters that are to be drawn narrower: a context's own scale would only move them closer to each other. */
function wide(text: string, size: number, weight: Weight, colour: string): Canvas {
  const large = SHARPER * size;
  const canvas = createCanvas(Math.ceil(textWidth(text, large, weight)), Math.ceil(large * LINE_HEIGHT));
  const context = canvas.getContext('2d');
  context.translate(0, canvas.height / 2);
  letters(context, text, large, weight, colour, 0);
  return canvas;
}

interface Line extends Required<Pick<Writing, 'size' | 'weight' | 'colour'>> {
  readonly shown: string;
  readonly narrow: number;
}

function drawLine({ context }: Pen, { shown, size, weight, colour, narrow }: Line): void {
  const width = textWidth(shown, size, weight) * narrow;
  if (narrow === 1) {
    letters(context, shown, size, weight, colour, -width / 2);
    return;
  }
  const height = Math.ceil(size * LINE_HEIGHT);
  context.drawImage(wide(shown, size, weight, colour), -width / 2, -height / 2, width, height);
}

/** What a painting is drawn with: the context of its canvas in the colours of its theme. All lengths are in pixels. */
export class Pen {
  readonly context: CanvasRenderingContext2D;
  readonly theme: Theme;
  /** Reading a context's scale takes microseconds, so only those whose scale matters are asked. */
  #scalesStamps = false;

  constructor(context: CanvasRenderingContext2D, theme: Theme) {
    this.context = context;
    this.theme = theme;
  }

  /** Fills the current path. */
  fill(colour: string | CanvasGradient): this {
    this.context.fillStyle = colour;
    this.context.fill();
    return this;
  }

  /** Draws along the current path; as wide as the line before unless a width is given. */
  stroke(colour: string, width?: number): this {
    this.context.strokeStyle = colour;
    if (width !== undefined) this.context.lineWidth = width;
    this.context.stroke();
    return this;
  }

  /** The same in dashes; `dash` is their length and that of the gaps. */
  dashes(colour: string, width: number, dash: readonly [number, number]): void {
    this.context.setLineDash([...dash]);
    this.stroke(colour, width);
    this.context.setLineDash([]);
  }

  /** Draws inside the current path only, and leaves the context as it was. */
  inside(draw: () => void): this {
    this.context.save();
    this.context.clip();
    draw();
    this.context.restore();
    return this;
  }

  /** Leaves the current path as it is. */
  fillRect(x: number, y: number, width: number, height: number, colour: string): void {
    this.context.fillStyle = colour;
    this.context.fillRect(x, y, width, height);
  }

  /** The outline of a rectangle with sharp corners, in dashes if there's a pattern. Leaves the current path as it is. */
  strokeRect(
    { x, y, width, height }: Place,
    colour: string,
    line: number,
    dash: readonly number[] = [],
  ): void {
    this.context.strokeStyle = colour;
    this.context.lineWidth = line;
    this.context.setLineDash([...dash]);
    this.context.strokeRect(x, y, width, height);
    this.context.setLineDash([]);
  }

  /** Begins a path with a circle. */
  circle(x: number, y: number, radius: number): this {
    this.context.beginPath();
    this.context.arc(x, y, radius, 0, Math.PI * 2);
    return this;
  }

  /** Begins a path with an ellipse, so far across and down from its middle. */
  ellipse(x: number, y: number, across: number, down: number): this {
    this.context.beginPath();
    this.context.ellipse(x, y, across, down, 0, 0, Math.PI * 2);
    return this;
  }

  /** Begins a path in the letters of SVG; see `trace`. */
  path(letters: string): this {
    this.context.beginPath();
    trace(this.context, letters);
    return this;
  }

  /** Begins a path like `path`, and adds its mirror image about x = 0. */
  both(letters: string): this {
    this.context.beginPath();
    traceBoth(this.context, letters);
    return this;
  }

  /** Begins a path with a shape that's symmetric about x = 0, from its right half. */
  symmetric(half: string): this {
    this.context.beginPath();
    traceSymmetric(this.context, half);
    return this;
  }

  /** Begins a path with straight lines from point to point. */
  line(...points: readonly Point[]): this {
    this.context.beginPath();
    for (const [x, y] of points) this.context.lineTo(x, y);
    return this;
  }

  /** The same, back to the first point. */
  polygon(...points: readonly Point[]): this {
    this.line(...points).context.closePath();
    return this;
  }

  /** Begins a path around (0, 0) through points at even angles, clockwise; `radius` is each one's distance. */
  around(points: number, radius: (angle: number, point: number) => number, from = -Math.PI / 2): this {
    this.context.beginPath();
    for (let point = 0; point < points; point++) {
      const angle = from + (point * 2 * Math.PI) / points;
      const r = radius(angle, point);
      this.context.lineTo(Math.cos(angle) * r, Math.sin(angle) * r);
    }
    this.context.closePath();
    return this;
  }

  /** Begins a path with a rectangle with round corners. */
  roundedRect(x: number, y: number, width: number, height: number, radius: number): this {
    this.context.beginPath();
    this.context.roundRect(x, y, width, height, radius);
    return this;
  }

  /** Draws with the origin at (x, y), and leaves the context as it was. */
  at(x: number, y: number, draw: () => void): void {
    this.context.save();
    this.context.translate(x, y);
    draw();
    this.context.restore();
  }

  /** The same, enlarged by a factor. */
  atScale(scale: number, x: number, y: number, draw: () => void): void {
    this.at(x, y, () => {
      this.context.scale(scale, scale);
      draw();
    });
  }

  /** Every shape drawn in `draw` casts a soft shadow `depth` pixels long. Slow: only for backdrops and stamps. */
  withShadow(depth: number, draw: () => void): void {
    const { context, theme } = this;
    context.save();
    if (theme.shadow > 0) {
      context.shadowColor = `rgba(0, 0, 0, ${theme.shadow})`;
      context.shadowBlur = depth * 1.4;
      context.shadowOffsetX = depth * SHADOW.x;
      context.shadowOffsetY = depth * SHADOW.y;
    }
    draw();
    context.restore();
  }

  /** From now on, stamps are as sharp as anything else, whatever the context's scale. */
  scaleStamps(): void {
    this.#scalesStamps = true;
  }

  /**
   * Copies what `draw` draws of `of`, centred on (x, y) and rounded to whole pixels. `draw` is called once for all that
   * it's given, the size, the theme and the scale of the context, with a pen for an empty canvas of that size with the
   * origin at its centre. It has to be a module's own function: one that's made for a call is never known again.
   */
  stamp<Of extends Depends>(
    draw: (inner: Pen, of: Of) => void,
    of: Of,
    width: number,
    height: number,
    x: number,
    y: number,
  ): void {
    this.#copy(stamps, draw, of, { x, y, width, height });
  }

  #copy<Of extends Depends>(
    kept: LRUCache<string, Canvas>,
    draw: (inner: Pen, of: Of) => void,
    of: Of,
    { x, y, width, height }: Place,
  ): void {
    const { context, theme } = this;
    const { a: scale, e: left, f: top } = this.#scalesStamps ? context.getTransform() : UNSCALED;
    const key = `${theme.id} ${width}x${height} @${scale} ${drawingKey(draw, of)}`;
    let canvas = kept.get(key);
    if (!canvas) {
      canvas = this.#drawn(width, height, scale, (inner) => draw(inner, of));
      kept.set(key, canvas);
    }
    if (scale === 1) {
      context.drawImage(canvas, Math.round(x - width / 2), Math.round(y - height / 2));
      return;
    }
    const [w, h] = [canvas.width, canvas.height];
    context.save();
    context.resetTransform();
    context.drawImage(canvas, Math.round(x * scale + left - w / 2), Math.round(y * scale + top - h / 2));
    context.restore();
  }

  #drawn(width: number, height: number, scale: number, draw: (inner: Pen) => void): Canvas {
    const canvas = createCanvas(Math.ceil(width * scale), Math.ceil(height * scale));
    const inner = new Pen(canvas.getContext('2d'), this.theme);
    if (scale !== 1) inner.scaleStamps();
    inner.context.translate(canvas.width / 2, canvas.height / 2);
    inner.context.scale(scale, scale);
    draw(inner);
    return canvas;
  }

  /** Writes one line, with its capitals vertically centred on y. @returns its width */
  write(
    text: string,
    x: number,
    y: number,
    { size: wanted, colour, weight = 'bold', align = 'left', maxWidth, minSize = wanted }: Writing,
  ): number {
    let size = wanted;
    while (maxWidth !== undefined && size > minSize && textWidth(text, size, weight) > maxWidth) size--;
    const narrow = maxWidth === undefined ? 1 : narrowness(text, size, maxWidth, weight);
    const shown = maxWidth === undefined ? text : elide(text, size, maxWidth / narrow, weight);
    if (shown === '') return 0;
    const width = textWidth(shown, size, weight) * narrow;
    const left = align === 'left' ? x : align === 'right' ? x - width : x - width / 2;
    const box = { width: Math.ceil(width) + 8, height: Math.ceil(size * LINE_HEIGHT) };
    const line = { shown, size, weight, colour, narrow };
    this.#copy(inscriptions, drawLine, line, { x: left + width / 2, y, ...box });
    return width;
  }

  /** Writes lines `pitch` pixels apart, with the capitals of the first one centred on y, all with letters as wide. */
  writeLines(lines: readonly string[], x: number, y: number, pitch: number, writing: Writing): void {
    const { size, weight, maxWidth } = writing;
    const widths = maxWidth === undefined ? [] : evenWidths(lines, size, maxWidth, weight);
    lines.forEach((line, i) => {
      this.write(line, x, y + i * pitch, {
        ...writing,
        ...(maxWidth === undefined ? {} : { maxWidth: widths[i]! }),
      });
    });
  }
}
