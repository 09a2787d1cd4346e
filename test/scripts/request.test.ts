import { describe, expect, it } from 'vitest';
import { ScriptError } from '../../scripts/errors.ts';
import { readRequest } from '../../scripts/request.ts';

function refusal(args: string[]): string {
  try {
    readRequest(args);
  } catch (error) {
    if (error instanceof ScriptError) return error.message;
    throw error;
  }
  return 'nothing';
}

describe('a simulation request', () => {
  it('has what was asked for and defaults for the rest', () => {
    const { game, ...rest } = readRequest([
      'quests',
      '--seed',
      '-5',
      '--rule',
      'payment=lean',
      '--games',
      '3',
    ]);
    expect(game.id).toBe('quests');
    expect(rest).toEqual({
      options: { variant: 'basic', seats: 5, rules: { payment: 'lean' } },
      count: 3,
      seed: '-5',
      fair: false,
      out: undefined,
    });
  });

  it.each([
    [[], 'Name a game: artus, court and quests.'],
    [['chess'], 'Unknown game "chess"; the games are artus, court and quests.'],
    [['court', 'extra'], 'Unexpected argument "extra".'],
    [['court', '--variant'], '--variant needs a value.'],
    [['court', '--bogus'], 'Unknown option --bogus.'],
    [['artus', '--seats', '5'], 'This game has 2 to 4 seats, not 5.'],
    [['artus', '--seats', '-2'], '--seats must be a positive whole number, not "-2".'],
    [['artus', '--games', '-1'], '--games must be a positive whole number, not "-1".'],
    [['court', '--variant', 'x'], 'This game has no variant "x"; only standard is known.'],
    [['artus', '--variant', 'x'], 'This game has no variant "x"; known are basic and advanced.'],
    [['artus', '--rule', 'seals'], '--rule must be id=value, not "seals".'],
    [['artus', '--rule', 'a=b'], 'This game has no rule "a" with the value "b".'],
  ])('%j is refused: %s', (args, sentence) => {
    expect(refusal(args).split('\n')[0]).toBe(sentence);
  });
});
