import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { openStore } from '../../src/store/open.ts';
import type { Told } from './increments.ts';
import { newPrefix, servers, temporaryFolder } from './servers.ts';

const folder = temporaryFolder();

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
  const child = fork(script, [url, prefix, '5', 'acquire'], { execArgv: ['--import', 'tsx'] });
  const told: Told[] = [];
  child.on('message', (message: Told) => told.push(message));
  counters.push({ process: child, told });
  return { process: child, told };
}

const hears = (counter: Counter, told: object, timeout = 10_000) =>
  expect.poll(() => counter.told, { timeout }).toContainEqual(expect.objectContaining(told));

describe('two processes on one sqlite store', () => {
  const url = `sqlite://${folder}/tables.sqlite`;

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
    await hears(second, { acquired: true });
    await hears(second, { counted: 5, conflicts: 0 });
    const store = await openStore(url, { prefix });
    expect((await store.get('count'))!.text).toBe('11');
    await store.close();
  });
});

describe.each(servers)('two processes on one $name store', ({ port, url }) => {
  it('write at the same time, and one that was paused overwrites nothing when it resumes', async () => {
    const prefix = newPrefix();
    const first = start(url(port), prefix);
    await hears(first, { counted: 5 });
    const second = start(url(port), prefix);
    await hears(second, { counted: 5 });
    first.process.kill('SIGSTOP');
    first.process.send('count');
    second.process.send('count');
    await hears(second, { counted: 1 });
    first.process.kill('SIGCONT');
    await hears(first, { counted: 1 });
    const store = await openStore(url(port), { prefix });
    expect((await store.get('count'))!.text).toBe('12');
    await store.close();
  });
});
