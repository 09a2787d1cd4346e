import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstDifference } from '../../src/games/difference.ts';

describe('the first difference', () => {
  it.each([
    [1, 2, '', 1, 2],
    [{ a: [1, { b: 2 }] }, { a: [1, { b: 3 }] }, 'a.1.b', 2, 3],
    [[1], [1, 2], '1', null, 2],
    [[1, 2], [1], '1', 2, null],
    [{ a: 1, b: 2 }, { a: 1 }, 'b', 2, null],
    [{ a: null }, {}, 'a', null, null],
    [[], {}, '', [], {}],
    [null, {}, '', null, {}],
    ['1', 1, '', '1', 1],
  ])('between %j and %j is at "%s"', (recorded, computed, path, was, is) => {
    expect(firstDifference(recorded, computed)).toEqual({ path, recorded: was, computed: is });
  });

  it('is none between equal values, whatever the order of their keys', () => {
    expect(firstDifference({ a: 1, b: [2] }, { b: [2], a: 1 })).toBeNull();
    fc.assert(
      fc.property(fc.jsonValue({ noUnicodeString: true }), (value) => {
        const text = JSON.stringify(value);
        expect(firstDifference(JSON.parse(text), JSON.parse(text))).toBeNull();
      }),
    );
  });
});
