import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { openStore } from '../../src/store/open.ts';
import type { Told } from './increments.ts';
import { newPrefix, servers, temporaryFolder } from './servers.ts';

const folder = temporaryFolder();
const LEASE = 2000;
const kinds = [
  { name: 'sqlite', url: `sqlite://${folder}/tables.sqlite` },
  ...servers.map(({ name, port, url }) => ({ name, url: url(port) })),
];

interface Counter {
  readonly process: ChildProcess;
  readonly told: Told[];
}

const counters: Counter[] = [];
afterEach(() => {
  for (const { process } of counters.splice(0)) process.kill('SIGKILL');
});

function start(url: string, prefix: string): Counter {
  const script = join(import.meta.dirname, 'increments.ts');
  const child = fork(script, [url, prefix, '5', 'lease', String(LEASE)], { execArgv: ['--import', 'tsx'] });
  const told: Told[] = [];
  child.on('message', (message: Told) => told.push(message));
  counters.push({ process: child, told });
  return { process: child, told };
}

const hears = (counter: Counter, told: object, timeout = 10_000) =>
  expect.poll(() => counter.told, { timeout }).toContainEqual(expect.objectContaining(told));

describe.each(kinds)('two processes on one $name store', ({ name, url }) => {
  it('write one after the other, the second as soon as the first is killed', async () => {
    const prefix = newPrefix();
    const first = start(url, prefix);
    await hears(first, { counted: 5, conflicts: 0 });
    const second = start(url, prefix);
    await hears(second, { waitsFor: first.process.pid });
    first.process.send('count');
    await hears(first, { counted: 1, conflicts: 0 });
    expect(second.told).toHaveLength(1);
    first.process.kill('SIGKILL');
    await hears(second, { acquired: 2 }, LEASE + 1000);
    await hears(second, { counted: 5, conflicts: 0 });
    const store = await openStore(url, { prefix });
    expect((await store.get('count'))!.text).toBe('11');
    await store.close();
  });

  // The system keeps a file's lock for a process that stands still.
  it.skipIf(name === 'sqlite')('are safe from one that was paused and resumes', async () => {
    const prefix = newPrefix();
    const first = start(url, prefix);
    await hears(first, { counted: 5 });
    const second = start(url, prefix);
    await hears(second, { waitsFor: first.process.pid });
    first.process.kill('SIGSTOP');
    first.process.send('count');
    await hears(second, { acquired: 2 }, LEASE + 3000);
    await hears(second, { counted: 5 });
    first.process.kill('SIGCONT');
    await hears(first, { fenced: true });
    const store = await openStore(url, { prefix });
    expect((await store.get('count'))!.text).toBe('10');
    await store.close();
  });
});
