// Loaded into each thread of the bot's process. Between the first SIGUSR2 and the exit, it measures how late the event
// loop is and what processor time is used, and writes both to the file that MONITOR_FILE names. If PROFILE_FOLDER is
// set, each thread writes a profile there, of what it does between the first SIGUSR2 and the second.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { Session } from 'node:inspector';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { BroadcastChannel, isMainThread, threadId } from 'node:worker_threads';

/** Of the timer that measures, in ms. */
const RESOLUTION = 1;

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

function measure(file) {
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION });
  let before;
  process.once('SIGUSR2', () => {
    before = used();
    delays.reset();
    delays.enable();
  });
  process.once('exit', () => {
    if (!before) return;
    const after = used();
    const late = (percentile) => delays.percentile(percentile) / 1e6 - RESOLUTION;
    const spent = Object.entries(after.threads).map(([id, time]) => [id, time - (before.threads[id] ?? 0)]);
    writeFileSync(
      file,
      JSON.stringify({
        lag: { median: late(50), p99: late(99) },
        process: after.process - before.process,
        main: spent.find(([id]) => Number(id) === process.pid)?.[1] ?? null,
      }),
    );
  });
}

function profile(folder) {
  const session = new Session();
  session.connect();
  const begin = () => {
    session.post('Profiler.enable');
    session.post('Profiler.start');
  };
  const end = () =>
    session.post('Profiler.stop', (_, { profile }) =>
      writeFileSync(`${folder}/${threadId}.cpuprofile`, JSON.stringify(profile)),
    );
  const orders = [begin, end];
  const channel = new BroadcastChannel('profile');
  channel.unref();
  if (isMainThread)
    process.on('SIGUSR2', () => {
      channel.postMessage(null);
      orders.shift()?.();
    });
  else channel.onmessage = () => orders.shift()?.();
}

if (isMainThread && process.env.MONITOR_FILE) measure(process.env.MONITOR_FILE);
if (process.env.PROFILE_FOLDER) profile(process.env.PROFILE_FOLDER);
