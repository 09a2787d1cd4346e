import { positive, readArguments } from '../../scripts/arguments.ts';
import { ScriptError } from '../../scripts/errors.ts';
import { runScript } from '../../scripts/run-script.ts';
import { listed } from '../../scripts/wording.ts';
import { runCluster } from './cluster.ts';
import { tableOf } from './tally.ts';
import { runTimeUp } from './time-up.ts';
import { TRANSPORTS, type Transport } from './workers.ts';

const USAGE = `npm run cluster -- [options]
Several processes of the bot on one store, a Discord of their own, and people who play all games. Prints what happens to
them, and at the end what was lost, doubled, or told wrongly.
  --processes N     by default 3
  --store URL       a PostgreSQL server, in which it makes a database of its own, or an empty database of Redis;
                    by default postgresql://postgres@127.0.0.1:5432/postgres
  --transport T     http: behind a load balancer (default); haproxy: behind HAProxy with deploy/haproxy.cfg;
                    gateway: a shard each; both: shards beside HTTP
  --tables N        by default 6
  --minutes N       by default 2
  --kills N         goes on until so many processes were killed or frozen, one every few seconds
  --restarts S      replaces a process every S seconds: the new one starts before the old one ends
  --network         disturbs connections to Discord and the store: slow, cut off, frozen, replies lost
  --at-once N       so many press at each table at the same time, often the same button
  --actions N       goes on until so many interactions
  --seed S          what people choose, by default 1
  --clocks N        nobody plays: so many players' time is up, while a process is killed; prints how late that's seen to
  --within S        in how many seconds, by default 60
  --requests N      that Discord allows a second then, shared by the processes, by default 50
  --quiet           prints only what goes wrong
  --json            prints the counts as JSON`;

await runScript(async () => {
  const { values } = readArguments(USAGE, {
    options: {
      processes: { type: 'string', default: '3' },
      store: { type: 'string', default: 'postgresql://postgres@127.0.0.1:5432/postgres' },
      transport: { type: 'string', default: 'http' },
      tables: { type: 'string', default: '6' },
      minutes: { type: 'string', default: '2' },
      kills: { type: 'string' },
      restarts: { type: 'string' },
      network: { type: 'boolean', default: false },
      'at-once': { type: 'string', default: '1' },
      actions: { type: 'string' },
      clocks: { type: 'string' },
      within: { type: 'string', default: '60' },
      requests: { type: 'string', default: '50' },
      seed: { type: 'string', default: '1' },
      quiet: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    },
  });
  const number = (name: 'processes' | 'tables' | 'minutes' | 'at-once' | 'within' | 'requests') =>
    positive(name, values[name]);
  const optional = (name: 'kills' | 'restarts' | 'actions' | 'clocks') =>
    values[name] === undefined ? null : positive(name, values[name]);
  if (!TRANSPORTS.includes(values.transport as Transport))
    throw new ScriptError(`--transport must be ${listed(TRANSPORTS)}, not "${values.transport}".`, 2);
  const all = {
    processes: number('processes'),
    store: values.store,
    transport: values.transport as Transport,
    print: (line: string, isWrong?: boolean) => {
      if (isWrong || !(values.quiet || values.json)) console.log(line);
    },
  };
  const clocks = optional('clocks');
  const due = { within: number('within'), requests: number('requests') };
  const playing = () => ({
    tables: number('tables'),
    minutes: number('minutes'),
    kills: optional('kills'),
    restarts: optional('restarts'),
    network: values.network,
    atOnce: number('at-once'),
    actions: optional('actions'),
    seed: values.seed,
  });
  const tally = await (clocks === null
    ? runCluster({ ...all, ...playing() })
    : runTimeUp({ ...all, ...due, clocks }));
  console.log(values.json ? JSON.stringify(tally.rows, null, 2) : `\n${tableOf(tally.rows)}`);
  if (!tally.isAllWell) process.exitCode = 1;
});
