import { describe, expect, it } from 'vitest';
import { menuValue, parsePart, partsMenus, withParts } from '../../../src/discord/choices/parts.ts';

const valuesIn = (sets: readonly string[][]) =>
  partsMenus(sets)?.map(({ parts, min, max }) => ({ values: parts.map(menuValue), min, max }));

describe('menus of parts', () => {
  it('offer each part as often as a set needs it', () => {
    expect(valuesIn([['3'], ['3', '3'], ['3', '4']])).toEqual([
      { values: ['3', '3~2', '4'], min: 1, max: 2 },
    ]);
    expect(['3', '3~2'].map(parsePart)).toEqual(['3', '3']);
  });

  it('keep sets with the same first part together, and share other parts', () => {
    const sets = Array.from({ length: 40 }, (_, use) =>
      ['f1', 'f2', 'f3'].map((figure) => [`use${use}`, figure]),
    ).flat();
    const menus = partsMenus(sets)!;
    expect(menus.map(({ parts }) => parts.length)).toEqual([25, 21]);
    for (const [use, figure] of sets) {
      const holding = menus.filter(({ parts }) =>
        [use, figure].every((wanted) => parts.some(({ part }) => part === wanted)),
      );
      expect(holding).toHaveLength(1);
    }
  });

  it("don't exist where one first part goes with too many others", () => {
    expect(partsMenus(Array.from({ length: 25 }, (_, at) => ['use', `f${at}`]))).toBeNull();
    expect(partsMenus(Array.from({ length: 24 }, (_, at) => ['use', `f${at}`]))).toHaveLength(1);
  });

  it('find the action with exactly the chosen parts, in any order', () => {
    const items = ['3 4', '3 3', '3'];
    const partsOfItem = (item: string) => item.split(' ');
    expect(withParts(items, partsOfItem, ['4', '3'])).toBe('3 4');
    expect(withParts(items, partsOfItem, ['3', '3'])).toBe('3 3');
    expect(withParts(items, partsOfItem, ['4'])).toBeNull();
    expect(withParts(items, () => null, ['3'])).toBeNull();
  });
});
