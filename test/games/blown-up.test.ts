import { createHash, createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { checked } from '../../src/analysis/check.ts';
import { faultIn, type Hashing } from '../../src/games/fairness.ts';
import { MOST_ITEMS, parseChecked } from '../../src/games/fairness-form.ts';
import { playRandomly } from '../../src/games/playout.ts';
import { exportRecord } from '../../src/games/record.ts';
import { RecordError } from '../../src/games/record-error.ts';
import { parseRecord } from '../../src/games/record-form.ts';
import { findingIn } from '../../src/playground/page/checker/reading.ts';
import { blownUpIn, DEEP, recordsOf } from './fixtures/blown-up.ts';
import { fairnessOfEach, hasPython } from './python.ts';
import { errorOf } from './sample-record.ts';

/** What each block of the longest list hashes again. */
const PASSES = MOST_ITEMS / 8 + 2;

/** Runs it with Node's hashes, and counts the characters that it hashes. */
function counted<T>(hashing: Hashing<T>): { readonly result: T; readonly hashed: number } {
  let hashed = 0;
  let next = hashing.next();
  while (!next.done) {
    const { key, text } = next.value;
    hashed += text.length;
    next = hashing.next((key ? createHmac('sha256', key) : createHash('sha256')).update(text).digest());
  }
  return { result: next.value, hashed };
}

/** How much is hashed to check a record's shuffles; 0 if its form is refused before. */
function hashedFor(text: string): number {
  try {
    return counted(faultIn(parseChecked(text))).hashed;
  } catch (error) {
    if (error instanceof RecordError) return 0;
    throw error;
  }
}

const TIMES = [1, 10, 300];
const RECORDS = recordsOf(9);

describe.each(RECORDS.map((text) => [`${JSON.parse(text).game}, version ${JSON.parse(text).version}`, text]))(
  'a record of %s with any field blown up',
  (_name, text) => {
    it('is refused by what’s wrong with it, and hashed in proportion to its length', () => {
      expect(checked(text)).toHaveProperty('record');
      let tried = 0;
      for (const times of TIMES)
        for (const { at, text: blown } of blownUpIn(text, times)) {
          tried += 1;
          const found = checked(blown);
          // What it was drawn from without a check, and where nobody starts, are for information.
          if ('record' in found) expect(at).toMatch(/^(seed|options\.startSeat|options\.rules|steps: \[\]$)/);
          else expect(found.fault.code, at).toMatch(/^[a-z]+([A-Z][a-z]+)?$/);
          expect(hashedFor(blown), at).toBeLessThan(PASSES * blown.length);
        }
      expect(tried).toBeGreaterThan(800);
    });
  },
);

const FAIR = RECORDS.filter((text) => text.includes('"version":2'));

it.skipIf(!hasPython)(
  'the second implementation and the page say so too',
  async () => {
    const lines = FAIR.flatMap((text) => [...blownUpIn(text, 300)]).filter(
      ({ text }) => !text.includes(DEEP),
    );
    const python = await fairnessOfEach(lines.map(({ text }) => Buffer.from(text)));
    const differing = lines.filter(
      ({ text }, at) => (findingIn(1, Buffer.from(text))?.wrong === null) !== (python[at] === 'true'),
    );
    expect(differing.map(({ at }) => at)).toEqual([]);
  },
  60_000,
);

describe('a list that is longer than any record’s', () => {
  const { record } = playRandomly('court', { variant: 'standard', seats: 2 }, 'long', {
    number: 1,
    seed: 'ab'.repeat(32),
    words: [null, null],
  });
  const exported = JSON.parse(JSON.stringify(exportRecord(record)));
  const order = { what: 'x', order: Array.from({ length: 250_000 }, () => 0), check: '0'.repeat(32) };
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
    const wrong = { ...exported, chance: [{ ...order, order: order.order.slice(0, MOST_ITEMS) }] };
    const { result, hashed } = counted(faultIn(parseChecked(JSON.stringify(wrong))));
    expect(result).toMatchObject({ problem: 'label', at: 0 });
    expect(hashed).toBeLessThan(2_000);
  });
});
