import { join } from 'node:path';
import pg from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { linesOf, listsIn, peopleIn } from '../../scripts/store/contents.ts';
import { Lists } from '../../scripts/store/lists.ts';
import { openStore } from '../../src/store/open.ts';
import type { Entry, Store } from '../../src/store/store.ts';
import { house, PEOPLE } from '../privacy/scene.ts';
import { playAll, seenIn } from '../store/played.ts';
import { servers, startRedis, temporaryFolder } from '../store/servers.ts';

const folder = temporaryFolder();

/** A store of each kind that has nothing yet. */
const STORES: Readonly<Record<string, () => Promise<string | undefined>>> = {
  sqlite: async () => `sqlite://${join(folder, 'lists.sqlite')}`,
  redis: async () => (await startRedis(folder, '--save', ''))?.url,
  postgresql: async () => {
    const server = servers.find(({ name }) => name === 'postgresql');
    if (!server) return undefined;
    const database = `round_table_lists_${process.pid}`;
    const asAdmin = async (sql: string) => {
      const client = new pg.Client(server.url(server.port));
      await client.connect();
      await client.query(sql);
      await client.end();
    };
    await asAdmin(`CREATE DATABASE ${database}`);
    afterAll(() => asAdmin(`DROP DATABASE ${database} WITH (FORCE)`));
    return server.url(server.port).replace(/[^/]+$/, database);
  },
};

async function all(url: string, store: Store): Promise<Entry[]> {
  const found: Entry[] = [];
  for await (const list of listsIn(url)) for await (const line of linesOf(list, store)) found.push(line);
  return found
    .filter(({ id }) => !id.startsWith('server:'))
    .map((line) => ({ ...line, text: /^[[{]/.test(line.text) ? JSON.parse(line.text) : line.text }))
    .sort((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1));
}

const nameOf = ({ list, id }: Entry): string => `${list} ${id}`;

describe.each(Object.keys(STORES))('the lists of a store: %s', (kind) => {
  it('are compared with the values, and written again where they differ', async (context) => {
    const url = await STORES[kind]!();
    if (url === undefined) return context.skip();
    const store = await openStore(url);
    await store.acquire({ host: 'here', pid: 1 });
    const on = house(store);
    const lists = new Lists(url, store);
    const mended = async () => lists.mend((await lists.check()).flaws);
    try {
      await playAll(on);
      const [lines, seen] = [await all(url, store), await seenIn(on)];
      expect(new Set(lines.map(({ list }) => list.split(':')[0]))).toEqual(
        new Set('due live ended closed own opened games tables played stopped awaits'.split(' ')),
      );
      expect(await lists.check()).toEqual({ flaws: [], lines: lines.length + 3 });

      // All of them are lost.
      await store.enter([], lines);
      const names = (await lists.check()).flaws.map(({ what, list, id }) => `${what} ${list} ${id}`);
      expect(names.sort()).toEqual(lines.map((line) => `missing ${nameOf(line)}`).sort());
      await mended();
      expect(await all(url, store)).toEqual(lines);
      expect(await seenIn(on)).toEqual(seen);

      // One of each list differs, and there's one of a table that has none there, and of one that isn't there.
      const one = [...new Map(lines.map((line) => [line.list.split(':')[0], line])).values()];
      const late = (line: Entry) => ({ ...line, rank: Date.now() + 3_600_000 });
      const [open] = lines.filter(({ list }) => list.startsWith('live:'));
      const [pointer] = await Promise.all(['c0'].map((id) => store.get(`channel:${id}`)));
      const texts = (line: Entry) => ({ ...line, text: typeof line.text === 'string' ? line.text : '{}' });
      await store.enter([
        ...one.map(late).map(texts),
        { list: 'tables:7', id: open!.id, rank: 1, text: 'g1' },
        { list: 'live:g1', id: 'none', rank: 1, text: '{}' },
        { list: 'due', id: 'table:none', rank: 1, text: '' },
      ]);
      await store.delete('channel:c0', pointer!.version);
      const flaws = (await lists.check()).flaws;
      expect(flaws.map(({ what, list, id }) => `${what} ${list} ${id}`).sort()).toEqual(
        [
          ...one.map((line) => `different ${nameOf(line)}`),
          ...[`extra tables:7 ${open!.id}`, 'extra live:g1 none', 'extra due table:none'],
          `missing channel:c0 ${pointer!.text}`,
        ].sort(),
      );
      expect(await lists.mend(flaws)).toEqual([]);
      expect(await all(url, store)).toEqual(lines);
      expect((await store.get('channel:c0'))?.text).toBe(pointer!.text);

      // A bot has put off what's due, as it does while it works on it.
      await store.claim('due', Date.now(), Date.now() + 2_000, 99);
      expect((await lists.check()).flaws).toEqual([]);
      await mended();
    } finally {
      await on.close();
      await store.close();
    }
  });
});

describe('the lists of a store', () => {
  /** A SQLite store after some games. */
  async function played(name: string) {
    const url = `sqlite://${join(folder, name)}`;
    const store = await openStore(url);
    await store.acquire({ host: 'here', pid: 1 });
    const on = house(store);
    await playAll(on);
    const close = async () => {
      await on.close();
      await store.close();
    };
    return { url, store, on, lists: new Lists(url, store), close };
  }

  it('keep the lines of tables that can’t be read, and of those that were set aside', async () => {
    const { url, store, on, lists, close } = await played('aside.sqlite');
    const ids = (await on.tables.listing('g1')).live.map(({ id }) => id);
    for (const id of ids.slice(0, 2)) {
      const { text, version } = (await store.get(`table:${id}`))!;
      await store.put(`table:${id}`, text.replace('"version":1', '"version":7'), version);
    }
    await on.tables.setAside('g1', 'c0', ids[0]!);
    const lines = await all(url, store);
    expect((await lists.check()).flaws).toEqual([]);
    expect(await all(url, store)).toEqual(lines);
    await close();
  });

  it('are right while games are played, and stay so while they’re mended', async () => {
    const { url, store, on, lists, close } = await played('live.sqlite');
    const lost = (await all(url, store)).filter(({ list }) => list.startsWith('tables:'));
    await store.enter([], lost);
    let isPlaying = true;
    const playing = playAll(on, 6).finally(() => {
      isPlaying = false;
    });
    while (isPlaying) {
      const { flaws } = await lists.check();
      expect(flaws.filter(({ list }) => !list.startsWith('tables:'))).toEqual([]);
      await lists.mend(flaws);
    }
    await playing;
    await lists.mend((await lists.check()).flaws);
    expect((await lists.check()).flaws).toEqual([]);
    await close();
  });

  it('know of a deletion that’s been begun, and let it go on', async () => {
    const { url, store, on, lists, close } = await played('erasing.sqlite');
    const [ada] = PEOPLE;
    await on.personalData.note(ada!.userId);
    expect((await lists.check()).flaws).toEqual([]);
    const [line] = (await store.list({ list: 'due', limit: 99 })).filter(({ id }) =>
      id.startsWith('erasure:'),
    );
    await store.enter([], [line!]);
    const { flaws } = await lists.check();
    expect(flaws).toMatchObject([{ what: 'missing', list: 'due', id: line!.id }]);
    expect(await lists.mend(flaws)).toEqual([]);
    const again = (await store.list({ list: 'due', limit: 99 })).find(({ id }) => id === line!.id);
    await on.personalData.erase(again!.text);
    const people: string[] = [];
    for await (const userId of peopleIn(url)) people.push(userId);
    expect(people).not.toContain(ada!.userId);
    await close();
  });
});
