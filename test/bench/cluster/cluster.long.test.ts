import { expect, it } from 'vitest';
import { runCluster } from '../../../bench/cluster/cluster.ts';
import { hasHaProxy } from '../../../bench/cluster/haproxy.ts';
import { WRONGS } from '../../../bench/cluster/mismatch.ts';
import { runTimeUp } from '../../../bench/cluster/time-up.ts';
import { servers, startRedis, temporaryFolder } from '../../store/servers.ts';

const redis = await startRedis(temporaryFolder());
const stores = [
  ...servers.flatMap(({ name, port, url }) => (name === 'postgresql' ? [{ name, url: url(port) }] : [])),
  ...(redis ? [{ name: 'redis', url: redis.url }] : []),
];

const played = [
  ...stores.map((store) => ({ ...store, transport: 'http' as const })),
  ...(hasHaProxy() ? stores.slice(0, 1).map((store) => ({ ...store, transport: 'haproxy' as const })) : []),
];

it.each(played)(
  'people play on processes that are killed and frozen, on $name by $transport',
  { timeout: 300_000 },
  async ({ url, transport }) => {
    const lines: string[] = [];
    const tally = await runCluster({
      ...{ processes: 2, store: url, transport, tables: 2, minutes: 1, seed: '1', atOnce: 1 },
      ...{ kills: 4, restarts: null, network: false, actions: null },
      print: (line) => lines.push(line),
    });
    expect(tally.wrongs, lines.join('\n')).toEqual(Object.fromEntries(WRONGS.map((wrong) => [wrong, 0])));
    expect(tally.kills + tally.freezes).toBeGreaterThanOrEqual(4);
    expect(tally.interactions).toBeGreaterThan(0);
    expect(lines).toContain('the processes ended with 0, 0');
  },
);

it.each(stores)(
  'clocks run out while a process is killed, each is seen to once and told once, on $name',
  { timeout: 300_000 },
  async ({ url }) => {
    const lines: string[] = [];
    const { rows } = await runTimeUp({
      ...{ processes: 3, store: url, transport: 'http', clocks: 60, within: 10, ahead: 5, requests: 50 },
      print: (line) => lines.push(line),
    });
    expect(rows, lines.join('\n')).toMatchObject({
      ...{ 'done once': 60, 'done twice': 0, 'never done': 0, 'done too early': 0 },
      ...{ 'told once': 60, 'told twice': 0, 'told never': 0 },
    });
    expect(lines).toContain('w3 is killed');
  },
);
