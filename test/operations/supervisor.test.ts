import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, describe, expect, it } from 'vitest';
import { Supervisor } from '../../src/operations/supervisor.ts';
import { recorder } from '../base/recorder.ts';
import { temporaryFolder } from '../store/servers.ts';

/** Prints what's sent to a socket as systemd has it, a notice a line; Node can't listen to such sockets. */
const LISTENER = `
import socket, sys
heard = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
heard.bind(sys.argv[1])
print("listening", flush=True)
while True: print(heard.recv(4096).decode().strip(), flush=True)
`;

const isHere = ['systemd-notify', 'python3'].every(
  (name) => spawnSync(name, ['--version'], { stdio: 'ignore' }).status === 0,
);
const folder = temporaryFolder();

const running: ChildProcess[] = [];
afterAll(() => {
  for (const child of running) child.kill('SIGKILL');
});

/** @returns a function that resolves with what's heard next */
async function listenAt(path: string): Promise<() => Promise<string>> {
  const child = spawn('python3', ['-c', LISTENER, path], { stdio: ['ignore', 'pipe', 'inherit'] });
  running.push(child);
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const next = async (): Promise<string> => {
    const { value, done } = await lines.next();
    if (done) throw new Error('nobody listens any more');
    return value === 'BARRIER=1' ? next() : value;
  };
  expect(await next()).toBe('listening');
  return next;
}

describe('systemd', () => {
  it.runIf(isHere)('hears that the bot is ready, that it still turns, and that it ends', async () => {
    const path = join(folder, 'notify');
    const next = await listenAt(path);
    const { log, lines } = recorder();
    const { PATH } = process.env;
    const supervisor = new Supervisor(log, { PATH, NOTIFY_SOCKET: path, WATCHDOG_USEC: '600000' });
    await supervisor.ready();
    expect(await next()).toBe('READY=1');
    expect([await next(), await next()]).toEqual(['WATCHDOG=1', 'WATCHDOG=1']);
    await supervisor.stopping();
    expect(await next()).toBe('STOPPING=1');
    expect(lines).toEqual([]);
  });

  it('isn’t told anything where there is none', async () => {
    const { log, lines } = recorder();
    const supervisor = new Supervisor(log, { PATH: folder });
    await supervisor.ready();
    await supervisor.stopping();
    expect(lines).toEqual([]);
  });

  it('that can’t be told is worth one line', async () => {
    const { log, lines } = recorder();
    const supervisor = new Supervisor(log, { PATH: folder, NOTIFY_SOCKET: join(folder, 'nowhere') });
    await supervisor.ready();
    await supervisor.stopping();
    expect(lines).toMatchObject([
      { level: 'warn', data: { notice: 'READY=1' }, message: 'systemd can’t be told' },
    ]);
  });
});
