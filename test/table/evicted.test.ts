import { createClient } from '@keyv/redis';
import { beforeEach, describe, expect, it } from 'vitest';
import { openStore } from '../../src/store/open.ts';
import { ManualClock } from '../base/manual-clock.ts';
import { newPrefix, servers } from '../store/servers.ts';
import { ada, bob, CHANNEL, choose, GUILD, openGame, refusalOf, room } from './fixtures/room.ts';
import { FaultyStore } from './fixtures/stores.ts';
import { registerThicket } from './fixtures/thicket.ts';

registerThicket();

const MINUTE = 60_000;
const KEYS = [`guild:${GUILD}`, `channel:${CHANNEL}`];

let clock: ManualClock;
beforeEach(() => {
  clock = new ManualClock(1_000);
});

const listedIn = async (tables: ReturnType<typeof room>['tables']) =>
  (await tables.directory(GUILD)).live.map(({ standing }) => standing.id);

describe('an index and a pointer that the store has evicted', () => {
  it('are written back while the table is played, within a minute', async () => {
    const { store, tables } = room(undefined, { clock });
    const { id } = await openGame(tables);
    for (const key of KEYS) store.texts.delete(key);
    clock.advance(MINUTE);
    await tables.act(id, ada, null, choose('end'));
    await tables.idle();
    const later = room(store.copy()).tables;
    expect(await listedIn(later)).toEqual([id]);
    expect((await later.inChannel(CHANNEL)).id).toBe(id);
  });

  it('are looked for once a minute, not with each move', async () => {
    const { store, tables } = room(undefined, { clock });
    const { id } = await openGame(tables);
    const before = store.reads;
    await tables.act(id, ada, null, choose('end'));
    expect(store.reads).toBe(before);
    clock.advance(MINUTE);
    await tables.act(id, bob, null, choose('end'));
    const after = store.reads;
    expect(after - before).toBeLessThanOrEqual(4);
    await tables.act(id, ada, null, choose('end'));
    expect(store.reads).toBe(after);
    await tables.idle();
  });

  it('are made again by the next change, if the process has ended meanwhile', async () => {
    const { store, tables } = room(undefined, { clock });
    const { id } = await openGame(tables);
    await tables.idle();
    const texts = new Map(store.texts);
    for (const key of KEYS) texts.delete(key);
    const later = room(new FaultyStore(texts), { clock });
    expect(await refusalOf(later.tables.inChannel(CHANNEL))).toBe('noTableHere');
    await later.tables.act(id, ada, null, choose('end'));
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
    for (const key of KEYS) expect(await redis.del(await redis.keys(`*${prefix}${key}`))).toBe(1);
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

describe('an opening whose pointer is not saved', () => {
  it('is not called one that never happened, and is there with the next look at the server', async () => {
    class NoPointer extends FaultyStore {
      fails = true;
      override put(...[key, text, over]: Parameters<FaultyStore['put']>) {
        if (this.fails && key.startsWith('channel:')) this.failing.add('put');
        return super.put(key, text, over).finally(() => this.failing.clear());
      }
    }
    const store = new NoPointer();
    const { tables } = room(store, { clock });
    expect(await refusalOf(openGame(tables))).toBe('saveUnknown');
    store.fails = false;
    await tables.owed(GUILD);
    expect(await listedIn(tables)).toEqual([(await tables.inChannel(CHANNEL)).id]);
    await tables.idle();
  });
});
