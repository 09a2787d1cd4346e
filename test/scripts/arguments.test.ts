import { describe, expect, it } from 'vitest';
import { positive, readArguments } from '../../scripts/arguments.ts';
import { HelpRequested, ScriptError } from '../../scripts/errors.ts';

const USAGE = 'npm run tool -- <file>';

const read = (...args: string[]) =>
  readArguments(USAGE, {
    args,
    allowPositionals: true,
    options: {
      seed: { type: 'string', short: 's' },
      games: { type: 'string', default: '100' },
      rule: { type: 'string', multiple: true },
      approve: { type: 'boolean' },
    },
  });

describe('script arguments', () => {
  it.each([
    [[], { games: '100' }, []],
    [['a', '--seed', '7', 'b'], { games: '100', seed: '7' }, ['a', 'b']],
    [['--seed', '-5'], { games: '100', seed: '-5' }, []],
    [['--seed=--x', '-s-9'], { games: '100', seed: '-9' }, []],
    [['--rule', 'a=b', '--rule=c=d', '--approve'], { games: '100', rule: ['a=b', 'c=d'], approve: true }, []],
    [['--', '--help'], { games: '100' }, ['--help']],
  ])('%j are read', (args, values, positionals) => {
    const found = read(...args);
    expect({ ...found.values }).toEqual(values);
    expect(found.positionals).toEqual(positionals);
  });

  it.each([
    [['--bogus'], 'Unknown option --bogus.'],
    [['--toString'], 'Unknown option --toString.'],
    [['-x'], 'Unknown option -x.'],
    [['--seed'], '--seed needs a value.'],
    [['--seed='], '--seed needs a value.'],
    [['--seed', '--games', '3'], '--seed needs a value.'],
    [['--approve=yes'], '--approve takes no value.'],
  ])('%j are refused with a sentence and the usage', (args, sentence) => {
    expect(() => read(...args)).toThrow(new ScriptError(`${sentence}\n${USAGE}`, 2));
  });

  it('reject positional arguments unless allowed', () => {
    expect(() => readArguments(USAGE, { args: ['word'], options: {} })).toThrow(
      'Unexpected argument "word".',
    );
  });

  it.each([['--help'], ['-h'], ['--seed', '7', '-h']])('%s asks for the usage', (...args) => {
    expect(() => read(...args)).toThrow(new HelpRequested(USAGE));
  });

  it.each(['0', '-1', '1.5', '1e3', '', 'ten', '9007199254740993'])(
    '"%s" isn\'t a positive whole number',
    (text) => {
      expect(() => positive('games', text)).toThrow(
        `--games must be a positive whole number, not "${text}".`,
      );
    },
  );
});
