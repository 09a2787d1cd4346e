import { describe, expect, it } from 'vitest';
import { faultIn } from '../../src/games/fairness.ts';
import { LONGEST, parseChecked } from '../../src/games/fairness-form.ts';
import { playRandomly } from '../../src/games/playout.ts';
import { exportRecord } from '../../src/games/record.ts';
import { parseRecord } from '../../src/games/record-form.ts';
import { recordsOf } from './fixtures/blown-up.ts';
import { counted, expectRefused } from './fixtures/refused.ts';
import { errorOf } from './sample-record.ts';

/** More items than any outcome may have. */
const TIMES = 130;

// All games and versions, and other lengths: blown-up.long.test.ts.
it.each(
  recordsOf(2)
    .filter((text) => text.includes('"version":2') && text.includes('"game":"artus"'))
    .map((text) => [JSON.parse(text).game, text]),
)('a record of %s with any field blown up is refused by what’s wrong with it', (_game, text) => {
  expectRefused(text, TIMES);
});

describe('a list that is longer than any record’s', () => {
  const { record } = playRandomly('court', { variant: 'standard', seats: 2 }, 'long', {
    number: 1,
    seed: 'ab'.repeat(32),
    words: [null, null],
  });
  const exported = JSON.parse(JSON.stringify(exportRecord(record)));
  const order = { what: 'x', order: Array.from({ length: 30_000 }, () => 0), check: '0'.repeat(32) };
  const longOnes: readonly (readonly [string, object])[] = [
    ['chance.0.order', { chance: [order] }],
    ['chance.0.among', { chance: [{ what: 'x', outcome: 0, among: order.order, check: order.check }] }],
    ['chance', { chance: Array.from({ length: 300 }, () => ({ ...order, order: [] })) }],
    ['steps', { steps: Array.from({ length: 50_000 }, () => null) }],
    ['fairness.words', { fairness: { ...exported.fairness, words: order.order } }],
    ['result.scores', { result: { scores: order.order, places: [] } }],
  ];
  it.each(longOnes)('is refused at %s before anything is drawn', (path, change) => {
    const { code, data } = errorOf(() => parseRecord({ ...exported, ...change }));
    expect({ code, ...data }).toEqual({ code: 'shape', path, problem: 'long', expected: 'list' });
  });

  it('isn’t drawn if its check is wrong', () => {
    const wrong = { ...exported, chance: [{ ...order, order: order.order.slice(0, LONGEST.items) }] };
    const { result, hashed } = counted(faultIn(parseChecked(JSON.stringify(wrong))));
    expect(result).toMatchObject({ problem: 'label', at: 0 });
    expect(hashed).toBeLessThan(2_000);
  });
});
