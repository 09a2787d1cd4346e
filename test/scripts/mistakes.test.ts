import { describe, expect, it } from 'vitest';
import { mistakesIn } from '../../scripts/mistakes/kinds.ts';

/** What becomes of a source by each mistake. */
const madeIn = (source: string): string[] =>
  mistakesIn('src/a.ts', source).map(
    ({ kind, start, end, text }) => `${kind}: ${source.slice(0, start)}${text}${source.slice(end)}`,
  );

describe('mistakes', () => {
  it.each([
    ['a < b;', ['limit: a <= b;']],
    ['a === b;', ['comparison: a !== b;']],
    ['x = a + 1;', ['limit: x = a;']],
    ['x = all.slice(0, 25);', ['limit: x = all.slice(0, 26);']],
    ['x = a && b;', ['branch: x = (a);', 'branch: x = (b);']],
    ['x = a ? b : c;', ['branch: x = (b);', 'branch: x = (c);']],
    ['if (a) x = b;', ['branch: {}']],
    ['all.push(a);', ['dropped line: {}']],
    ['all.clear();', ['clean-up: {}']],
    ['await save(a);', ['await: save(a);', 'dropped line: {}']],
    ['try { a; } finally { b; }', ['clean-up: try { a; } finally { 0; }']],
    ['x = all.sort(by);', ['sort: x = all;']],
    ['x = all.some(is);', ['several: x = all.every(is);']],
    ['x = f(a, b);', ['swapped names: x = f(b, a);']],
    ['x = { a, b: c };', ['swapped names: x = { a: c, b: a };']],
    [`x = \`\${a}:\${b}\`;`, [`key: x = \`\${''}:\${b}\`;`, `key: x = \`\${a}:\${''}\`;`]],
    ['x = (a << 2) | b;', ['key: x = a << 2;']],
  ])('in %s', (source, expected) => {
    expect(madeIn(source)).toEqual(expect.arrayContaining(expected));
  });

  it.each([
    "import { a } from 'b';",
    'type A<B> = B extends 3 ? 4 : 5;',
    'log.warn({ a }, b);',
    'throw f(a, b);',
  ])('aren’t made in %s', (source) => expect(madeIn(source)).toEqual([]));
});
