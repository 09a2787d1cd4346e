import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstDifference } from '../../src/games/json.ts';

describe('the first difference', () => {
  it.each([
    [1, 2, { path: '', recorded: 1, computed: 2 }],
    [{ a: [1, { b: 2 }] }, { a: [1, { b: 3 }] }, { path: 'a.1.b', recorded: 2, computed: 3 }],
    [[1], [1, 2], { path: '1', computed: 2 }],
    [[1, 2], [1], { path: '1', recorded: 2 }],
    [{ a: 1, b: 2 }, { a: 1 }, { path: 'b', recorded: 2 }],
    [{ a: null }, {}, { path: 'a', recorded: null }],
    [{}, { a: null }, { path: 'a', computed: null }],
    [{ constructor: 1 }, {}, { path: 'constructor', recorded: 1 }],
    [JSON.parse('{"__proto__":{}}'), {}, { path: '__proto__', recorded: {} }],
    [[], {}, { path: '', recorded: [], computed: {} }],
    [null, {}, { path: '', recorded: null, computed: {} }],
    ['1', 1, { path: '', recorded: '1', computed: 1 }],
  ])('between %j and %j is %j', (recorded, computed, difference) => {
    expect(firstDifference(recorded, computed)).toStrictEqual(difference);
  });

  it('is null for equal values, whatever their key order', () => {
    expect(firstDifference({ a: 1, b: [2] }, { b: [2], a: 1 })).toBeNull();
    fc.assert(
      fc.property(fc.jsonValue({ noUnicodeString: true }), (value) => {
        const text = JSON.stringify(value);
        expect(firstDifference(JSON.parse(text), JSON.parse(text))).toBeNull();
      }),
    );
  });
});
