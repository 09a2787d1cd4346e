import type { Rect } from './rect.ts';
import { wrap } from './wrap.ts';

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
  /** Whether everything layOutStory. */
  readonly whole: boolean;
}

export function layOut(paragraphs: readonly string[], { width, height }: Rect, size: number): StoryLayout {
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
