import { writeFile } from 'node:fs/promises';
import { positive, readArguments } from '../../scripts/arguments.ts';
import { ScriptError } from '../../scripts/errors.ts';
import { runScript } from '../../scripts/run-script.ts';
import { loadWith } from './load.ts';
import { plotOf } from './plot.ts';
import { HEADING, lineOf } from './step.ts';

const USAGE = `npm run load -- [options]
People play all games on a bot in processes of its own, at a rate that rises until answers take too long.
  --rate N     stays at N interactions a second
  --minutes N  of each rate, by default 0.25; with --rate, all in all
  --tables N   live tables, by default 100
  --processes N  several, which share a store
  --transport T  gateway: a shard each, so that a server's interactions come to the same one (default); http: behind a
                 load balancer, so that each comes to another
  --store URL    a PostgreSQL server, in which it makes a database of its own, or an empty database of Redis; by default
                 a file for one process, and postgresql://postgres@127.0.0.1:5432/postgres for several
  --warm-up N    interactions for each process before anything is measured, while code is compiled
  --plot FILE  where to draw answer time against rate, by default load.png
  --json       prints JSON`;

/** Where several processes share one, unless it's said. */
const STORE = 'postgresql://postgres@127.0.0.1:5432/postgres';

await runScript(async () => {
  const { values } = readArguments(USAGE, {
    options: {
      rate: { type: 'string' },
      minutes: { type: 'string' },
      tables: { type: 'string', default: '100' },
      processes: { type: 'string', default: '1' },
      store: { type: 'string' },
      transport: { type: 'string', default: 'gateway' },
      'warm-up': { type: 'string' },
      plot: { type: 'string', default: 'load.png' },
      json: { type: 'boolean', default: false },
    },
  });
  const { json, plot } = values;
  if (!json) console.log(HEADING.join('  '));
  const { rate, minutes, tables } = values;
  const processes = positive('processes', values.processes);
  const warmUp = values['warm-up'];
  const { transport } = values;
  if (transport !== 'gateway' && transport !== 'http')
    throw new ScriptError(`--transport must be gateway or http, not "${transport}".`, 2);
  const steps = await loadWith(
    {
      tables: positive('tables', tables),
      processes,
      transport,
      ...(values.store === undefined && processes === 1 ? {} : { store: values.store ?? STORE }),
      ...(warmUp === undefined ? {} : { warmUp: positive('warm-up', warmUp) }),
      ...(rate === undefined ? {} : { rate: positive('rate', rate) }),
      ...(minutes === undefined ? {} : { minutes: Number(minutes) }),
    },
    (step) => {
      if (!json) console.log(lineOf(step));
    },
  );
  await writeFile(plot, plotOf(steps));
  const kept = steps.filter((step) => step.kept);
  const highest = Math.max(0, ...kept.map((step) => step.rate));
  console.log(
    json ? JSON.stringify({ steps, highest }, null, 2) : `Highest rate within the goal: ${highest}/s`,
  );
});
