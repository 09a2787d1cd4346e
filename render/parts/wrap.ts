import type { Weight } from '../fonts.ts';
import { elide, widthOf } from './measure.ts';

/** Breaks the text at spaces into lines of at most `maxWidth`. The last of `maxLines` ends in an ellipsis if text is left. */
export function wrap(
  text: string,
  size: number,
  maxWidth: number,
  maxLines: number,
  weight: Weight = 'normal',
): string[] {
  const lines: string[] = [];
  let line = '';
  const words = text.split(/\s+/);
  for (const [i, word] of words.entries()) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line === '' || widthOf(longer, size, weight) <= maxWidth) {
      line = longer;
      continue;
    }
    if (lines.length === maxLines - 1) {
      return [...lines, elide(`${line} ${words.slice(i).join(' ')}`, size, maxWidth, weight)];
    }
    lines.push(elide(line, size, maxWidth, weight));
    line = word;
  }
  return [...lines, elide(line, size, maxWidth, weight)];
}
