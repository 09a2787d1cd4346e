import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { ScriptError } from '../../scripts/errors.ts';
import { freePort } from './relay.ts';

const CONFIG = 'deploy/haproxy.cfg';

/** Whether it's installed. */
export const hasHaProxy = (): boolean => spawnSync('haproxy', ['-v']).status === 0;

/** How long it may take to start, and to see that a process is ready, in ms; and how often it's asked. */
const PATIENCE = 10_000;
const ASK_EVERY = 50;

/** The state of a server that takes requests, in the column after its address. */
const RUNNING = '2';

/**
 * HAProxy with `deploy/haproxy.cfg`, in front of processes on this machine. They're put where Docker's or Kubernetes'
 * name service would put them.
 */
export class HaProxy {
  /** Where interactions go. */
  readonly url: string;
  readonly #child: ChildProcess;
  readonly #folder: string;
  /** By place; null is free. */
  readonly #urls: (string | null)[] = [];

  private constructor(child: ChildProcess, url: string, folder: string) {
    this.#child = child;
    this.url = url;
    this.#folder = folder;
  }

  /** @throws ScriptError if it isn't installed or doesn't start */
  static async start(): Promise<HaProxy> {
    if (!hasHaProxy()) throw new ScriptError('HAProxy is not installed.', 1);
    const folder = await mkdtemp(join(tmpdir(), 'round-table-haproxy-'));
    const port = await freePort();
    const admin = join(folder, 'admin.cfg');
    await writeFile(admin, `global\n    stats socket ${socketIn(folder)} level admin\n`);
    const child = spawn('haproxy', ['-db', '-f', CONFIG, '-f', admin], {
      env: { ...process.env, LISTEN: `127.0.0.1:${port}`, PROCESSES: '127.0.0.1:1' },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const proxy = new HaProxy(child, `http://127.0.0.1:${port}/`, folder);
    const said = text(child.stderr!);
    let isUp = false;
    await until(async () => {
      isUp = (await proxy.#ask('show version').catch(() => '')) !== '';
      return isUp || child.exitCode !== null;
    });
    if (isUp) return proxy;
    await proxy.stop();
    throw new ScriptError(`HAProxy does not start: ${await said}`, 1);
  }

  /**
   * From now on, interactions go to these processes; one that was there before keeps its place, and so its channels.
   * Resolves once they get some. @throws ScriptError if one isn't ready in time
   */
  async use(...urls: readonly string[]): Promise<void> {
    for (const [at, url] of this.#urls.entries())
      if (url !== null && !urls.includes(url)) {
        await this.#ask(`set server ${placeOf(at)} state maint`);
        this.#urls[at] = null;
      }
    for (const url of urls) {
      if (this.#urls.includes(url)) continue;
      const free = this.#urls.indexOf(null);
      const at = free < 0 ? this.#urls.length : free;
      const { hostname, port } = new URL(url);
      await this.#ask(`set server ${placeOf(at)} addr ${hostname} port ${port}`);
      await this.#ask(`set server ${placeOf(at)} state ready`);
      this.#urls[at] = url;
    }
    const areReady = await until(async () => {
      const running = await this.#running();
      return this.#urls.every((url, at) => url === null || running.has(placeOf(at)));
    });
    if (!areReady) throw new ScriptError('HAProxy finds a process that is not ready.', 1);
  }

  async stop(): Promise<void> {
    if (this.#child.exitCode === null && this.#child.signalCode === null) {
      const ended = once(this.#child, 'exit');
      this.#child.kill('SIGKILL');
      await ended;
    }
    await rm(this.#folder, { recursive: true });
  }

  /** The places whose processes get interactions. */
  async #running(): Promise<Set<string>> {
    const rows = (await this.#ask('show servers state processes')).split('\n').map((row) => row.split(' '));
    return new Set(
      rows
        .filter(([, , , , , state]) => state === RUNNING)
        .map(([, backend, , name]) => `${backend}/${name}`),
    );
  }

  async #ask(command: string): Promise<string> {
    const socket = connect(socketIn(this.#folder));
    const answer = text(socket);
    socket.end(`${command}\n`);
    return answer;
  }
}

const socketIn = (folder: string): string => join(folder, 'admin.sock');

const placeOf = (at: number): string => `processes/process${at + 1}`;

async function until(isSo: () => Promise<boolean>): Promise<boolean> {
  for (let waited = 0; waited < PATIENCE; waited += ASK_EVERY) {
    if (await isSo()) return true;
    await delay(ASK_EVERY);
  }
  return false;
}
