import type { CanvasRenderingContext2D } from 'canvas';
import type { Rect } from './parchment.ts';
import { layOut, type StoryLayout } from './storyLayout.ts';
import { write } from './text.ts';

export interface StoryOptions {
  readonly colour: string;
  /** Range of font sizes, in pixels. The largest at which everything fits is used. */
  readonly largest: number;
  readonly smallest: number;
  /** Whether the sentences form one paragraph instead of one each. */
  readonly runsOn?: boolean;
  /** What to leave out if not everything fits even at the smallest size. */
  readonly otherwise: 'last sentences' | 'all';
}

/** Lays out the sentences so that they fit into the area. */
export function layOutStory(
  sentences: readonly string[],
  area: Rect,
  options: Omit<StoryOptions, 'colour'>,
): StoryLayout {
  const { largest, smallest, runsOn = false, otherwise } = options;
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

/** Writes sentences into the area, from the top, as large as possible. */
export function writeStory(
  context: CanvasRenderingContext2D,
  sentences: readonly string[],
  area: Rect,
  { colour, ...options }: StoryOptions,
): void {
  const { size, lines } = layOutStory(sentences, area, options);
  for (const { text, y } of lines) {
    write(context, text, area.x, area.y + y, { size, weight: 'normal', colour });
  }
}
