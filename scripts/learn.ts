import { lessons } from '../src/faces/registry.ts';
import { readArguments } from './arguments.ts';
import { ScriptError } from './errors.ts';
import { walkAll } from './learn/walks.ts';
import { runScript } from './run-script.ts';

const USAGE = `npm run learn -- [--game ID]
Plays the lesson of each game to its end on the real bot, in each language: every wrong answer once, then the right one,
and at last a real table. Ends with 1 if a step doesn't say or do what it should.`;

await runScript(async () => {
  const { values } = readArguments(USAGE, { options: { game: { type: 'string' } } });
  const { game } = values;
  if (game !== undefined && !lessons.has(game as string)) throw new ScriptError(USAGE, 2);
  console.log('| game | language | steps | presses | longest message |');
  console.log('|---|---|---|---|---|');
  await walkAll(
    (of, locale, { steps, presses, longest }) =>
      console.log(`| ${of} | ${locale} | ${steps} | ${presses} | ${longest} |`),
    game as string | undefined,
  );
});
