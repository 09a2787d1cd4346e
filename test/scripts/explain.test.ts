import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { explainRecordError } from '../../scripts/explain-record.ts';
import { parseRecord, RecordError, verifyRecord } from '../../src/games/record.ts';

interface Loose {
  [key: string]: unknown;
  facts: Record<string, unknown>;
  result: Record<string, unknown> | null;
  options: Record<string, unknown>;
  steps: { seat: number; action: object; chance: object[]; facts: Record<string, unknown> }[];
}

const COURT = readFileSync('docs/records/court.jsonl', 'utf8');

/** What is said of a text, or of the court's record after a change. */
function said(source: string | ((record: Loose) => unknown)): string {
  const record = JSON.parse(COURT) as Loose;
  const text = typeof source === 'string' ? source : JSON.stringify(source(record) ?? record);
  try {
    verifyRecord(parseRecord(text));
  } catch (error) {
    if (error instanceof RecordError) return explainRecordError(error);
    throw error;
  }
  return 'it is true';
}

const step =
  (index: number, change: Partial<Loose['steps'][number]>) =>
  (record: Loose): void =>
    void Object.assign(record.steps[index]!, change);

const options =
  (change: object) =>
  (record: Loose): void =>
    void Object.assign(record.options, change);

describe('what is said of a record', () => {
  it.each([
    [COURT, 'it is true'],
    ['{', 'it is not JSON; each line has to hold one whole record'],
    ['42', 'it is not a record, which is a JSON object'],
    ['[1,2,3]', 'it is not a record, which is a JSON object'],
    ['null', 'it is not a record, which is a JSON object'],
    ['"x"', 'it is not a record, which is a JSON object'],
    ['{}', 'it has no version, so it is no record'],
    ['{"version":2}', 'its field "game" is missing; a text is expected'],
    ['{"version":2,"game":"court"}', 'its version is 2; known is 1'],
    ['{"version":1,"game":"chess"}', 'there is no game "chess"'],
  ])('%.20s: %s', (text, words) => {
    expect(said(text)).toBe(words);
  });

  it.each<[(record: Loose) => unknown, string]>([
    [(record) => ({ ...record, note: 1 }), 'no record has a field "note"'],
    [({ result: _, ...rest }) => rest, 'its field "result" is missing; an object or null is expected'],
    [
      (record) => ({ ...record, seed: 'A' }),
      'its field "seed" is wrong; a text of 32 hexadecimal digits in lower case is expected',
    ],
    [
      (record) => ({ ...record, facts: JSON.parse('['.repeat(99) + ']'.repeat(99)) }),
      'it is not a record: its lists and objects stand more than 32 levels deep in one another',
    ],
    [
      options({ variant: 'x' }),
      'the game refuses its options: there is no variant "x" of this game; known is standard',
    ],
    [options({ seats: 9 }), 'the game refuses its options: this game has 2 to 4 seats, not 9'],
    [options({ startSeat: 2 }), 'the game refuses its options: there is no seat 2; the last of the 2 is 1'],
    [
      options({ rules: { a: 'b' } }),
      'the game refuses its options: this game has no rule "a" with the value "b"',
    ],
    [step(3, { seat: 0 }), 'at step 3 the action breaks the rules: it is the turn of seat 1'],
    [
      step(3, { seat: 7 }),
      'at step 3 the action breaks the rules: there is no seat 7; the last of the 2 is 1',
    ],
    [
      step(2, { action: { type: 'pass' } }),
      'at step 2 the action breaks the rules: nobody has bid yet, so the seat may not pass',
    ],
    [
      step(3, { action: { type: 'bid', tiles: [3] } }),
      'at step 3 the action breaks the rules: the bid is not higher than the one before',
    ],
    [({ steps }) => void steps.push(steps[0]!), 'at step 117 the action breaks the rules: the game is over'],
    [step(1, { chance: [] }), 'at step 1 the random outcome "jester die, roll 1" is missing'],
    [
      ({ steps }) => void Object.assign(steps[1]!.chance[0]!, { outcome: 6 }),
      'at step 1 the random outcome "jester die, roll 1" is impossible: {"what":"jester die, roll 1","outcome":6}',
    ],
    [
      step(0, { chance: [{ what: 'coin', outcome: 1 }] }),
      'at step 0 there is a random outcome too many: {"what":"coin","outcome":1}',
    ],
    [
      ({ facts }) => void Object.assign(facts, { note: 1 }),
      'at set-up the facts differ in "note": recorded 1, computed absent',
    ],
    [
      ({ facts }) => void delete facts.round,
      'at set-up the facts differ in "round": recorded absent, computed 0',
    ],
    [step(5, { facts: {} }), 'at step 5 the facts differ in "phase": recorded absent, computed "bid"'],
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

  it('stays a sentence when a value is long', () => {
    expect(said(({ facts }) => void Object.assign(facts, { round: 'x'.repeat(9999) })).length).toBeLessThan(
      300,
    );
  });
});
