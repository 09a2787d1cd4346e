import type { RecordError } from '../src/games/record.ts';
import type { FieldKind, FieldProblem } from '../src/games/record-error.ts';
import { explainRefusal } from './explain-refusal.ts';
import { knownAre, show } from './explain-value.ts';

const KINDS: Readonly<Record<FieldKind, string>> = {
  anything: 'any value',
  list: 'a list',
  nothing: 'nothing',
  number: 'a number',
  object: 'an object',
  objectOrNull: 'an object or null',
  outcome: 'an outcome, which is an object with "what" and either "order", a list, or "outcome",',
  place: 'a whole number from 1',
  seed: 'a text of 32 hexadecimal digits in lower case',
  text: 'a text',
  wholeNumber: 'a whole number from 0',
};

const at = (step: unknown): string => (step === null ? 'at set-up' : `at step ${step}`);

const within = (path: unknown): string => (path === '' ? '' : ` in "${path}"`);

function explainField({ path, problem, expected }: RecordError['data']): string {
  const kind = KINDS[expected as FieldKind];
  switch (problem as FieldProblem) {
    case 'missing':
      return `its field "${path}" is missing; ${kind} is expected`;
    case 'surplus':
      return `no record has a field "${path}"`;
    case 'wrong':
      return `its field "${path}" is wrong; ${kind} is expected`;
  }
}

const explainDifference = ({ path, recorded, computed }: RecordError['data']): string =>
  `${within(path)}: recorded ${show(recorded)}, computed ${show(computed)}`;

/** What is wrong with a record, in one clause. Steps are counted from 0, as in the record. */
export function explainRecordError({ code, data }: RecordError): string {
  switch (code) {
    case 'notJson':
      return 'it is not JSON; each line has to hold one whole record';
    case 'notRecord':
      return 'it is not a record, which is a JSON object';
    case 'tooDeep':
      return `it is not a record: its lists and objects stand more than ${data.levels} levels deep in one another`;
    case 'noVersion':
      return 'it has no version, so it is no record';
    case 'unknownVersion':
      return `its version is ${show(data.version)}; known ${knownAre((data.known as number[]).map(String))}`;
    case 'unknownGame':
      return `there is no game ${show(data.game)}`;
    case 'shape':
      return explainField(data);
    case 'setup':
      return `the game refuses its options: ${explainRefusal(data)}`;
    case 'illegalStep':
      return `${at(data.step)} the action breaks the rules: ${explainRefusal(data)}`;
    case 'chance':
      return data.what === null
        ? `${at(data.step)} there is a random outcome too many: ${show(data.entry)}`
        : `${at(data.step)} the random outcome "${data.what}" is ${data.entry === null ? 'missing' : `impossible: ${show(data.entry)}`}`;
    case 'facts':
      return `${at(data.step)} the facts differ${explainDifference(data)}`;
    case 'result':
      return `the result differs${explainDifference(data)}`;
  }
}
