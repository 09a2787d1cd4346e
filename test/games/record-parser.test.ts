import { describe, expect, it } from 'vitest';
import { parseRecord } from '../../src/games/record-form.ts';
import { copy, errorOf, exported, played } from './sample-record.ts';

describe('reading', () => {
  it.each([
    ['not JSON', () => '{"version":1', 'notJson'],
    ['empty text', () => '', 'notJson'],
    ['a list', () => '[1,2,3]', 'notRecord'],
    ['null', () => 'null', 'notRecord'],
    ['a number', () => '42', 'notRecord'],
    ['a string', () => '"x"', 'notRecord'],
    ['an empty object', () => '{}', 'noVersion'],
    ['no version', () => ({ ...copy(), version: undefined }), 'noVersion'],
    [
      'facts nested too deep',
      () => ({ ...copy(), facts: JSON.parse('['.repeat(9999) + ']'.repeat(9999)) }),
      'tooDeep',
    ],
    ['a version older than the first', () => ({ ...copy(), version: 0 }), 'unknownVersion'],
    ['a later version', () => ({ ...copy(), version: 3, moves: [] }), 'unknownVersion'],
    ['a version as text', () => ({ ...copy(), version: '1' }), 'shape'],
    ['another game', () => ({ ...copy(), game: 'chess' }), 'unknownGame'],
    ['an extra field', () => ({ ...copy(), note: '' }), 'shape'],
    ['a missing field', () => ({ ...copy(), result: undefined }), 'shape'],
    ['no game', () => ({ version: 1 }), 'shape'],
    ['a bad seed', () => ({ ...copy(), seed: 'seed' }), 'shape'],
    [
      'an action without a type',
      () => ({ ...copy(), steps: [{ ...exported.steps[0], action: {} }] }),
      'shape',
    ],
    ['a seat as text', () => ({ ...copy(), steps: [{ ...exported.steps[0], seat: 'zero' }] }), 'shape'],
    ['a step without facts', () => ({ ...copy(), steps: [played.record.steps[0]] }), 'shape'],
  ])('refuses %s', (_, source, code) => {
    expect(errorOf(() => parseRecord(source())).code).toBe(code);
  });

  it('names the unknown version and the known ones', () => {
    expect(errorOf(() => parseRecord({ ...copy(), version: 7 })).data).toEqual({ version: 7, known: [1, 2] });
  });

  const step = { seat: 0, action: { type: 'draw' }, chance: [], facts: null };
  it.each([
    [{ note: '' }, 'note', 'surplus', 'nothing'],
    [{ ['__proto__']: {} }, '__proto__', 'surplus', 'nothing'],
    [{ result: undefined }, 'result', 'missing', 'objectOrNull'],
    [{ result: 0 }, 'result', 'wrong', 'objectOrNull'],
    [{ result: { scores: [1], places: [0] } }, 'result.places.0', 'wrong', 'place'],
    [{ result: { scores: ['1'], places: [1] } }, 'result.scores.0', 'wrong', 'number'],
    [{ facts: undefined }, 'facts', 'missing', 'anything'],
    [{ version: '1' }, 'version', 'wrong', 'number'],
    [{ game: undefined }, 'game', 'missing', 'text'],
    [{ seed: '00112233445566778899AABBCCDDEEFF' }, 'seed', 'wrong', 'seed'],
    [{ options: [] }, 'options', 'wrong', 'object'],
    [{ options: { variant: 'basic', seats: 2.5 } }, 'options.seats', 'wrong', 'integer'],
    [{ options: { variant: 'basic', seats: 2, rules: { a: 1 } } }, 'options.rules.a', 'wrong', 'text'],
    [{ options: { variant: 'basic', seats: 2, host: 1 } }, 'options.host', 'surplus', 'nothing'],
    [{ chance: {} }, 'chance', 'wrong', 'list'],
    [{ chance: [{ what: 'start seat' }] }, 'chance.0', 'wrong', 'outcome'],
    [{ chance: [{ what: 'start seat', outcome: 0, by: 1 }] }, 'chance.0.by', 'surplus', 'nothing'],
    [{ steps: [{ ...step, seat: -1 }] }, 'steps.0.seat', 'wrong', 'wholeNumber'],
    [{ steps: [step, { ...step, facts: undefined }] }, 'steps.1.facts', 'missing', 'anything'],
    [{ steps: [{ ...step, action: 'draw' }] }, 'steps.0.action', 'wrong', 'object'],
    [{ steps: [{ ...step, action: {} }] }, 'steps.0.action.type', 'missing', 'text'],
    [{ steps: [{ ...step, at: 0 }] }, 'steps.0.at', 'surplus', 'nothing'],
  ])('says for %j what’s wrong and where', (change, path, problem, expected) => {
    const { code, data } = errorOf(() =>
      parseRecord(Object.defineProperties(copy(), Object.getOwnPropertyDescriptors(change))),
    );
    expect({ code, ...data }).toEqual({ code: 'shape', path, problem, expected });
  });

  it.each([
    ['"type":"place"', 'steps.0.action.__proto__'],
    ['"seats":3', 'options.__proto__'],
    ['"seats":3,"rules":{', 'options.rules.__proto__'],
  ])('does not overlook the key __proto__ after %s', (before, path) => {
    const open = before.endsWith('{');
    const text = JSON.stringify(exported).replace(
      open ? '"seats":3' : before,
      `${before}${open ? '' : ','}"__proto__":"x"${open ? '}' : ''}`,
    );
    const { code, data } = errorOf(() => parseRecord(text));
    expect([code, data.path, data.problem]).toEqual(['shape', path, 'surplus']);
  });

  it('accepts other spellings of a number, and the last of two equal keys', () => {
    const text = JSON.stringify(exported)
      .replace('"version":1', '"version":7,"version":1.0')
      .replace('"seats":3', '"seats":3e0');
    expect(parseRecord(text)).toEqual(exported);
  });
});
