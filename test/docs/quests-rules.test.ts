import { describe, expect, it } from 'vitest';
import { ADVERSARIES, cardCounts, KNIGHTS } from '../../src/games/quests/cards.ts';
import * as quests from '../../src/games/quests/data.ts';
import { ADVENTURE_NEEDS, challengeNeed, legalPayments, type Need } from '../../src/games/quests/payments.ts';
import { RULE_OPTIONS } from '../../src/games/quests/setup.ts';
import type { AdventureNeed, CardDemand } from '../../src/games/quests/types.ts';
import { Page, type Row } from './tables.ts';

const TAG = { certain: 'C', found: 'F', assumed: 'A' } as const;

describe('docs/rules/quests.md', () => {
  const page = new Page('docs/rules/quests.md');

  it('has the cards of the data', () => {
    expect(page.table('knight cards', 'copies', 'tag').map(({ copies, tag }) => [copies, tag])).toEqual(
      Object.values(quests.KNIGHT_NUMBERS).map(({ count, tag }) => [String(count), TAG[tag]]),
    );
    const kinds = page.table('kind', 'colour', '1', '2', '3', '4', '5', 'cards');
    const spread = kinds.flatMap((row) => {
      const kind = (row.kind as string).split(' ')[0];
      const cells = ['1', '2', '3', '4', '5'].flatMap((value) => {
        const [count, tag] = (row[value] as string).split(' ');
        return count === '' ? [] : [{ card: `${kind}-${value}`, count: Number(count), tag }];
      });
      expect(cells.reduce((sum, { count }) => sum + count, 0)).toBe(Number(row.cards));
      return cells;
    });
    expect(spread).toEqual(quests.ADVERSARY_NUMBERS.map((row) => ({ ...row, tag: TAG[row.tag] })));
  });

  const asked = (demands: readonly CardDemand[]): string => {
    const mins = demands.map(({ min }) => min);
    const [lowest, highest] = [Math.min(...mins), Math.max(...mins)];
    if (highest === 1) return `${demands.length} cards`;
    if (demands.length === 1) return `the ${demands[0]?.kind} ${highest} alone`;
    if (lowest === highest) return `${demands.length} cards of at least ${lowest}`;
    return `${demands.length} cards: one of at least ${lowest}, another of at least ${highest}`;
  };

  const told = (need: AdventureNeed): [kinds: string, asks: string] => {
    if (need.type === 'total') return [need.kind ?? 'any', `total ${need.total}`];
    const kinds = (need.sets[0] ?? []).flatMap(({ kind }) => kind ?? []);
    const ordered = quests.KINDS.filter((kind) => kinds.includes(kind));
    return [
      ordered.length === 0 ? 'any' : `one each of ${ordered.join(', ')}`,
      need.sets.map(asked).join(', or '),
    ];
  };

  it('has the adventures of the data', () => {
    expect(
      page.table('adventure', 'kinds', 'asks for', 'points', 'tag').map((row) => Object.values(row)),
    ).toEqual(
      quests.ADVENTURES.map(({ id, need, value, tag }) => [id, ...told(need), String(value), TAG[tag]]),
    );
  });

  it('has the options, with their defaults first', () => {
    expect(
      page.table('option', 'values, default first', 'effect').map((row) => Object.values(row).slice(0, 2)),
    ).toEqual(RULE_OPTIONS.map(({ id, values }) => [id, values.join(', ')]));
    for (const option of RULE_OPTIONS) expect(option.default).toBe(option.values[0]);
  });

  it('has the other numbers of the data', () => {
    const told = [
      /until a column holds (\d)/,
      /everybody gets (\d)/,
      /everybody has (\d) seals/,
      /the (\d+)th/,
    ];
    expect(told.map((pattern) => Number(page.text.match(pattern)?.[1]))).toEqual([
      quests.FULL_COLUMN,
      quests.START_HAND,
      quests.SEALS_PER_PLAYER,
      quests.LAST_ADVENTURE,
    ]);
  });

  const sorted = (payments: readonly (readonly string[])[]) => payments.map((pay) => pay.join(' ')).sort();
  const listed = (cell: string) => (cell === 'none' ? [] : cell.split(' | ').sort());
  const RULES = ['exact', 'lean'] as const;

  it.each(page.table('hand', 'price', ...RULES))('pays $price out of $hand', (row: Row) => {
    const held = cardCounts(
      KNIGHTS,
      KNIGHTS.cards.flatMap((card) => copiesIn(row.hand, card)),
    );
    for (const rule of RULES)
      expect(sorted(legalPayments(KNIGHTS, held, challengeNeed(Number(row.price)), rule))).toEqual(
        listed(row[rule] as string),
      );
  });

  it.each(page.table('trophies', 'adventure', ...RULES))('pays $adventure out of $trophies', (row: Row) => {
    const held = cardCounts(
      ADVERSARIES,
      ADVERSARIES.cards.flatMap((card) => copiesIn(row.trophies, card)),
    );
    const need = ADVENTURE_NEEDS.find(({ id }) => id === row.adventure)?.need as Need;
    for (const rule of RULES)
      expect(sorted(legalPayments(ADVERSARIES, held, need, rule))).toEqual(listed(row[rule] as string));
  });
});

function copiesIn<C extends string>(cards: string | undefined, card: C): C[] {
  return (cards ?? '').split(' ').flatMap((held) => (held === card ? [card] : []));
}
