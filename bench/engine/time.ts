/** Milliseconds of processor time spent by this process so far: other work on the machine does not count. */
export function spent(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
