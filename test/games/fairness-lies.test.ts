import { describe, expect, it } from 'vitest';
import { playRandomly } from '../../src/games/playout.ts';
import { exportRecord, truncateRecord, verifyRecord } from '../../src/games/record.ts';
import { parseRecord } from '../../src/games/record-form.ts';
import { fairnessOfEach, hasPython } from './python.ts';
import { errorOf } from './sample-record.ts';

const SEED = 'fedcba9876543210'.repeat(4);
const played = playRandomly('court', { variant: 'standard', seats: 2 }, 'lies', {
  number: 17,
  seed: SEED,
  words: ['Camelot', null],
});
const first = played.record.steps.findIndex(({ chance }) => chance.length > 0);
/** To just after the dice. */
const exported = exportRecord(truncateRecord(played.record, first + 2));
const TEXT = JSON.stringify(exported);

/** What's wrong with a record by its own account; undefined if nothing is. */
function refused(
  text: string,
): { readonly code: string; readonly data: Record<string, unknown> } | undefined {
  try {
    verifyRecord(parseRecord(text));
    return undefined;
  } catch {
    return errorOf(() => verifyRecord(parseRecord(text)));
  }
}

type Changing = {
  options: Record<string, unknown>;
  fairness: Record<string, unknown>;
  steps: { chance: Record<string, unknown>[] }[];
} & Record<string, unknown>;

const dice = (record: Changing) => record.steps[first]!.chance;
const LIES: readonly (readonly [string, string, (record: Changing) => void])[] = [
  ['another seed', 'commitment', ({ fairness }) => Object.assign(fairness, { seed: SEED.replace('f', 'e') })],
  ['another number', 'commitment', ({ fairness }) => Object.assign(fairness, { number: 18 })],
  ['another commitment', 'commitment', ({ fairness }) => Object.assign(fairness, { commitment: SEED })],
  ['another start', 'start', ({ fairness }) => Object.assign(fairness, { start: SEED })],
  ['another word', 'start', ({ fairness }) => Object.assign(fairness, { words: ['camelot', null] })],
  [
    'a word in another seat',
    'start',
    ({ fairness }) => Object.assign(fairness, { words: [null, 'Camelot'] }),
  ],
  ['a word too few', 'words', ({ fairness }) => Object.assign(fairness, { words: ['Camelot'] })],
  ['another game', 'commitment', (record) => Object.assign(record, { game: 'artus' })],
  ['another variant', 'commitment', ({ options }) => Object.assign(options, { variant: 'short' })],
  ['another start seat', 'start', ({ options }) => Object.assign(options, { startSeat: 1 })],
  ['another rule', 'start', ({ options }) => Object.assign(options, { rules: { a: 'b' } })],
  ['another outcome', 'outcome', (record) => Object.assign(dice(record)[3]!, { outcome: 6 })],
  ['other possible outcomes', 'label', (record) => (dice(record)[2]!.among as number[]).pop()],
  [
    'possible outcomes in another order',
    'outcome',
    (record) => (dice(record)[2]!.among as number[]).reverse(),
  ],
  ['another name', 'label', (record) => Object.assign(dice(record)[1]!, { what: 'maiden die, roll 2' })],
  ['another check', 'label', (record) => Object.assign(dice(record)[1]!, { check: '00'.repeat(16) })],
  ['an outcome too few', 'label', (record) => dice(record).shift()],
  ['outcomes in another order', 'label', (record) => dice(record).reverse()],
];

describe('a record that lies about its shuffles', () => {
  it.each(LIES)('is refused for %s', (_, problem, lie) => {
    const record = JSON.parse(TEXT) as Changing;
    lie(record);
    const isOutcome = problem === 'label' || problem === 'outcome';
    expect(refused(JSON.stringify(record))).toMatchObject({
      code: 'fairness',
      data: { problem, step: isOutcome ? first : null },
    });
  });

  it('is refused for a pick from nothing, which would never end', () => {
    const record = JSON.parse(TEXT) as Changing;
    dice(record)[0]!.among = [];
    expect(refused(JSON.stringify(record))).toMatchObject({
      code: 'shape',
      data: { path: `steps.${first}.chance.0.among`, problem: 'wrong', expected: 'list' },
    });
  });

  it.skipIf(!hasPython)('is refused by the second implementation too, with the step', async () => {
    const lines = LIES.map(([, , lie]) => {
      const record = JSON.parse(TEXT) as Changing;
      lie(record);
      return Buffer.from(JSON.stringify(record));
    });
    const said = await fairnessOfEach([Buffer.from(TEXT), ...lines]);
    expect(said[0]).toBe('true');
    for (const [at, [name, problem]] of LIES.entries()) {
      expect(said[at + 1], name).not.toBe('true');
      if (problem === 'label' || problem === 'outcome')
        expect(said[at + 1], name).toContain(`at step ${first + 1}:`);
    }
  });
});

/** Where the record says what was committed to and drawn; the rest is what the rules make of it. */
const [BEGIN, END] = [0, TEXT.indexOf(',"facts"')];
/** Every bit of these bytes with `BITS=all`, otherwise some of each kind. */
const STRIDE = process.env.BITS === 'all' ? 1 : 13;
const TIME = process.env.BITS === 'all' ? 600_000 : 30_000;

describe('a flipped bit', { timeout: TIME }, () => {
  const bytes = Buffer.from(TEXT);
  const diceAt = TEXT.indexOf('"what":"jester die');
  const places = [
    ...Array.from({ length: (END - BEGIN) * 8 }, (_, bit) => BEGIN * 8 + bit),
    ...Array.from({ length: (TEXT.indexOf('],"facts"', diceAt) - diceAt) * 8 }, (_, bit) => diceAt * 8 + bit),
  ].filter((_, at) => at % STRIDE === 0);
  const flipped = places.map((bit) => {
    const copy = Buffer.from(bytes);
    copy[bit >> 3]! ^= 1 << (bit & 7);
    return copy;
  });

  it('is found in a seed, a word, a commitment, a number or an outcome', () => {
    expect(flipped.length).toBeGreaterThan(500);
    for (const [at, text] of flipped.entries())
      expect(refused(text.toString()), `bit ${places[at]}`).toBeDefined();
  });

  it.skipIf(!hasPython)('is found by the second implementation', async () => {
    const lines = flipped.map((text) => (text.includes(0x0a) ? Buffer.from('{') : text));
    const said = await fairnessOfEach(lines);
    expect(said).toHaveLength(lines.length);
    expect(said.flatMap((each, at) => (each === 'true' ? [places[at]] : []))).toEqual([]);
  });

  it('anywhere else is found by the rules', () => {
    for (let bit = END * 8; bit < bytes.length * 8; bit += 101) {
      const copy = Buffer.from(bytes);
      copy[bit >> 3]! ^= 1 << (bit & 7);
      expect(refused(copy.toString()), `bit ${bit}`).toBeDefined();
    }
  });
});
