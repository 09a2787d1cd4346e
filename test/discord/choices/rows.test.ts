import { type APIButtonComponentWithCustomId, ComponentType } from 'discord.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeCustomId } from '../../../src/discord/choices/controls.ts';
import { choiceRows, type Offer, offerRows } from '../../../src/discord/choices/offers.ts';
import { translator } from '../../../src/i18n/index.ts';

const t = translator('en-US');
const at = { id: 'abcdefghij', revision: 7 };

/** The paths that can be chosen on a page, and the page after it. */
function offered(count: number, text: string, page: number) {
  const choices = Array.from({ length: count }, (_, i) => ({
    path: ['card', `k${i}`],
    label: { text: `${text}${i}` },
  }));
  const { rows, more } = choiceRows(at, ['card'], choices, page, t);
  expect(rows.length).toBeLessThanOrEqual(4);
  const ids = rows.flatMap((row) =>
    row.components.map((component) => ('custom_id' in component ? component.custom_id : '')),
  );
  expect(new Set(ids).size).toBe(ids.length);
  const paths = rows.flatMap((row) =>
    row.components.flatMap((component) => {
      if (component.type === ComponentType.Button)
        return [decodeCustomId((component as APIButtonComponentWithCustomId).custom_id)!.args.join('/')];
      if (component.type !== ComponentType.StringSelect) throw new Error('neither button nor menu');
      expect(row.components).toHaveLength(1);
      expect(component.options.length).toBeLessThanOrEqual(25);
      const [, ...path] = decodeCustomId(component.custom_id)!.args;
      return component.options.map(({ value }) => [...path, value].join('/'));
    }),
  );
  return { paths, next: more ? decodeCustomId(more.custom_id)!.args : null };
}

/** What each row offers, for sections of so many choices each. */
function rowsOf(sizes: readonly number[], text = '') {
  const choices = sizes.flatMap((size, section) =>
    Array.from({ length: size }, (_, i) => ({
      path: ['card', `s${section}k${i}`],
      label: { text: `${text}${i}` },
      section: `Section ${section}`,
    })),
  );
  const { rows } = choiceRows(at, ['card'], choices, 0, t);
  return rows.map(({ components }) =>
    components.map((component) =>
      component.type === ComponentType.StringSelect
        ? `${component.placeholder}: ${component.options.map(({ value }) => value)}`
        : decodeCustomId((component as APIButtonComponentWithCustomId).custom_id)!.args.at(-1),
    ),
  );
}

/** What the menus of so many whole actions ask. */
function askedOf(count: number, heading: string | null, parts: readonly string[] = []): string[] {
  const offers = Array.from({ length: count }, (_, i): Offer => {
    return { path: [`k${i}`], label: () => ({ text: `a rather long label ${i}` }), parts };
  });
  const groups = [{ heading, offers, ask: null, labelOf: (text: string) => ({ text }) }];
  const { rows } = offerRows(at, groups, t, 0)!;
  return rows.flatMap(({ components }) =>
    components.flatMap((each) => (each.type === ComponentType.StringSelect ? (each.placeholder ?? '') : [])),
  );
}

describe('choices as buttons and menus', () => {
  it("show each section in its own rows, or in a menu if there aren't enough rows", () => {
    expect(rowsOf([1, 2, 6])).toEqual([
      ['s0k0'],
      ['s1k0', 's1k1'],
      ['s2k0', 's2k1', 's2k2'],
      ['s2k3', 's2k4', 's2k5'],
    ]);
    expect(rowsOf([1, 1, 6, 1])).toEqual([
      ['s0k0'],
      ['s1k0'],
      ['Section 2: s2k0,s2k1,s2k2,s2k3,s2k4,s2k5'],
      ['s3k0'],
    ]);
    expect(rowsOf([3])).toEqual([['s0k0', 's0k1', 's0k2']]);
  });

  it("drop sections if they can't all be shown", () => {
    const all = rowsOf([1, 1, 1, 1, 1]).flat();
    expect(all).toEqual(['s0k0', 's1k0', 's2k0', 's3k0', 's4k0']);
    const many = rowsOf([26, 1]);
    expect(many).toHaveLength(2);
    expect(many.flat().join()).toContain('s1k0');
  });

  it('say in brackets which of many choices a menu has', () => {
    expect(askedOf(37, 'Challenge an adversary…')).toEqual([
      'Challenge an adversary… (1–25 of 37)',
      'Challenge an adversary… (26–37 of 37)',
    ]);
    expect(askedOf(37, null)).toEqual(['Choose… (1–25 of 37)', 'Choose… (26–37 of 37)']);
    expect(askedOf(20, 'Challenge an adversary…')).toEqual(['Challenge an adversary…']);
    const [best] = askedOf(99, 'Challenge an adversary…', ['red', 'beige']);
    expect(best).toBe('Challenge an adversary… (the best 25 of 99)');
    expect(askedOf(99, null, ['red', 'beige'])[0]).toBe('The best 25 of 99…');
  });

  it('offer every choice once, on as many pages as needed', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 450 }),
        fc.constantFrom('', 'a rather long label '),
        (count, text) => {
          const all: string[] = [];
          let page = 0;
          do {
            const { paths, next } = offered(count, text, page);
            all.push(...paths);
            expect(next?.slice(1)).toEqual(next ? ['card'] : undefined);
            page = Number(next?.[0] ?? 0);
          } while (page !== 0);
          expect(all).toEqual(Array.from({ length: count }, (_, i) => `card/k${i}`));
        },
      ),
      { numRuns: 60 },
    );
  });
});
