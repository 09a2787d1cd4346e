// Loaded into the bot's process: writes how late its event loop was, in ms, to the file that LAG_FILE names.
import { writeFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { isMainThread } from 'node:worker_threads';

/** Of the timer that measures, in ms. */
const RESOLUTION = 1;

if (isMainThread && process.env.LAG_FILE) {
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION });
  // The start isn't counted.
  process.once('SIGUSR2', () => {
    delays.reset();
    delays.enable();
  });
  process.once('exit', () => {
    const late = (percentile) => delays.percentile(percentile) / 1e6 - RESOLUTION;
    writeFileSync(process.env.LAG_FILE, JSON.stringify({ median: late(50), p99: late(99) }));
  });
}
