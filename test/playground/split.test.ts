import { describe, expect, it } from 'vitest';
import { quoted, splitLine } from '../../src/playground/page/split.ts';

const names = new Set(['game', 'thread', 'note']);
const split = (line: string) =>
  splitLine(line, (name) => names.has(name)).map(({ name, text }) => `${name ?? ''}=${text}`);

describe('a typed line of options', () => {
  it.each([
    ['game:artus thread:True', ['=', 'game=artus', 'thread=True']],
    ['artus thread:True', ['=artus', 'thread=True']],
    ['artus thread:', ['=artus', 'thread=']],
    ['  game: artus   thread:  TRUE  ', ['=', 'game=artus', 'thread=TRUE']],
    ['Game:artus', ['=', 'game=artus']],
    ['game:"artus" thread:"false"', ['=', 'game=artus', 'thread=false']],
    ['note:"at ten, thread:one" game:artus', ['=', 'note=at ten, thread:one', 'game=artus']],
    ['note:"not closed thread:one', ['=', 'note="not closed thread:one']],
    ['note:say "hi" game:artus', ['=', 'note=say "hi"', 'game=artus']],
    ['note:see https://example.com colour:red', ['=', 'note=see https://example.com colour:red']],
    ['endgame:artus', ['=endgame:artus']],
    ["King Arthur's Court", ["=King Arthur's Court"]],
    ['', ['=']],
  ])('%j is taken apart', (line, pieces) => {
    expect(split(line)).toEqual(pieces);
  });

  it('quotes values that would be taken apart, and no others', () => {
    for (const value of ['artus', 'at ten, thread:one', 'https://example.com'])
      expect(split(`note:${quoted(value)}`)).toEqual(['=', `note=${value}`]);
    expect(quoted('artus')).toBe('artus');
  });
});
