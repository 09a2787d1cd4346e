import { expect, it } from 'vitest';
import { loadWith } from '../../bench/load/load.ts';
import type { Summary } from '../../bench/load/step.ts';
import { inTurns } from '../../bench/load/turns.ts';
import { servers } from '../store/servers.ts';

it('people play all games on a bot in another process', { timeout: 120_000 }, async () => {
  const told: Summary[] = [];
  const steps = await loadWith({ tables: 3, rate: 4, minutes: 0.1 }, (step) => told.push(step));
  expect(told).toEqual(steps);
  const [step] = steps;
  expect(step).toMatchObject({ rate: 4, failed: 0 });
  expect(step!.made).toBeGreaterThan(1);
  expect(step!.p50).toBeGreaterThan(0);
  expect(step!.longest).toBeGreaterThanOrEqual(step!.p99);
});

const stores = servers.flatMap(({ name, port, url }) => (name === 'postgresql' ? [url(port)] : []));

const ways = stores.flatMap((store) =>
  (['http', 'gateway'] as const).map((transport) => ({ store, transport })),
);

it.each(ways)('and on two processes, $transport', { timeout: 120_000 }, async (way) => {
  const options = { tables: 3, rate: 4, minutes: 0.1, processes: 2, warmUp: 6, ...way };
  const [step] = await loadWith(options, () => undefined);
  expect(step).toMatchObject({ rate: 4, failed: 0 });
  expect(step!.made).toBeGreaterThan(1);
  if (process.platform === 'linux') expect(step!.botMs).toBeGreaterThan(0);
});

it.runIf(process.platform === 'linux').each(stores)(
  'and compares one process with two in turns',
  { timeout: 120_000 },
  async (store) => {
    const told: (readonly { readonly botMs: number; readonly pictures: number }[])[] = [];
    const options = {
      tables: 2,
      rate: 3,
      minutes: 0.2,
      processes: [1, 2],
      each: true,
      transport: 'http',
      store,
    } as const;
    const [one, two] = await inTurns(options, (turn) => told.push(turn));
    expect(one).toMatchObject({ processes: 1, ratio: 1, failed: 0 });
    expect(two).toMatchObject({ processes: 2, failed: 0, ratio: two!.botMs[0]! / one!.botMs[0]! });
    expect(told).toMatchObject([
      [{ botMs: one!.botMs[0] }, { botMs: two!.botMs[0], pictures: two!.pictures[0] }],
    ]);
    expect(two!.pictures[0]).toBeGreaterThan(0);
  },
);
