// Loaded into the bot's process: once it gets SIGUSR2, notes how long its event loop stood still, and how much
// memory it needed, in the file that START_FILE names.
import { writeFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { isMainThread } from 'node:worker_threads';

if (isMainThread && process.env.START_FILE) {
  const delays = monitorEventLoopDelay({ resolution: 5 });
  process.once('SIGUSR2', () => {
    delays.reset();
    delays.enable();
  });
  process.once('exit', () => {
    const standstill = delays.max / 1e6;
    const memory = process.resourceUsage().maxRSS / 1024;
    const cpu = process.cpuUsage();
    const busy = (cpu.user + cpu.system) / 1e6;
    writeFileSync(process.env.START_FILE, JSON.stringify({ standstill, memory, busy }));
  });
}
