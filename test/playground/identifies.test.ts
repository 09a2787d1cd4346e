import { afterEach, describe, expect, it } from 'vitest';
import type { IdentifyLimits } from '../../src/playground/gateway/identifies.ts';
import { ManualClock } from '../base/manual-clock.ts';
import { GatewayConnection, identifyData } from './gateway-connection.ts';
import { RawClient } from './raw-client.ts';

describe('identifies', () => {
  let raw: RawClient;
  let clock: ManualClock;
  afterEach(() => raw.close());

  const start = async (identifies: IdentifyLimits) => {
    clock = new ManualClock();
    raw = await RawClient.start({ clock, gateway: { shards: 4, identifies } });
  };
  /** `ready`, `invalid` or the close code. */
  const identify = async (shard: readonly [number, number]) => {
    const connection = await GatewayConnection.open(raw);
    const closed = connection.closed();
    connection.send(2, identifyData(raw, { shard }));
    const answered = connection.next().then(({ op, d }) => (op === 9 && d === false ? 'invalid' : 'ready'));
    return Promise.race([closed, answered]);
  };
  const limit = async () => (await raw.send('GET', '/gateway/bot')).body.session_start_limit;

  it('takes a bucket for five seconds, whoever identifies', async () => {
    await start({ maxConcurrency: 2, bucketMs: 5_000 });
    expect(await identify([0, 4])).toBe('ready');
    expect(await identify([1, 4])).toBe('ready');
    expect(await identify([2, 4])).toBe('invalid');
    clock.advance(4_999);
    expect(await identify([3, 4])).toBe('invalid');
    clock.advance(1);
    expect(await identify([2, 4])).toBe('ready');
    expect(await identify([0, 4])).toBe('invalid');
    expect(await identify([3, 4])).toBe('ready');
  });

  it('counts them until the day is over, and then refuses them', async () => {
    await start({ total: 2, resetAfter: 60_000, maxConcurrency: 4 });
    expect(await limit()).toEqual({ total: 2, remaining: 2, reset_after: 0, max_concurrency: 4 });
    await identify([0, 4]);
    clock.advance(10_000);
    await identify([1, 4]);
    expect(await limit()).toEqual({ total: 2, remaining: 0, reset_after: 50_000, max_concurrency: 4 });
    expect(await identify([2, 4])).toBe(4004);
    clock.advance(50_000);
    expect(await limit()).toMatchObject({ remaining: 2 });
    expect(await identify([2, 4])).toBe('ready');
  });

  it('gives two sessions of one shard the same interactions', async () => {
    await start({});
    await raw.commands([{ name: 'help', description: 'Help' }]);
    const both = [await GatewayConnection.identify(raw), await GatewayConnection.identify(raw)];
    const hall = [...raw.discord.world.channels.values()][0]!;
    void raw.discord
      .user('ann')
      .command(hall.id, 'help')
      .catch(() => undefined);
    const ids = await Promise.all(
      both.map(async ({ connection }) => (await connection.dispatch('INTERACTION_CREATE')).d.id),
    );
    expect(ids[0]).toBe(ids[1]);
  });
});
