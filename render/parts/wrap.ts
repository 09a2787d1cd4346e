import type { Weight } from '../fonts.ts';
import { elide, widthOf } from './measure.ts';
import { NARROWEST } from './text.ts';

/** How much wider lines may be if they have to, as they can be written narrower. */
const WIDER = [1, 0.9, 0.8, NARROWEST];

/**
 * Breaks the text at spaces into lines of at most `maxWidth`, or somewhat more if it wouldn't fit in `maxLines`: give
 * `maxWidth` when writing them, too. The last line ends in an ellipsis if text is left.
 */
export function wrap(
  text: string,
  size: number,
  maxWidth: number,
  maxLines: number,
  weight: Weight = 'normal',
): string[] {
  const whole = text.replace(/[ \n]+/g, ' ').trim();
  const tries = WIDER.map((part) => broken(whole, size, maxWidth / part, maxLines, weight));
  return tries.find((lines) => lines.join(' ') === whole) ?? tries.at(-1)!;
}

function broken(text: string, size: number, maxWidth: number, maxLines: number, weight: Weight): string[] {
  const lines: string[] = [];
  let line = '';
  const words = text.split(' ');
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
