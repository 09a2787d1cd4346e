import type { Fault } from '../src/games/fairness.ts';
import type { ChanceProblem, FieldKind, FieldProblem, RecordError } from '../src/games/record-error.ts';
import { explainRefusal } from './explain-refusal.ts';
import { listKnown, show } from './explain-value.ts';

const KINDS: Readonly<Record<FieldKind, string>> = {
  anything: 'any value',
  hash: 'a string of 64 lower-case hexadecimal digits',
  integer: 'a whole number that every program can hold',
  list: 'a list',
  nothing: 'nothing',
  number: 'a number',
  object: 'an object',
  objectOrNull: 'an object or null',
  outcome: 'an outcome, which is an object with "what" and either a list "order" or "outcome"',
  place: 'a positive whole number',
  seed: 'a string of 32 lower-case hexadecimal digits',
  text: 'a string',
  wholeNumber: 'a non-negative whole number',
  wordOrNull: 'a line of at most 40 characters, or null',
};

const at = (step: unknown): string => (step === null ? 'at set-up' : `at step ${Number(step) + 1}`);

const within = (path: unknown): string => (path === '' ? '' : ` in "${path}"`);

function explainField({ path, problem, expected }: RecordError['data']): string {
  const kind = KINDS[expected as FieldKind];
  switch (problem as FieldProblem) {
    case 'missing':
      return `the field "${path}" is missing; expected ${kind}`;
    case 'surplus':
      return `unknown field "${path}"`;
    case 'long':
      return `the list "${path}" is longer than any record’s`;
    case 'wrong':
      return `the field "${path}" is wrong; expected ${kind}`;
  }
}

function explainChance({ step, problem, what, entry }: RecordError['data']): string {
  const outcome = `the random outcome "${what}"`;
  switch (problem as ChanceProblem) {
    case 'missing':
      return `${at(step)} ${outcome} is missing${entry === null ? '' : `; the next one is ${show(entry)}`}`;
    case 'impossible':
      return `${at(step)} ${outcome} is impossible: ${show(entry)}`;
    case 'surplus':
      return `${at(step)} there’s an unexpected random outcome: ${show(entry)}`;
  }
}

function explainFault({ step, problem, what, recorded, computed }: RecordError['data']): string {
  const both = `recorded ${show(recorded)}, computed ${show(computed)}`;
  switch (problem as Fault['problem']) {
    case 'words':
      return `the number of words isn’t that of the seats: ${both}`;
    case 'commitment':
      return `the commitment isn’t that of its number, game, variant and seed: ${both}`;
    case 'start':
      return `the start isn’t that of its commitment, options and words: ${both}`;
    case 'label':
      return `${at(step)} the random outcome "${what}" wasn’t drawn there, or not from these items: ${both}`;
    case 'outcome':
      return `${at(step)} the random outcome "${what}" isn’t the one drawn: ${both}`;
  }
}

const explainDifference = ({ path, recorded, computed }: RecordError['data']): string =>
  `${within(path)}: recorded ${show(recorded)}, computed ${show(computed)}`;

/** What's wrong with a record, as a clause. Steps count from 1. */
export function explainRecordError({ code, data }: RecordError): string {
  switch (code) {
    case 'notJson':
      return 'it isn’t JSON; each line must be one whole record';
    case 'notRecord':
      return 'it isn’t a record, which is a JSON object';
    case 'tooDeep':
      return `it isn’t a record: its lists and objects are nested more than ${data.levels} levels deep`;
    case 'noVersion':
      return 'it has no version, so it isn’t a record';
    case 'unknownVersion':
      return `its version is ${show(data.version)}; ${listKnown((data.known as number[]).map(String))}`;
    case 'unknownGame':
      return `unknown game ${show(data.game)}`;
    case 'shape':
      return explainField(data);
    case 'setup':
      return `the game refuses its options: ${explainRefusal(data)}`;
    case 'illegalStep':
      return `${at(data.step)} the action breaks the rules: ${explainRefusal(data)}`;
    case 'chance':
      return explainChance(data);
    case 'fairness':
      return explainFault(data);
    case 'facts':
      return `${at(data.step)} the facts differ${explainDifference(data)}`;
    case 'result':
      return `the result differs${explainDifference(data)}`;
  }
}
