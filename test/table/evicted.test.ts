import { createClient } from '@keyv/redis';
import { beforeEach, describe, expect, it } from 'vitest';
import { openStore } from '../../src/store/open.ts';
import { ManualClock } from '../base/manual-clock.ts';
import { newPrefix, servers } from '../store/servers.ts';
import { ada, bob, CHANNEL, choose, GUILD, openGame, refusalOf, room } from './fixtures/room.ts';
import type { FaultyStore } from './fixtures/stores.ts';
import { registerThicket } from './fixtures/thicket.ts';

registerThicket();

const MINUTE = 60_000;
const LIST = `live:${GUILD}`;
const POINTER = `channel:${CHANNEL}`;

function evict({ lists, texts }: FaultyStore): void {
  lists.delete(LIST);
  texts.delete(POINTER);
}

let clock: ManualClock;
beforeEach(() => {
  clock = new ManualClock(1_000);
});

const listedIn = async (tables: ReturnType<typeof room>['tables']) =>
  (await tables.listing(GUILD)).live.map(({ id }) => id);

describe('a list and a pointer that the store has evicted', () => {
  it('are written back while the table is played, within a minute', async () => {
    const { store, tables } = room(undefined, { clock });
    const { id } = await openGame(tables);
    evict(store);
    clock.advance(MINUTE);
    await tables.act(id, ada, null, choose('end'));
    await tables.idle();
    const later = room(store.copy()).tables;
    expect(await listedIn(later)).toEqual([id]);
    expect((await later.inChannel(CHANNEL)).id).toBe(id);
  });

  it('cost no reads', async () => {
    const { store, tables } = room(undefined, { clock });
    const { id } = await openGame(tables);
    const before = store.reads;
    await tables.act(id, ada, null, choose('end'));
    expect(store.reads).toBe(before);
    clock.advance(MINUTE);
    await tables.act(id, bob, null, choose('end'));
    expect(store.reads).toBe(before);
    await tables.idle();
  });

  it('are written back within a minute, too, if the process has ended meanwhile', async () => {
    const { store, tables } = room(undefined, { clock });
    const { id } = await openGame(tables);
    await tables.idle();
    evict(store);
    const later = room(store.copy(), { clock });
    expect(await refusalOf(later.tables.inChannel(CHANNEL))).toBe('noTableHere');
    await later.tables.act(id, ada, null, choose('end'));
    clock.advance(MINUTE);
    await later.tables.act(id, bob, null, choose('end'));
    expect(await listedIn(later.tables)).toEqual([id]);
    expect((await later.tables.inChannel(CHANNEL)).id).toBe(id);
    await later.tables.idle();
  });

  it.runIf(servers.some(({ name }) => name === 'redis'))('are there after a restart on Redis', async () => {
    const { port, url } = servers.find(({ name }) => name === 'redis')!;
    const prefix = newPrefix();
    const open = async () => {
      const store = await openStore(url(port), { prefix });
      await store.acquire({ host: 'here', pid: 1 });
      return store;
    };
    const store = await open();
    const { tables } = room(store as FaultyStore, { clock });
    const { id } = await openGame(tables);
    const redis = await createClient({ url: url(port) }).connect();
    for (const key of [LIST, POINTER]) expect(await redis.del(await redis.keys(`*${prefix}${key}`))).toBe(1);
    redis.destroy();
    clock.advance(MINUTE);
    await tables.act(id, ada, null, choose('end'));
    await tables.idle();
    await store.close();
    const again = await open();
    const later = room(again as FaultyStore).tables;
    expect(await listedIn(later)).toEqual([id]);
    expect((await later.inChannel(CHANNEL)).id).toBe(id);
    await again.close();
  });
});
