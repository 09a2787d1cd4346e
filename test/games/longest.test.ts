import { expect, it } from 'vitest';
import { hashed } from '../../src/games/fair-chance.ts';
import { faultIn } from '../../src/games/fairness.ts';
import { LONGEST, MOST_RULES, MOST_SEATS, parseChecked } from '../../src/games/fairness-form.ts';
import { GAME_IDS, type GameId } from '../../src/games/game.ts';
import { playRandomly } from '../../src/games/playout.ts';
import { exportRecord, recordGame, type StoredRecord } from '../../src/games/record.ts';
import { parseRecord } from '../../src/games/record-form.ts';
import { errorOf } from './sample-record.ts';

const SEALED = { number: 3, seed: '0123456789abcdef'.repeat(4) };

/** Random whole games of all variants with each number of seats. */
const gamesOf = (id: GameId): StoredRecord[] => {
  const { variants, seats } = recordGame({ game: id });
  return variants.flatMap((variant) =>
    Array.from({ length: seats.max - seats.min + 1 }, (_, more) => {
      const options = { variant, seats: seats.min + more };
      const sealed = { ...SEALED, words: Array.from({ length: options.seats }, () => null) };
      return playRandomly(id, options, `${variant}${more}`, sealed).record;
    }),
  );
};

it.each(GAME_IDS)('whole games of %s have no list that’s longer than it says', (id) => {
  const { longest, seats, ruleOptions } = recordGame({ game: id });
  const found = { steps: 0, outcomes: 0, items: 0 };
  for (const { chance, steps } of gamesOf(id)) {
    found.steps = Math.max(found.steps, steps.length);
    for (const outcomes of [chance, ...steps.map((step) => step.chance)]) {
      found.outcomes = Math.max(found.outcomes, outcomes.length);
      for (const outcome of outcomes)
        found.items = Math.max(found.items, ('order' in outcome ? outcome.order : outcome.among!).length);
    }
  }
  // Each of its games is as long; what's drawn from is known.
  if (id === 'artus') expect(found).toEqual(longest);
  expect(found.items).toBe(longest.items);
  for (const list of ['steps', 'outcomes'] as const)
    expect(found[list] * (id === 'artus' || longest[list] < 10 ? 1 : 4)).toBeLessThanOrEqual(longest[list]);
  // Programs that know no rules take all that the rules allow.
  for (const list of ['steps', 'outcomes', 'items'] as const)
    expect(longest[list]).toBeLessThanOrEqual(LONGEST[list]);
  expect(seats.max).toBeLessThanOrEqual(MOST_SEATS);
  expect(ruleOptions.length).toBeLessThanOrEqual(MOST_RULES);
});

it.each(GAME_IDS)('refuses a list of %s that’s longer than its rules say', (id) => {
  const { longest } = recordGame({ game: id });
  const exported = exportRecord(gamesOf(id)[0]!);
  const outcome = { what: 'x', order: [], check: '0'.repeat(32) };
  const times = <T>(length: number, item: T): T[] => Array.from({ length }, () => item);
  const step = { ...exported.steps[0]!, chance: [] };
  const listsOf = (more: number): readonly (readonly [string, object])[] => [
    ['chance.0.order', { chance: [{ ...outcome, order: times(longest.items + more, 0) }] }],
    ['chance', { chance: times(longest.outcomes + more, outcome) }],
    ['steps.0.chance', { steps: [{ ...step, chance: times(longest.outcomes + more, outcome) }] }],
    ['steps', { steps: times(longest.steps + more, step) }],
  ];
  for (const [path, change] of listsOf(1)) {
    const { code, data } = errorOf(() => parseRecord({ ...exported, ...change }));
    expect({ code, ...data }).toEqual({ code: 'shape', path, problem: 'long', expected: 'list' });
  }
  for (const [, change] of listsOf(0)) parseRecord({ ...exported, ...change });
});

it('reads what’s longer where the rules aren’t known', () => {
  const exported = exportRecord(gamesOf('artus')[0]!);
  const step = { ...exported.steps[0]!, chance: [] };
  const text = JSON.stringify({ ...exported, steps: Array.from({ length: 1_000 }, () => step) });
  expect(hashed(faultIn(parseChecked(text)))).toBe(null);
  expect(() => parseRecord(text)).toThrow();
});
