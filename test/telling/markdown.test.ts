import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codeBlock, cut, escapedName, plainName } from '../../src/telling/markdown.ts';

const nasty = [
  '**bold** __under__ ~~gone~~ `code` ||spoiler||',
  '@everyone',
  '<@123456789012345678> <@&1> <#2> </table:3>',
  '[click](https://evil.example)',
  'https://evil.example/x',
  'discord.gg/abc',
  '# heading',
  '> quote',
  '- list',
  '1. list',
  '-# small',
  '```js\nx\n```',
  '<:emoji:1>',
  '<t:0:R>',
  'two\nlines\r\nand\u2028more',
  '\u202Eesrever',
  'soft\u00ADhyphen \u2067isolated\u2069 \u180E\uFE0F',
  'zero\u200Bwidth\u2060\uFEFF',
  '\u115F\u3164\u2800',
  'Z\u0301\u0302\u0303\u0304\u0305\u0306\u0307algo',
  'x'.repeat(200),
  '👩‍👩‍👧‍👦'.repeat(40),
  '\uD800',
  '',
];

describe('untrusted text', () => {
  it.each(nasty)('%j becomes one visible line of limited length', (name) => {
    const plain = plainName(name);
    expect(plain).toMatch(/\S/);
    expect(plain).not.toMatch(
      /[\r\n\u2028\u2029\u202A-\u202E\u2066-\u2069\u00AD\u200B\u200E\u200F\u2060\uFEFF]/,
    );
    expect([...new Intl.Segmenter().segment(plain)].length).toBeLessThanOrEqual(24);
    expect(plain).not.toMatch(/\p{Cs}/u);
  });

  it.each(nasty)('%j has no effect as markdown', (name) => {
    const escaped = escapedName(name);
    expect(escaped.replace(/\\[^A-Za-z\d\s]/g, '')).not.toMatch(/[\\*_~`|<>[\]()#:/]/);
    expect(escaped).not.toMatch(/https?:|@(?!\u200B)|^\d+\. |^[-#>]/);
  });

  it('leaves ordinary names unchanged', () => {
    for (const name of ['Anna', 'José', 'Łukasz', '李雷', 'O’Neill', "D'Artagnan", '👩‍👩‍👧‍👦 family'])
      expect(plainName(name)).toBe(name);
    expect(escapedName('Anna')).toBe('Anna');
  });

  it('keeps the joiners and tones of emoji, and those of scripts that need them', () => {
    for (const name of ['👩🏽‍🚀', '👍🏿', '🏳️‍🌈', '👨‍🦰', '1️⃣', '👩🏽‍🤝‍👩🏿', 'शर्‍मा', 'ශ්‍රී'])
      expect(plainName(name)).toBe(name);
    expect(plainName('می‌خواهم')).toBe('\u2068می‌خواهم\u2069');
    expect(plainName('a\u200Db\u200C\uE000c\u200D')).toBe('abc');
  });

  it('is isolated if it is read from right to left', () => {
    expect(plainName('שלמה  המלך')).toBe('\u2068שלמה\u00A0המלך\u2069');
    expect(escapedName('محمد*')).toBe('\u2068محمد\\*\u2069');
    expect(plainName('\u2067\u202Eאבי\u2069\u2069')).toBe('\u2068אבי\u2069');
    for (const limit of [6, 7, 8, 9]) {
      const short = cut('Take \u2068אבי\u2069 now', limit);
      expect(short.length).toBeLessThanOrEqual(limit);
      expect(short.split('\u2068')).toHaveLength(short.split('\u2069').length);
    }
  });

  it('keeps a number that tells people of the same name apart', () => {
    expect(plainName(`${'x'.repeat(40)} (2)`)).toBe(`${'x'.repeat(19)}… (2)`);
    expect(cut('\u2068אבי כהן מתל אביב (2)\u2069', 12)).toBe('\u2068אבי… (2)\u2069');
  });

  it('is limited and idempotent for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (name) => {
        const plain = plainName(name);
        expect(plainName(plain)).toBe(plain);
        expect(plain.length).toBeGreaterThan(0);
        expect(escapedName(name).length).toBeLessThanOrEqual(2 * plain.length);
      }),
    );
  });

  it("can't end a code block", () => {
    expect(codeBlock('a ``` b').slice(4, -4)).not.toContain('`');
  });

  it('is cut between words, if a part of one would be left', () => {
    expect(cut('Pays two knights and draws one', 22)).toBe('Pays two knights and…');
    expect(cut('Pays two knights and draws one', 21)).toBe('Pays two knights and…');
    expect(cut('Pays two knights and draws one', 20)).toBe('Pays two knights…');
    expect(cut('Zieht 👩‍👩‍👧‍👦👩‍👩‍👧‍👦 weiter', 19)).toBe('Zieht 👩‍👩‍👧‍👦…');
    for (let limit = 8; limit < 30; limit++)
      expect(cut('Pays two knights and draws one', limit).length).toBeLessThanOrEqual(limit);
  });

  it('is cut between characters, if a word alone is too long', () => {
    expect(cut('abcdef', 6)).toBe('abcdef');
    expect(cut('abcdefg', 6)).toBe('abcde…');
    expect(cut(`abc${'👩‍👩‍👧‍👦'}d`, 10)).toBe('abc…');
  });
});
