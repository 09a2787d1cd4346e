import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { explainRecordError } from '../../scripts/explain-record.ts';
import { explainRefusal } from '../../scripts/explain-refusal.ts';
import type { Fault } from '../../src/games/fairness.ts';
import { verifyRecord } from '../../src/games/record.ts';
import { RecordError } from '../../src/games/record-error.ts';
import { parseRecord } from '../../src/games/record-form.ts';

interface Loose {
  [key: string]: unknown;
  facts: Record<string, unknown>;
  result: Record<string, unknown> | null;
  options: Record<string, unknown>;
  steps: { seat: number; action: object; chance: object[]; facts: Record<string, unknown> }[];
}

const COURT = readFileSync('docs/records/court.jsonl', 'utf8');

/** The explanation for a text, or for the court record after a change. */
function said(source: string | ((record: Loose) => unknown)): string {
  const record = JSON.parse(COURT) as Loose;
  const text = typeof source === 'string' ? source : JSON.stringify(source(record) ?? record);
  try {
    verifyRecord(parseRecord(text));
  } catch (error) {
    if (error instanceof RecordError) return explainRecordError(error);
    throw error;
  }
  return 'it is valid';
}

const step =
  (index: number, change: Partial<Loose['steps'][number]>) =>
  (record: Loose): void =>
    void Object.assign(record.steps[index]!, change);

const options =
  (change: object) =>
  (record: Loose): void =>
    void Object.assign(record.options, change);

describe('the explanation of a record error', () => {
  it.each([
    [COURT, 'it is valid'],
    ['{', 'it isn’t JSON; each line must be one whole record'],
    ['42', 'it isn’t a record, which is a JSON object'],
    ['[1,2,3]', 'it isn’t a record, which is a JSON object'],
    ['null', 'it isn’t a record, which is a JSON object'],
    ['"x"', 'it isn’t a record, which is a JSON object'],
    ['{}', 'it has no version, so it isn’t a record'],
    ['{"version":2}', 'the field "game" is missing; expected a string'],
    ['{"version":3,"game":"court"}', 'its version is 3; known are 1 and 2'],
    ['{"version":2,"game":"court"}', 'the field "fairness" is missing; expected an object'],
    ['{"version":1,"game":"chess"}', 'unknown game "chess"'],
  ])('%.20s: %s', (text, words) => {
    expect(said(text)).toBe(words);
  });

  it.each<[(record: Loose) => unknown, string]>([
    [(record) => ({ ...record, note: 1 }), 'unknown field "note"'],
    [({ result: _, ...rest }) => rest, 'the field "result" is missing; expected an object or null'],
    [
      (record) => ({ ...record, seed: 'A' }),
      'the field "seed" is wrong; expected a string of 32 lower-case hexadecimal digits',
    ],
    [
      (record) => ({ ...record, facts: JSON.parse('['.repeat(99) + ']'.repeat(99)) }),
      'it isn’t a record: its lists and objects are nested more than 32 levels deep',
    ],
    [
      options({ variant: 'x' }),
      'the game refuses its options: this game has no variant "x"; only standard is known',
    ],
    [options({ seats: 9 }), 'the game refuses its options: this game has 2 to 4 seats, not 9'],
    [options({ startSeat: 2 }), 'the game refuses its options: there’s no seat 2; the seats are 0 to 1'],
    [
      options({ rules: { a: 'b' } }),
      'the game refuses its options: this game has no rule "a" with the value "b"',
    ],
    [step(3, { seat: 0 }), 'at step 4 the action breaks the rules: it’s seat 1’s turn'],
    [step(3, { seat: 7 }), 'at step 4 the action breaks the rules: there’s no seat 7; the seats are 0 to 1'],
    [
      step(2, { action: { type: 'pass' } }),
      'at step 3 the action breaks the rules: nobody has bid yet, so the seat can’t pass',
    ],
    [
      step(3, { action: { type: 'bid', tiles: [3] } }),
      'at step 4 the action breaks the rules: the bid isn’t higher than the previous one',
    ],
    [({ steps }) => void steps.push(steps[0]!), 'at step 118 the action breaks the rules: the game is over'],
    [step(1, { chance: [] }), 'at step 2 the random outcome "jester die, roll 1" is missing'],
    [
      ({ steps }) => void steps[1]!.chance.shift(),
      'at step 2 the random outcome "jester die, roll 1" is missing; the next one is {"what":"maiden die, roll 1","outcome":5}',
    ],
    [
      ({ steps }) => void Object.assign(steps[1]!.chance[0]!, { outcome: 6 }),
      'at step 2 the random outcome "jester die, roll 1" is impossible: {"what":"jester die, roll 1","outcome":6}',
    ],
    [
      step(0, { chance: [{ what: 'coin', outcome: 1 }] }),
      'at step 1 there’s an unexpected random outcome: {"what":"coin","outcome":1}',
    ],
    [
      ({ facts }) => void Object.assign(facts, { note: 1 }),
      'at set-up the facts differ in "note": recorded 1, computed absent',
    ],
    [
      ({ facts }) => void delete facts.round,
      'at set-up the facts differ in "round": recorded absent, computed 0',
    ],
    [step(5, { facts: {} }), 'at step 6 the facts differ in "phase": recorded absent, computed "bid"'],
    [
      (record) => ({ ...record, result: null }),
      'the result differs: recorded null, computed {"scores":[4,5],"places":[2,1]}',
    ],
    [
      ({ result }) => void Object.assign(result!, { scores: [5, 5] }),
      'the result differs in "scores.0": recorded 5, computed 4',
    ],
  ])('case %#: %2$s', (change, words) => {
    expect(said(change)).toBe(words);
  });

  it.each<[string, Partial<Fault>]>([
    ['the number of words isn’t that of the seats: recorded 1, computed 2', { problem: 'words' }],
    [
      'the commitment isn’t that of its number, game, variant and seed: recorded 1, computed 2',
      { problem: 'commitment' },
    ],
    [
      'the start isn’t that of its commitment, options and words: recorded 1, computed 2',
      { problem: 'start' },
    ],
    [
      'at step 8 the random outcome "die" wasn’t drawn there, or not from these items: recorded 1, computed 2',
      { problem: 'label', step: 7, what: 'die' },
    ],
    [
      'at set-up the random outcome "die" isn’t the one drawn: recorded 1, computed 2',
      { problem: 'outcome', what: 'die' },
    ],
  ])('of a shuffle: %s', (words, fault) => {
    const data = { step: null, what: null, recorded: 1, computed: 2, ...fault };
    expect(explainRecordError(new RecordError('fairness', data as Fault))).toBe(words);
  });

  it('stays short when a value is long', () => {
    expect(said(({ facts }) => void Object.assign(facts, { round: 'x'.repeat(9999) })).length).toBeLessThan(
      300,
    );
  });

  it('falls back on the code of an unknown reason', () => {
    expect(explainRefusal({ code: 'illegalAction', data: { reason: 'tooLate' } })).toBe('reason "tooLate"');
  });
});
