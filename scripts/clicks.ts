import { positive, readArguments } from './arguments.ts';
import { countPresses, tableOf } from './clicks/count.ts';
import { allSettings } from './clicks/play.ts';
import { ScriptError } from './errors.ts';
import { runScript } from './run-script.ts';

const MOST = 4;

const USAGE = `npm run clicks -- [--games 1] [--seed S] [--game ID]
Plays games of every kind on the real bot and counts the presses of each turn, from the open hand to its end. Of each
kind, half of the games take any action, the other half what makes turns long and is the hardest to reach. Ends with 1
if a turn takes more than ${MOST} presses.`;

await runScript(async () => {
  const { values } = readArguments(USAGE, {
    options: {
      games: { type: 'string', default: '1' },
      seed: { type: 'string', default: '1' },
      game: { type: 'string' },
    },
  });
  const settings = allSettings().filter(({ game }) => values.game === undefined || values.game === game);
  if (settings.length === 0) throw new ScriptError(USAGE, 2);
  const tally = await countPresses(
    settings,
    positive('games', values.games as string),
    values.seed as string,
    ({ game, variant, seats }, manner) =>
      process.stderr.write(`${game} ${variant}, ${seats} seats, ${manner}\n`),
  );
  for (const line of [...tableOf('turn', tally.turns), '', ...tableOf('decision', tally.decisions)])
    console.log(line);
  if (tally.turns.some(({ max }) => max > MOST)) process.exitCode = 1;
});
