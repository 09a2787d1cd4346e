// Loaded into each thread of the bot's process. Between the first SIGUSR2 and the exit, it measures how late the event
// loop is, what processor time each thread uses and how often the store is asked, and writes it to the file that
// MONITOR_FILE names.
import { readdirSync, readFileSync, readlinkSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { basename } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import workerThreads, { BroadcastChannel, isMainThread, threadId, Worker } from 'node:worker_threads';

/** Of the timer that measures, in ms: with 1, the thread would wake up so often that this alone took 20 to 30 ms a second. */
const RESOLUTION = 10;

/** Milliseconds of processor time by thread; only Linux tells. */
function threads() {
  if (process.platform !== 'linux') return {};
  const folder = '/proc/self/task';
  return Object.fromEntries(
    readdirSync(folder).map((id) => [
      id,
      Number(readFileSync(`${folder}/${id}/schedstat`, 'utf8').split(' ')[0]) / 1e6,
    ]),
  );
}

function used() {
  const { user, system } = process.cpuUsage();
  return { process: (user + system) / 1000, threads: threads() };
}

/** What each of the system's threads runs, by its ID; those of V8 and libuv are missing. */
const names = new Map([[String(process.pid), 'main']]);

/** What has been asked of the thread that has the store. */
let storeCalls = 0;

/** Learns which worker is which of the system's threads, and what the one with the store is asked. */
function watchWorkers() {
  const files = new Map();
  workerThreads.Worker = class extends Worker {
    #name;

    constructor(file, options) {
      super(file, options);
      this.#name = basename(String(file)).replace(/\.\w+$/, '');
      files.set(this.threadId, this.#name);
    }

    postMessage(message, ...more) {
      if (this.#name === 'sqlite-thread' && Array.isArray(message)) storeCalls += message.length;
      super.postMessage(message, ...more);
    }
  };
  syncBuiltinESMExports();
  const channel = new BroadcastChannel('threads');
  channel.unref();
  channel.onmessage = ({ data }) => names.set(data.system, `${data.thread} ${files.get(data.thread)}`);
}

function tellThread() {
  const channel = new BroadcastChannel('threads');
  channel.postMessage({ thread: threadId, system: basename(readlinkSync('/proc/thread-self')) });
  channel.close();
}

function measure(file) {
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION });
  let before;
  process.once('SIGUSR2', () => {
    before = used();
    storeCalls = 0;
    delays.reset();
    delays.enable();
  });
  process.once('exit', () => {
    if (!before) return;
    const after = used();
    const late = (percentile) => delays.percentile(percentile) / 1e6 - RESOLUTION;
    const spent = {};
    for (const [id, time] of Object.entries(after.threads)) {
      const name = names.get(id) ?? 'V8 and libuv';
      spent[name] = (spent[name] ?? 0) + time - (before.threads[id] ?? 0);
    }
    writeFileSync(
      file,
      JSON.stringify({
        lag: { median: late(50), p99: late(99) },
        process: after.process - before.process,
        main: spent.main ?? null,
        threads: spent,
        storeCalls,
      }),
    );
  });
}

if (isMainThread && process.env.MONITOR_FILE) {
  watchWorkers();
  measure(process.env.MONITOR_FILE);
}
if (!isMainThread && process.platform === 'linux') tellThread();
