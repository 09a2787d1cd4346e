import type { CanvasRenderingContext2D } from 'canvas';
import type { Rect } from './parchment.ts';
import { wrap, write } from './text.ts';

/** Parts of the font size from one line to the next, and between two paragraphs. */
const LINE = 1.34;
const GAP = 0.36;

interface Line {
  readonly text: string;
  /** From the top of the area to the middle of the line. */
  readonly y: number;
}

export interface Layout {
  readonly size: number;
  readonly lines: readonly Line[];
  /** Whether no sentence had to be broken off. */
  readonly whole: boolean;
}

function layOut(paragraphs: readonly string[], { width, height }: Rect, size: number): Layout {
  const pitch = Math.round(size * LINE);
  const lines: Line[] = [];
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

export interface Telling {
  readonly colour: string;
  /** Font sizes, in pixels: the largest at which all fits is taken. */
  readonly largest: number;
  readonly smallest: number;
  /** Whether the sentences run on in one paragraph; otherwise each has its own. */
  readonly runsOn?: boolean;
  /** What is left out where they are too many even at the smallest size. */
  readonly otherwise: 'last sentences' | 'all';
}

/** The sentences as they fit into the area. */
export function fitted(sentences: readonly string[], area: Rect, telling: Omit<Telling, 'colour'>): Layout {
  const { largest, smallest, runsOn = false, otherwise } = telling;
  const layOutFirst = (count: number, size: number): Layout => {
    const told = sentences.slice(0, count);
    return layOut(runsOn ? [told.join(' ')] : told, area, size);
  };
  let layout = layOutFirst(sentences.length, largest);
  for (let size = largest - 1; size >= smallest && !layout.whole; size--) {
    layout = layOutFirst(sentences.length, size);
  }
  if (!layout.whole && otherwise === 'all') return { ...layout, lines: [] };
  for (let count = sentences.length - 1; count > 0 && !layout.whole; count--) {
    layout = layOutFirst(count, smallest);
  }
  return layout;
}

/** Writes sentences into the area, from its top, as large as they fit. */
export function tell(
  context: CanvasRenderingContext2D,
  sentences: readonly string[],
  area: Rect,
  { colour, ...telling }: Telling,
): void {
  const { size, lines } = fitted(sentences, area, telling);
  for (const { text, y } of lines) {
    write(context, text, area.x, area.y + y, { size, weight: 'normal', colour });
  }
}
