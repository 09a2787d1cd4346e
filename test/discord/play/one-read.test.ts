import { afterEach, expect, it } from 'vitest';
import { decodeCustomId } from '../../../src/discord/choices/controls.ts';
import { translator } from '../../../src/i18n/index.ts';
import type { Commit, Stored, Version } from '../../../src/store/store.ts';
import { tableCollection } from '../../../src/table/storage/stored-table.ts';
import { FaultyStore } from '../../table/fixtures/stores.ts';
import { startTable } from '../fixtures/random-game.ts';
import { type Stage, stage } from '../fixtures/stage.ts';
import { enabled, isPrivate, newest, press, use } from '../fixtures/stranger.ts';

const t = translator('en-US');

/** Counts how often tables are read and written. */
class CountingStore extends FaultyStore {
  gets = 0;
  puts = 0;

  override get(key: string): Promise<Stored | undefined> {
    if (key.startsWith('table:')) this.gets++;
    return super.get(key);
  }

  override commit(commit: Commit): Promise<Version> {
    if (commit.key.startsWith('table:')) this.puts++;
    return super.commit(commit);
  }
}

let on: Stage;
const { cached } = tableCollection;
afterEach(async () => {
  Object.assign(tableCollection, { cached });
  await on.close();
});

it('a press on a pick reads its table once, and writes it once', async () => {
  // Without a cache, each look at the table is a read.
  Object.assign(tableCollection, { cached: 0 });
  const store = new CountingStore();
  on = await stage({ store, seed: 'b7'.repeat(16), playground: { limits: { requests: 10_000 } } });
  const tableId = await startTable(on, ['ann', 'ben'], { game: 'quests', variant: 'basic' });
  let played = 0;
  for (let turn = 0; played === 0; turn++) {
    const { seats, toAct } = await on.tables.info(tableId);
    const awaited = seats[toAct[0]!]!;
    const user = on.playground.discord.userById(awaited.kind === 'person' ? awaited.userId : '')!;
    const shared = newest(user, on.channelId, (message) => !isPrivate(message))!;
    const { message: hand } = await press(user, shared, t('discord-button-hand'));
    const picks = enabled(hand!).filter(({ custom_id }) => decodeCustomId(custom_id)?.verb === 'pick');
    const pick = picks[turn % picks.length]!;
    await on.tables.settled(tableId);
    const before = await on.tables.info(tableId);
    store.gets = 0;
    store.puts = 0;
    await use(user, hand!, pick, () => 0);
    const { gets, puts } = store;
    const after = await on.tables.info(tableId);
    // The channel hears of what everybody may see, by reads of its own.
    if (after.shown === before.shown) {
      played = after.revision - before.revision;
      expect([gets, puts]).toEqual([1, played]);
    }
    await on.tables.settled(tableId);
  }
  expect(played).toBe(1);
});
