import { positive, readArguments } from '../../scripts/arguments.ts';
import { ScriptError } from '../../scripts/errors.ts';
import { runScript } from '../../scripts/run-script.ts';
import { median } from '../figure.ts';
import { loadWith } from './load.ts';
import { HEADING, lineOf } from './step.ts';
import { inTurns } from './turns.ts';

const USAGE = `npm run load -- [options]
People play all games on a bot in processes of its own, at a rate that rises until answers take too long.
  --rate N     stays at N interactions a second
  --minutes N  of each rate, by default 0.25; with --rate, all in all
  --tables N   live tables, by default 100
  --processes N  several, which share a store; with --rate and as in 1,4, that many beside each other in turns of 12 s,
                 and what an interaction costs as a multiple of the first
  --transport T  gateway: a shard each, so that a server's interactions come to the same one (default); http: behind a
                 load balancer, so that each comes to another; haproxy: behind HAProxy with deploy/haproxy.cfg, so that a
                 channel's come to the same one
  --store URL    a PostgreSQL server, in which it makes a database of its own, or an empty database of Redis; by default
                 a file for one process, and postgresql://postgres@127.0.0.1:5432/postgres for several
  --warm-up N    interactions for each process before anything is measured, while code is compiled
  --json       prints JSON`;

/** Where several processes share one, unless it's said. */
const STORE = 'postgresql://postgres@127.0.0.1:5432/postgres';

const turnOf = ({ botMs, pictures }: { readonly botMs: number; readonly pictures: number }): string =>
  `${botMs.toFixed(1)} ms, ${pictures.toFixed(2)} pictures`;

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
      json: { type: 'boolean', default: false },
    },
  });
  const { json, rate, minutes, tables, transport } = values;
  const processes = values.processes.split(',').map((text) => positive('processes', text));
  const warmUp = values['warm-up'];
  if (transport !== 'gateway' && transport !== 'http' && transport !== 'haproxy')
    throw new ScriptError(`--transport must be gateway, http or haproxy, not "${transport}".`, 2);
  if (minutes !== undefined && !(Number(minutes) > 0))
    throw new ScriptError('--minutes must be a positive number.', 2);
  const around = {
    tables: positive('tables', tables),
    transport,
    ...(values.store === undefined && Math.max(...processes) === 1 ? {} : { store: values.store ?? STORE }),
    ...(warmUp === undefined ? {} : { warmUp: positive('warm-up', warmUp) }),
  } as const;
  if (processes.length > 1) {
    if (rate === undefined) throw new ScriptError('Several numbers of processes need a --rate.', 2);
    const compared = await inTurns(
      { ...around, processes, rate: positive('rate', rate), minutes: Number(minutes ?? 1) },
      (turn) => {
        if (!json) console.log(turn.map(turnOf).join('  '));
      },
    );
    if (json) console.log(JSON.stringify(compared, null, 2));
    else
      for (const { processes: count, botMs, pictures, ratio, failed } of compared)
        console.log(
          `${count}: ${turnOf({ botMs: median(botMs), pictures: median(pictures) })}, ${ratio.toFixed(2)} times; ${failed} failed`,
        );
    return;
  }
  if (!json) console.log(HEADING.join('  '));
  const steps = await loadWith(
    {
      ...around,
      processes: processes[0]!,
      ...(rate === undefined ? {} : { rate: positive('rate', rate) }),
      ...(minutes === undefined ? {} : { minutes: Number(minutes) }),
    },
    (step) => {
      if (!json) console.log(lineOf(step));
    },
  );
  const kept = steps.filter((step) => step.kept);
  const highest = Math.max(0, ...kept.map((step) => step.rate));
  console.log(
    json ? JSON.stringify({ steps, highest }, null, 2) : `Highest rate within the goal: ${highest}/s`,
  );
});
