import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_CUSTOM_ID } from '../../../src/discord/answers/limits.ts';
import { type ComponentData, decodeCustomId, encodeCustomId } from '../../../src/discord/choices/controls.ts';
import { CONTROLS, controlWith } from '../../../src/discord/handlers/controls.ts';
import { SOURCES, textOf } from '../../architecture/imports.ts';

const press: fc.Arbitrary<ComponentData> = fc.record({
  tableId: fc.option(fc.stringMatching(/^[\da-z]{10}$/), { nil: null }),
  revision: fc.nat(999_999),
  verb: fc.constantFrom(...CONTROLS.keys()),
  args: fc.array(fc.string({ maxLength: 12 }), { maxLength: 3 }),
});

describe('custom IDs', () => {
  it("are decoded to what was encoded, within Discord's limit", () => {
    fc.assert(
      fc.property(press, (given) => {
        const id = encodeCustomId(given);
        expect(id.length).toBeLessThanOrEqual(MAX_CUSTOM_ID);
        expect(decodeCustomId(id)).toEqual(given);
      }),
    );
  });

  it('are different for different presses', () => {
    fc.assert(
      fc.property(press, press, (one, other) => {
        fc.pre(JSON.stringify(one) !== JSON.stringify(other));
        expect(encodeCustomId(one)).not.toBe(encodeCustomId(other));
      }),
    );
  });

  it("are rejected if the bot didn't make them", () => {
    for (const id of [
      '',
      'x',
      '1|t|1|hand',
      '0|t|1|hand|',
      '1|t|-1|hand|',
      '1|t|1|explode|',
      '1|a b|1|hand|',
    ])
      expect(controlWith(id)).toBeNull();
    fc.assert(fc.property(fc.string(), (text) => void decodeCustomId(text)));
  });

  it('name only what a handler has declared', () => {
    const used = SOURCES.filter((file) => file.startsWith('src/discord/')).flatMap((file) =>
      [...textOf(file).matchAll(/(?:[cC]omponent(?:At|On)?\((?:[^'()]*, )?|verb: )'([a-z]+)'/g)].map(
        ([, verb]) => verb!,
      ),
    );
    expect(used.length).toBeGreaterThan(CONTROLS.size / 2);
    expect(used.filter((verb) => !CONTROLS.has(verb))).toEqual([]);
  });

  it('are never truncated', () => {
    expect(() =>
      encodeCustomId({ tableId: 'abcdefghij', revision: 1, verb: 'pick', args: ['x'.repeat(90)] }),
    ).toThrow(RangeError);
  });
});
