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

describe('the request to simulate', () => {
  it('has what was asked for, and the rest by default', () => {
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
      out: undefined,
    });
  });

  it.each([
    [[], 'Name one game; known are artus, court and quests.'],
    [['chess'], 'There is no game "chess"; known are artus, court and quests.'],
    [['court', 'extra'], 'Name one game alone: "extra" is a word too many.'],
    [['court', '--variant'], '--variant needs a value.'],
    [['court', '--bogus'], 'There is no option --bogus.'],
    [['artus', '--seats', '5'], 'This game has 2 to 4 seats, not 5.'],
    [['artus', '--seats', '-2'], '--seats has to be a whole number from 1, not "-2".'],
    [['artus', '--games', '-1'], '--games has to be a whole number from 1, not "-1".'],
    [['court', '--variant', 'x'], 'There is no variant "x" of this game; known is standard.'],
    [['artus', '--variant', 'x'], 'There is no variant "x" of this game; known are basic and advanced.'],
    [['artus', '--rule', 'seals'], '--rule has to be id=value, not "seals".'],
    [['artus', '--rule', 'a=b'], 'This game has no rule "a" with the value "b".'],
  ])('of %j is refused: %s', (args, sentence) => {
    expect(refusal(args).split('\n')[0]).toBe(sentence);
  });
});
