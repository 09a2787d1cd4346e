/** CPU time used by this process so far, in milliseconds, so that other load on the machine doesn't count. */
export function spent(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
