import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { ChanceEntry } from '../../src/games/chance.ts';
import { FairChance, hashBeginning, hashed, hashOpening, newSecret } from '../../src/games/fair-chance.ts';
import {
  type Beginning,
  type Fairness,
  isWord,
  keyFrom,
  type Opening,
  openingText,
  startText,
  toHex,
} from '../../src/games/fairness.ts';
import type { SetupOptions } from '../../src/games/game.ts';
import { appendStep, recordGame, startRecord, truncateRecord } from '../../src/games/record.ts';
import { fairness, hasPython } from './python.ts';

const VECTORS = 'docs/fairness-vectors.json';
const { openings, starts } = JSON.parse(readFileSync(VECTORS, 'utf8')) as {
  readonly openings: readonly (Opening & { readonly text: string; readonly commitment: string })[];
  readonly starts: readonly (Fairness &
    Beginning & { readonly text: string; readonly key: string } & {
      readonly outcomes: readonly ChanceEntry[];
    })[];
};

const OPTIONS: SetupOptions = { variant: 'basic', seats: 2 };
const SEALED: Fairness = {
  number: 1,
  seed: '00'.repeat(32),
  words: [null, 'Camelot'],
  commitment: 'ab'.repeat(32),
  start: 'cd'.repeat(32),
};
const CARDS = [...'abcdefghijklmnop'];
const chance = (more: Partial<Fairness> = {}, options = OPTIONS) =>
  new FairChance({ ...SEALED, ...more }, options);
const orderOf = (each: FairChance) => each.shuffle('pile', CARDS).join('');

describe('the test vectors', () => {
  it.each(openings)('have the commitment of table $number', ({ text, commitment, ...opening }) => {
    expect(openingText(opening)).toBe(text);
    expect(hashOpening(opening)).toBe(commitment);
  });

  it.each(starts)('have the start, the key and the outcomes of $text', (vector) => {
    const { seed, text, start, key, outcomes } = vector;
    expect(startText(vector)).toBe(text);
    expect(hashBeginning(vector)).toBe(start);
    expect(toHex(hashed(keyFrom(seed, vector)))).toBe(key);
    const again = new FairChance(vector, vector.options);
    for (const entry of outcomes)
      if ('order' in entry) again.shuffle(entry.what, entry.order.toReversed());
      else again.pick(entry.what, entry.among!.toReversed());
    expect(again.drawn).toEqual(outcomes);
  });

  it.skipIf(!hasPython)('are those of the second implementation', () => {
    expect(fairness('--vectors', VECTORS)).toEqual({ code: 0, out: 'All vectors are true.\n', err: '' });
  });
});

describe('fair chance', () => {
  it('is another for another seed, word, seat of a word, number of seats, rule and start', () => {
    const orders = [
      chance(),
      chance({ seed: `${'00'.repeat(31)}01` }),
      chance({ words: [null, 'camelot'] }),
      chance({ words: ['Camelot', null] }),
      chance({ words: [null, null] }),
      chance({ commitment: 'ef'.repeat(32) }),
      chance({}, { ...OPTIONS, seats: 3 }),
      chance({}, { ...OPTIONS, startSeat: 0 }),
      chance({}, { ...OPTIONS, rules: { a: 'b' } }),
    ].map(orderOf);
    expect(new Set(orders).size).toBe(orders.length);
  });

  it('is the same whatever order its items are given in, and leaves them as they are', () => {
    const items = CARDS.toReversed();
    expect(chance().shuffle('pile', items).join('')).toBe(orderOf(chance()));
    expect(items).toEqual(CARDS.toReversed());
    expect(chance().pick('die', [1, 2, 3])).toBe(chance().pick('die', [3, 1, 2]));
  });

  it('depends on number and name of an outcome, and on none before', () => {
    const one = chance();
    one.pick('coin', [0, 1]);
    const other = chance();
    other.shuffle('another', CARDS);
    expect(orderOf(one)).toBe(orderOf(other));
    expect(orderOf(one)).toBe(new FairChance(SEALED, OPTIONS, 2).shuffle('pile', CARDS).join(''));
    expect(orderOf(chance())).not.toBe(chance().shuffle('pile 2', CARDS).join(''));
  });

  it('puts each card in each place about equally often, and picks fairly', () => {
    const cards = [...'abcdefgh'];
    const counts = new Map<string, number>();
    const shuffles = 8_000;
    for (let at = 0; at < shuffles; at++) {
      const drawing = new FairChance(SEALED, OPTIONS, at);
      for (const [place, card] of drawing.shuffle('pile', cards).entries())
        counts.set(`${card}${place}`, (counts.get(`${card}${place}`) ?? 0) + 1);
      const die = `die ${drawing.pick('die', [1, 2, 3, 4, 5, 6])}`;
      counts.set(die, (counts.get(die) ?? 0) + 1);
    }
    const chi = (names: readonly string[], mean: number) =>
      names.reduce((sum, name) => sum + ((counts.get(name) ?? 0) - mean) ** 2 / mean, 0);
    const places = cards.flatMap((card) => cards.map((_card, place) => `${card}${place}`));
    // Of 49 and 5 degrees of freedom; more has a probability of 1 in 1,000 each, and it's always the same.
    expect(chi(places, shuffles / 8)).toBeLessThan(85.4);
    expect(
      chi(
        [1, 2, 3, 4, 5, 6].map((face) => `die ${face}`),
        shuffles / 6,
      ),
    ).toBeLessThan(20.6);
  });

  it('has secrets of 256 bits', () => {
    expect(newSecret()).toMatch(/^[0-9a-f]{64}$/);
    expect(newSecret()).not.toBe(newSecret());
  });
});

it('draws the same again after an undo', () => {
  const { seed, number } = SEALED;
  let { record, state } = startRecord(
    'court',
    { variant: 'standard', seats: 2 },
    { seed, number, words: [null, null] },
  );
  const { toAct, legalActions } = recordGame(record);
  let last = { record, state };
  do {
    last = { record, state };
    const seat = toAct(state)[0]!;
    ({ record, state } = appendStep(record, state, seat, legalActions(state, seat)[0]!));
  } while (record.steps.at(-1)!.chance.length === 0);
  const { seat, action, chance: dice } = record.steps.at(-1)!;
  expect(dice.length).toBeGreaterThan(4);
  const again = appendStep(truncateRecord(record, last.record.steps.length), last.state, seat, action);
  expect(again.record).toEqual(record);
});

it.each([
  ['Camelot', true],
  ['épée ⚔️ “of” King Arthur', true],
  ['x'.repeat(40), true],
  ['😀'.repeat(40), true],
  ['x'.repeat(41), false],
  ['', false],
  [' Camelot', false],
  ['two\nlines', false],
  ['e\u0301', true],
  ['\ud800', false],
  ['\u2028', false],
])('takes %j for a word: %s', (text, isOne) => {
  expect(isWord(text)).toBe(isOne);
});
