import { writeFile } from 'node:fs/promises';
import { positive, readArguments } from '../../scripts/arguments.ts';
import { runScript } from '../../scripts/run-script.ts';
import { loadWith } from './load.ts';
import { plotOf } from './plot.ts';
import { HEADING, lineOf } from './step.ts';

const USAGE = `npm run load -- [options]
People play all games on a bot in a process of its own, at a rate that rises until answers take too long.
  --rate N     stays at N interactions a second
  --minutes N  of each rate, by default 0.25; with --rate, all in all
  --tables N   live tables, by default 100
  --plot FILE  where to draw answer time against rate, by default load.png
  --json       prints JSON`;

await runScript(async () => {
  const { values } = readArguments(USAGE, {
    options: {
      rate: { type: 'string' },
      minutes: { type: 'string' },
      tables: { type: 'string', default: '100' },
      plot: { type: 'string', default: 'load.png' },
      json: { type: 'boolean', default: false },
    },
  });
  const { json, plot } = values;
  if (!json) console.log(HEADING.join('  '));
  const { rate, minutes, tables } = values;
  const steps = await loadWith(
    {
      tables: positive('tables', tables),
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
