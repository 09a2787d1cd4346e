import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { elide, NARROWEST, textWidth, wrap } from '../../render/parts/text.ts';
import { drawable } from '../../render/scene.ts';
import { translator } from '../../src/i18n/index.ts';
import { readable } from '../../src/telling/scene.ts';
import { limitedAltList, MAX_ALT } from '../../src/telling/text.ts';

const anyText = fc.string({ unit: 'grapheme', maxLength: 60 });

describe('names', () => {
  it.each([
    ['Łukasz', 'Łukasz'],
    ['שלמה המלך', 'שלמה המלך'],
    ['a\u202egnp.exe\n`', 'agnp.exe `'],
    ['日本語の名前', '日本語の名前'],
    ['诸葛亮 諸葛亮', '诸葛亮 諸葛亮'],
    ['김철수', '김철수'],
    ['สมชาย', 'Player 1'],
    ['', 'Player 1'],
    ['🦁 Leo', '🦁 Leo'],
    ['Z\u0351\u036b\u0343\u036a\u0342', 'Z'],
  ])('%j is drawn as %j', (name, drawn) => {
    expect(drawable(name, 'Player 1').normalize('NFD').replace(/\p{M}/gu, '')).toBe(
      drawn.normalize('NFD').replace(/\p{M}/gu, ''),
    );
  });

  it.each([
    ['日本語', '日本語'],
    ['a\u202eb', 'ab'],
    ['one\ntwo', 'one two'],
    ['```', 'ˋˋˋ'],
    ['\u200b', 'Player 1'],
  ])('%j stands in a text as %j', (name, written) => {
    expect(readable(name, 'Player 1')).toBe(written);
  });

  it('of any kind are shortened to fit', () => {
    fc.assert(
      fc.property(anyText, fc.integer({ min: 40, max: 200 }), (text, room) => {
        expect(textWidth(elide(text, 25, room), 25)).toBeLessThanOrEqual(room);
      }),
      { numRuns: 60 },
    );
  });
});

it('an alternative text says how many of its lines it leaves out', () => {
  const lines = Array.from(
    { length: 40 },
    (_, at) => `${at + 1} · move the silver Prince from chair to chair`,
  );
  const alt = limitedAltList(
    translator('en-US'),
    'Ann has 40 choices.',
    lines,
    (count) => `and ${count} more`,
  );
  expect(alt.length).toBeLessThanOrEqual(MAX_ALT);
  const told = alt.match(/silver Prince/g)!.length;
  expect(alt.endsWith(` and ${40 - told} more.`)).toBe(true);
});

describe('wrapped text', () => {
  it('stays within its lines and width, and shows when it is cut off', () => {
    const text = 'The silver Prince on chair twenty-one gets his third ring and is King now.';
    const whole = wrap(text, 18, 240, 9);
    expect(whole.join(' ')).toBe(text);
    const cut = wrap(text, 18, 160, 2);
    expect(cut).toHaveLength(2);
    expect(cut[1]).toMatch(/…$/);
    for (const line of whole) expect(textWidth(line, 18, 'normal')).toBeLessThanOrEqual(240);
    for (const line of cut) expect(textWidth(line, 18, 'normal')).toBeLessThanOrEqual(160 / NARROWEST);
  });

  it('has wider lines where it wouldn’t fit otherwise, to be written narrower', () => {
    const text = 'The silver Prince on chair twenty-one gets his third ring and is King now.';
    expect(wrap(text, 18, 240, 9).length).toBe(3);
    expect(wrap(text, 18, 240, 2).join(' ')).toBe(text);
  });
});
