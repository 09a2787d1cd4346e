import { once } from 'node:events';
import { Events } from 'discord.js';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newClient } from '../../../src/discord/gateway/client.ts';
import { connect } from '../../../src/discord/gateway/connection.ts';
import { BUCKET_TAKEN_FOR, IdentifyTurns } from '../../../src/discord/gateway/identify-turns.ts';
import {
  type Peers,
  SessionStarts,
  type Shards,
  type Shortage,
} from '../../../src/discord/gateway/shards.ts';
import type { IdentifyLimits } from '../../../src/playground/gateway/identifies.ts';
import { type Playground, startPlayground } from '../../../src/playground/server.ts';
import { recorder } from '../../base/recorder.ts';

const { log, lines } = recorder();

/** Servers on each of four shards. */
const GUILDS = [0, 1, 2, 3].map((shard) => ({
  id: String(BigInt(2 ** 36 + shard) << 22n),
  name: `server-${shard}`,
}));

let playground: Playground;
const clients: ReturnType<typeof newClient>[] = [];
afterEach(async () => {
  for (const client of clients.splice(0)) await client.destroy();
  await playground.close();
});
const start = async (identifies: IdentifyLimits = {}) => {
  playground = await startPlayground({ guilds: GUILDS, gateway: { shards: 4, identifies } });
};
const join = async (
  shards: Shards | 'auto',
  options: { peers?: Peers; onShortage?: (of: Shortage) => void } = {},
) => {
  const client = newClient(playground.apiUrl, log);
  clients.push(client);
  await connect(client, { token: playground.token, shards, log, ...options });
  return client;
};
const served = (client: ReturnType<typeof newClient>) => client.guilds.cache.map(({ name }) => name).sort();
const running = () => [...playground.discord.gateway.sessions.values()].map(({ shard }) => shard);

/** Peers that only note what they're asked. */
const peersOf = (total: number | null) => {
  const asked: unknown[] = [];
  const peers: Peers = {
    total: async () => total,
    claim: async (bucket) => void asked.push(bucket),
    join: async (shards) => void asked.push(shards),
    watch: () => undefined,
    once: (_chore, _fingerprint, work) => work().then(() => true),
  };
  return { peers, asked };
};

describe('a process', () => {
  it('serves its own shards’ servers and no others', async () => {
    await start({ maxConcurrency: 4 });
    const one = await join({ ids: [0, 2], total: 4 });
    const two = await join({ ids: [1, 3], total: 4 });
    expect(served(one)).toEqual(['server-0', 'server-2']);
    expect(served(two)).toEqual(['server-1', 'server-3']);
    expect(running()).toEqual([
      [0, 4],
      [2, 4],
      [1, 4],
      [3, 4],
    ]);
  });

  it('has all the shards that Discord asks for, or as many as the running ones have', async () => {
    await start({ maxConcurrency: 4 });
    expect(served(await join('auto'))).toHaveLength(4);
    const { peers, asked } = peersOf(2);
    const client = await join('auto', { peers });
    expect(client.ws.shards.size).toBe(2);
    expect(asked).toEqual([{ ids: [0, 1], total: 2 }, 0, 1]);
  });

  it('asks the others before it identifies, and does without them if they cannot be asked', async () => {
    await start({ maxConcurrency: 2 });
    const { peers } = peersOf(null);
    let claimed = 0;
    const claim = async () => {
      expect(running()).toEqual([]);
      claimed++;
      throw new Error('the store is away');
    };
    await join({ ids: [3], total: 4 }, { peers: { ...peers, claim } });
    expect([claimed, running()]).toEqual([1, [[3, 4]]]);
    expect(lines.at(-1)).toMatchObject({ level: 'warn', data: { bucket: 1 } });
  });

  it('does not connect if it may not join', async () => {
    await start();
    const { peers } = peersOf(null);
    const refusal = new Error('another total');
    const join4 = join('auto', { peers: { ...peers, join: () => Promise.reject(refusal) } });
    await expect(join4).rejects.toBe(refusal);
    expect(running()).toEqual([]);
  });
});

describe('shards of one bucket', () => {
  it('identify one after the other, and none of them too soon', async () => {
    await start({ bucketMs: BUCKET_TAKEN_FOR - 500 });
    const began = performance.now();
    await join({ ids: [0, 1], total: 4 });
    expect(performance.now() - began).toBeGreaterThan(BUCKET_TAKEN_FOR - 10);
    // An identify that comes too soon is counted too.
    expect(playground.discord.gateway.sessionStartLimit.remaining).toBe(998);
  });
});

describe('the connections of a day', () => {
  beforeEach(() => {
    lines.length = 0;
  });

  it('are waited for, and the operator is told', async () => {
    await start({ total: 2, resetAfter: 1_500, maxConcurrency: 4 });
    await join({ ids: [0], total: 4 });
    const shortages: Shortage[] = [];
    const client = await join({ ids: [1, 2], total: 4 }, { onShortage: (of) => shortages.push(of) });
    expect(served(client)).toEqual(['server-1', 'server-2']);
    expect(shortages).toMatchObject([{ needed: 2, remaining: 1 }]);
    expect(shortages[0]!.resetAfter).toBeLessThanOrEqual(1_500);
    expect(lines).toMatchObject([
      { level: 'warn', message: 'Discord allows too few more connections today', data: { needed: 2 } },
    ]);
  });

  const startsWith = (remaining: readonly number[]) => {
    const left = [...remaining];
    const waits: number[] = [];
    const session_start_limit = () => ({
      total: 1_000,
      remaining: left.shift()!,
      reset_after: 7_000,
      max_concurrency: 1,
    });
    const rest = { get: async () => ({ session_start_limit: session_start_limit() }) };
    const wait = async (ms: number) => void waits.push(ms);
    return { starts: new SessionStarts({ rest, log, wait }), waits };
  };

  it('are asked for again after the wait that Discord names', async () => {
    const { starts, waits } = startsWith([3, 3, 1_000]);
    await starts.enough(4);
    expect(waits).toEqual([7_000, 7_000]);
  });

  it('count those made since Discord was asked', async () => {
    const { starts, waits } = startsWith([2, 1_000]);
    for (let made = 0; made < 3; made++) {
      await starts.enough(1);
      starts.count();
    }
    expect(waits).toEqual([7_000]);
  });

  it('are not used up by a shard whose sessions end as soon as they begin', async () => {
    const { starts } = startsWith([1_000]);
    const waits: number[] = [];
    const wait = async (ms: number) => void waits.push(ms);
    const turns = new IdentifyTurns(starts, undefined, log, wait);
    const { signal } = new AbortController();
    for (let session = 0; session < 12; session++) await turns.waitForIdentify(0, signal);
    const longer = waits.filter((ms) => ms > BUCKET_TAKEN_FOR).map((ms) => ms / 1_000);
    expect(longer).toEqual([10, 20, 40, 80, 160, 320, 600, 600, 600]);
    expect(
      lines.filter(({ message }) => message === 'a connection starts over again and again'),
    ).toHaveLength(9);
  });

  it('are needed only where a session that Discord has closed is over', async () => {
    await start();
    const client = await join({ ids: [0], total: 4 });
    const { gateway } = playground.discord;
    const { remaining } = gateway.sessionStartLimit;
    const closed = async (event: Events.ShardReady | Events.ShardResume) => {
      const back = once(client, event);
      for (const { socket } of gateway.connections) socket.close(1000);
      await back;
      return remaining - gateway.sessionStartLimit.remaining;
    };
    expect(await closed(Events.ShardResume)).toBe(0);
    gateway.sessions.clear();
    expect(await closed(Events.ShardReady)).toBe(1);
    expect(served(client)).toEqual(['server-0']);
  });

  it('are told of when few are left, once for every ten', async () => {
    const { starts } = startsWith([100]);
    for (let made = 0; made < 30; made++) {
      await starts.enough(1);
      starts.count();
    }
    expect(lines.map(({ level, data }) => [level, data])).toEqual(
      [100, 90, 80].map((remaining) => ['warn', { remaining, total: 1_000 }]),
    );
  });
});
