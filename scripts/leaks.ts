import { fork } from 'node:child_process';
import { once } from 'node:events';
import { positive, readArguments } from './arguments.ts';
import { ScriptError } from './errors.ts';
import type { Found, Task } from './leaks/told.ts';
import { linesOf } from './leaks/words.ts';
import { runScript } from './run-script.ts';

const USAGE = `npm run leaks -- [--pairs 10000] [--seed S] [--pictures 20] [--processes 1] [--game N]
Compares pairs of worlds that an audience can't tell apart: all it gets must be equal byte for byte.
--pictures N draws pictures for one pair out of N; --game N looks at that one game of the seed alone.`;

async function foundBy(task: Task): Promise<Found> {
  const child = fork(`${import.meta.dirname}/../test/leaks/worker.ts`, { execArgv: ['--import', 'tsx'] });
  let found: Found | undefined;
  child.on('message', (sent: Found) => {
    found = sent;
  });
  child.send(task);
  const [code] = await once(child, 'exit');
  if (!found) throw new ScriptError(`A process ended with code ${code}.`, 1);
  return found;
}

await runScript(async () => {
  const { values } = readArguments(USAGE, {
    options: {
      pairs: { type: 'string', default: '10000' },
      seed: { type: 'string', default: '1' },
      pictures: { type: 'string', default: '20' },
      processes: { type: 'string', default: '1' },
      game: { type: 'string' },
    },
  });
  const pairs = positive('pairs', values.pairs as string);
  const only = values.game === undefined ? null : Number(values.game);
  if (only !== null && !(Number.isSafeInteger(only) && only >= 0)) throw new ScriptError(USAGE, 2);
  const by = only === null ? positive('processes', values.processes as string) : 1;
  const seed = values.seed as string;
  const pictures = positive('pictures', values.pictures as string);
  const began = performance.now();
  const found = await Promise.all(
    Array.from({ length: by }, (_, first) =>
      foundBy({ seed, pairs: Math.floor((pairs + first) / by), first, by, pictures, only }),
    ),
  );
  const seconds = (performance.now() - began) / 1000;
  for (const line of linesOf(found, seed, seconds)) console.log(line);
  if (found.some(({ differences }) => differences.length > 0)) process.exitCode = 1;
});
