import { join } from 'node:path';
import { createClient } from '@keyv/redis';
import { DatabaseSync } from '@photostructure/sqlite';
import pg from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { hashUserId } from '../../src/privacy/personal-data.ts';
import { openStore } from '../../src/store/open.ts';
import type { Store } from '../../src/store/store.ts';
import type { TableService } from '../../src/table/table-service.ts';
import { seatViewFor } from '../../src/table/views.ts';
import { servers, temporaryFolder } from '../store/servers.ts';
import { chairLover, openArtus } from '../table/fixtures/artus.ts';
import { ada, choose, room } from '../table/fixtures/room.ts';
import { runScript } from './run.ts';

const folder = temporaryFolder();
const url = (name: string) => `sqlite://${join(folder, name)}`;

/** A bot's tables in the store, which it holds. */
async function botOn(storeUrl: string): Promise<{ readonly store: Store; readonly tables: TableService }> {
  const store = await openStore(storeUrl);
  await store.acquire({ host: 'castle', pid: 7 });
  return { store, tables: room(store as never, { thinker: chairLover }).tables };
}

async function playTurn(tables: TableService, id: string): Promise<void> {
  await tables.advance(id);
  await tables.act(id, ada, null, choose('place'));
}

const stateOf = async (tables: TableService, id: string) => [
  await tables.info(id),
  await tables.read(id, seatViewFor(ada.userId)),
];

/** An empty database of the test's own on each server. */
async function emptyServer(name: string): Promise<string> {
  if (name === 'redis') {
    const own = 'redis://127.0.0.1:6379/13';
    const clean = async () => {
      const client = await createClient({ url: own }).connect();
      await client.flushDb();
      client.destroy();
    };
    await clean();
    afterAll(clean);
    return own;
  }
  const database = `round_table_copy_${process.pid}`;
  const asAdmin = async (sql: string) => {
    const client = new pg.Client('postgresql://postgres@127.0.0.1:5432/test');
    await client.connect();
    await client.query(sql);
    await client.end();
  };
  await asAdmin(`CREATE DATABASE ${database}`);
  afterAll(() => asAdmin(`DROP DATABASE ${database} WITH (FORCE)`));
  return `postgresql://postgres@127.0.0.1:5432/${database}`;
}

describe('npm run store', () => {
  it('says how it’s used', async () => {
    for (const args of [[], ['backup'], ['copy', url('a')], ['check', 'nowhere://x']]) {
      const { code, err } = await runScript('store', ...args);
      expect(err).toContain('usage: npm run store');
      expect(code).toBe(2);
    }
  });

  it('backs up a store in use; the game goes on in the backup, as it stood then', async () => {
    const bot = await botOn(url('live.sqlite'));
    const id = await openArtus(bot.tables);
    await playTurn(bot.tables, id);
    const then = await stateOf(bot.tables, id);
    process.env.STORE_URL = url('live.sqlite');
    const file = join(folder, 'backup.sqlite');
    const made = await runScript('store', 'backup', file);
    expect(made).toMatchObject({ code: 0, out: expect.stringMatching(/^all \d+ values can be read$/m) });
    expect(await runScript('store', 'backup', file)).toMatchObject({ code: 1 });
    const nowhere = await runScript('store', 'backup', join(folder, 'nothing', 'here.sqlite'));
    expect(nowhere).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^\S+here\.sqlite can't be written: /),
    });
    const copied = await runScript('store', 'copy', url('live.sqlite'), url('other.sqlite'));
    expect(copied).toMatchObject({
      code: 1,
      err: expect.stringContaining('is in use by process 7 on castle'),
    });
    await playTurn(bot.tables, id);
    await bot.tables.idle();
    await bot.store.close();
    const restored = await botOn(`sqlite://${file}`);
    expect(await stateOf(restored.tables, id)).toEqual(then);
    await playTurn(restored.tables, id);
    await restored.tables.idle();
    await restored.store.close();
  });

  it('copies from store to store, and everything is as it was', async () => {
    const bot = await botOn(url('first.sqlite'));
    const id = await openArtus(bot.tables);
    await playTurn(bot.tables, id);
    const before = await stateOf(bot.tables, id);
    await bot.tables.idle();
    await bot.store.close();
    const others = await Promise.all(servers.map(({ name }) => emptyServer(name)));
    const all = [url('first.sqlite'), ...others, url('last.sqlite')];
    for (const [at, to] of all.slice(1).entries()) {
      const copied = await runScript('store', 'copy', all[at]!, to);
      expect(copied).toMatchObject({ code: 0, out: expect.stringContaining('can be read') });
    }
    const again = await runScript('store', 'copy', url('first.sqlite'), url('last.sqlite'));
    expect(again).toMatchObject({ code: 1, err: expect.stringContaining('isn’t empty') });
    const moved = await botOn(url('last.sqlite'));
    expect(await stateOf(moved.tables, id)).toEqual(before);
    await playTurn(moved.tables, id);
    await moved.tables.idle();
    await moved.store.close();
  });

  it('names what can’t be read', async () => {
    const bot = await botOn(url('bad.sqlite'));
    const id = await openArtus(bot.tables);
    await bot.tables.idle();
    await bot.store.close();
    const database = new DatabaseSync(join(folder, 'bad.sqlite'), { timeout: 5_000 });
    database
      .prepare('UPDATE keyv SET value = replace(value, \'"status":\', \'"statu":\') WHERE key = ?')
      .run(`round-table:table:${id}`);
    database.close();
    const checked = await runScript('store', 'check', url('bad.sqlite'));
    expect(checked).toMatchObject({ code: 1, out: expect.stringContaining(`table:${id} can't be read`) });
    const absent = await runScript('store', 'check', url('absent.sqlite'));
    expect(absent).toMatchObject({ code: 1, err: expect.stringContaining('There’s no file') });
  });

  it('writes lost lines again, and deletes people, unless a bot uses the file', async () => {
    const bot = await botOn(url('lost.sqlite'));
    const id = await openArtus(bot.tables);
    await playTurn(bot.tables, id);
    const before = await stateOf(bot.tables, id);
    await bot.store.enter([], [{ list: `tables:${ada.userId}`, id }]);
    process.env.STORE_URL = url('lost.sqlite');
    expect(await runScript('store', 'check')).toMatchObject({
      code: 1,
      out: expect.stringContaining(`tables:${ada.userId} lacks its line of table:${id}`),
    });
    for (const args of [
      ['check', '--mend'],
      ['erase', ada.userId],
    ])
      expect(await runScript('store', ...args)).toMatchObject({
        code: 1,
        err: expect.stringContaining('is in use by process 7 on castle'),
      });
    await bot.tables.idle();
    await bot.store.close();
    expect(await runScript('store', 'check', '--mend')).toMatchObject({
      code: 0,
      out: expect.stringContaining('1 of 1 lines are mended'),
    });
    const mended = await botOn(url('lost.sqlite'));
    expect(await stateOf(mended.tables, id)).toEqual(before);
    await mended.tables.idle();
    await mended.store.close();
    expect(await runScript('store', 'erase', '@Ada')).toMatchObject({
      code: 2,
      err: expect.stringContaining('"@Ada" is no user ID'),
    });
    expect(await runScript('store', 'erase', hashUserId(ada.userId), '7')).toMatchObject({
      code: 0,
      out: expect.stringMatching(/ is deleted from 1 tables\nnothing is stored about 7$/m),
    });
    expect(await runScript('store', 'erase', ada.userId)).toMatchObject({
      out: expect.stringContaining(`nothing is stored about ${ada.userId}`),
    });
    expect(await runScript('store', 'check')).toMatchObject({ code: 0 });
  });
});
