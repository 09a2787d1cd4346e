import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { openStore } from '../src/store/open.ts';
import { positive, readArguments } from './arguments.ts';
import type { Told } from './contention/increments.ts';
import { ScriptError } from './errors.ts';
import { runScript } from './run-script.ts';

const USAGE = `Usage: npm run contention -- --store URL [--actions 10000] [--processes 2] [--lease]
Counts up one number in the store from several processes at once, and fails unless every count is there.`;

function start(...args: string[]): ChildProcess {
  return fork(`${import.meta.dirname}/contention/increments.ts`, args, { execArgv: ['--import', 'tsx'] });
}

/** Resolves with the number of conflicts when the process has counted and gone. */
async function counted(child: ChildProcess): Promise<number> {
  let conflicts = 0;
  child.on('message', (told: Told) => {
    if ('conflicts' in told) conflicts = told.conflicts;
    if (!('waitsFor' in told) && !('acquired' in told)) child.send('go');
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new ScriptError('A process failed.', 1);
  return conflicts;
}

await runScript(async () => {
  const { values } = readArguments(USAGE, {
    options: {
      store: { type: 'string' },
      actions: { type: 'string', default: '10000' },
      processes: { type: 'string', default: '2' },
      lease: { type: 'boolean', default: false },
    },
  });
  if (!values.store) throw new ScriptError(USAGE, 2);
  const actions = positive('actions', values.actions ?? '10000');
  const processes = positive('processes', values.processes ?? '2');
  const prefix = `contention-${process.pid}:`;
  const share = Array.from({ length: processes }, (_, at) => Math.floor((actions + at) / processes));
  const began = performance.now();
  const children = share.map((count) =>
    start(values.store as string, prefix, String(count), ...(values.lease ? ['lease'] : [])),
  );
  const conflicts = (await Promise.all(children.map(counted))).reduce((sum, count) => sum + count, 0);
  const seconds = (performance.now() - began) / 1000;
  const store = await openStore(values.store, { prefix });
  for (const key of ['count', 'lease']) {
    const found = await store.get(key);
    if (found) await store.delete(key, found.version);
    if (key !== 'count') continue;
    const lost = actions - Number(found?.text ?? 0);
    console.log(
      `${actions} actions from ${processes} processes in ${seconds.toFixed(1)} s: ${lost} lost, ${conflicts} conflicts`,
    );
    if (lost !== 0) process.exitCode = 1;
  }
  await store.close();
});
