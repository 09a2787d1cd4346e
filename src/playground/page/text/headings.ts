import type { Mark } from './parse.ts';

/** The heading element a message's outermost headings have, below the page's own h1 and h2. */
const OUTERMOST = 3;

/**
 * The heading element (3 to 5) of each heading in a text. It follows how headings nest, not their size, so that no
 * level is left out.
 */
export function headingRanks(marks: readonly Mark[]): ReadonlyMap<Mark, number> {
  const ranks = new Map<Mark, number>();
  const open: number[] = [];
  const visit = (mark: Mark): void => {
    if (mark.type === 'heading') {
      const level = mark.level ?? 1;
      while ((open.at(-1) ?? 0) >= level) open.pop();
      ranks.set(mark, OUTERMOST + open.length);
      open.push(level);
    } else if (Array.isArray(mark.content)) mark.content.forEach(visit);
    for (const item of mark.items ?? []) item.content.forEach(visit);
  };
  marks.forEach(visit);
  return ranks;
}
