import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { openStore } from '../../src/store/open.ts';
import type { Told } from './increments.ts';
import { newPrefix, servers, temporaryFolder } from './servers.ts';

/** `PROCESSES` write `ACTIONS` times altogether. */
const { ACTIONS = '1000', PROCESSES = '2' } = process.env;

const stores = [
  { name: 'sqlite', url: `sqlite://${temporaryFolder()}/tables.sqlite` },
  ...servers.map(({ name, port, url }) => ({ name, url: url(port) })),
];

function start(...args: string[]): ChildProcess {
  return fork(`${import.meta.dirname}/increments.ts`, args, { execArgv: ['--import', 'tsx'] });
}

/** Resolves with the exit code when the process has counted and gone. */
async function counted(child: ChildProcess): Promise<number> {
  child.on('message', (told: Told) => {
    if (!('waitsFor' in told) && !('acquired' in told)) child.send('go');
  });
  const [code] = await once(child, 'exit');
  return code;
}

describe.each(stores)('processes that write to one $name store', ({ url }) => {
  it.each([
    ['with only versions', []],
    ['in turns, with a lease', ['lease']],
  ])('lose no update: %s', { timeout: 20_000 + Number(ACTIONS) * 60 }, async (_how, lease) => {
    const prefix = newPrefix();
    const processes = Number(PROCESSES);
    const shares = Array.from({ length: processes }, (_, at) =>
      Math.floor((Number(ACTIONS) + at) / processes),
    );
    const children = shares.map((share) => start(url, prefix, String(share), ...lease));
    expect(await Promise.all(children.map(counted))).toEqual(children.map(() => 0));
    const store = await openStore(url, { prefix });
    expect((await store.get('count'))?.text).toBe(ACTIONS);
    await store.close();
  });
});
