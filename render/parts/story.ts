import type { Pen } from '../pen.ts';
import type { Rect } from './shapes.ts';
import { evenWidths, wrap } from './text.ts';

/** Line height, and the extra gap between paragraphs, as multiples of the font size. */
const LINE = 1.34;

const GAP = 0.36;

interface StoryLine {
  readonly text: string;
  /** Distance from the top of the area to the middle of the line. */
  readonly y: number;
}

export interface StoryLayout {
  readonly size: number;
  readonly lines: readonly StoryLine[];
  /** Whether everything fits. */
  readonly whole: boolean;
}

function layOut(paragraphs: readonly string[], { width, height }: Rect, size: number): StoryLayout {
  const pitch = Math.round(size * LINE);
  const lines: StoryLine[] = [];
  let top = 0;
  for (const paragraph of paragraphs) {
    const room = Math.floor((height - top) / pitch);
    if (room < 1) return { size, lines, whole: false };
    const all = wrap(paragraph, size, width, Number.POSITIVE_INFINITY);
    const shown = all.length > room ? wrap(paragraph, size, width, room) : all;
    for (const text of shown) {
      lines.push({ text, y: top + pitch / 2 });
      top += pitch;
    }
    if (all.length > room) return { size, lines, whole: false };
    top += Math.round(size * GAP);
  }
  return { size, lines, whole: true };
}

interface StoryOptions {
  readonly colour: string;
  /** Range of font sizes, in pixels. The largest at which everything fits is used. */
  readonly largest: number;
  readonly smallest: number;
  /** Whether the sentences form one paragraph instead of one each. */
  readonly runsOn?: boolean;
  /**
   * If not everything fits even at the smallest size, the first sentences are left out, and this says how many, or
   * nothing. Null if then nothing is to be told at all.
   */
  readonly earlier: ((sentences: number) => string) | null;
}

/** Lays out the sentences so that they fit into the area. */
export function layOutStory(
  sentences: readonly string[],
  area: Rect,
  options: Omit<StoryOptions, 'colour'>,
): StoryLayout {
  const { largest, smallest, runsOn = false, earlier } = options;
  // A name that's cut off may end a sentence.
  const whole = sentences.map((sentence) => sentence.replaceAll('….', '…'));
  const layOutFrom = (first: number, size: number): StoryLayout => {
    const before = first > 0 && earlier ? earlier(first) : '';
    const told = before === '' ? whole.slice(first) : [before, ...whole.slice(first)];
    return layOut(runsOn ? [told.join(' ')] : told, area, size);
  };
  let layout = layOutFrom(0, largest);
  for (let size = largest - 1; size >= smallest && !layout.whole; size--) layout = layOutFrom(0, size);
  if (!layout.whole && earlier === null) return { ...layout, lines: [] };
  for (let first = 1; first < sentences.length && !layout.whole; first++)
    layout = layOutFrom(first, smallest);
  return layout;
}

/**
 * Writes sentences into the area, from the top, as large as possible.
 * @returns the height that they take, in pixels
 */
export function writeStory(
  pen: Pen,
  sentences: readonly string[],
  area: Rect,
  { colour, ...options }: StoryOptions,
): number {
  const { size, lines } = layOutStory(sentences, area, options);
  const texts = lines.map(({ text }) => text);
  const widths = evenWidths(texts, size, area.width, 'normal');
  lines.forEach(({ text, y }, i) => {
    pen.write(text, area.x, area.y + y, { size, weight: 'normal', colour, maxWidth: widths[i]! });
  });
  return (lines.at(-1)?.y ?? 0) + (size * LINE) / 2;
}
