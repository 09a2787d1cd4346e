import type { CanvasRenderingContext2D } from 'canvas';
import type { Rect } from './parchment.ts';
import { layOut, type StoryLayout } from './storyLayout.ts';
import { write } from './text.ts';

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
export function fitted(
  sentences: readonly string[],
  area: Rect,
  telling: Omit<Telling, 'colour'>,
): StoryLayout {
  const { largest, smallest, runsOn = false, otherwise } = telling;
  const layOutFirst = (count: number, size: number): StoryLayout => {
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
