import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { deadline } from '../../../src/base/deadline.ts';
import { decodeCustomId } from '../../../src/discord/choices/controls.ts';
import type { Commit, Stored, Version } from '../../../src/store/store.ts';
import { FaultyStore } from '../../table/fixtures/stores.ts';
import type { Stage } from '../fixtures/stage.ts';
import { enabled, press, randomFrom, use } from '../fixtures/stranger.ts';
import {
  active,
  choose,
  command,
  newStage,
  openHand,
  restarted,
  shared,
  startGame,
  t,
  timesTold,
  USERS,
  user,
} from './scene.ts';

/** Notes until when each call may take. While it hangs, a call fails as if that time had come. */
class TimedStore extends FaultyStore {
  readonly deadlines: (number | undefined)[] = [];

  override get(key: string): Promise<Stored | undefined> {
    this.deadlines.push(deadline());
    return super.get(key);
  }

  override commit(commit: Commit): Promise<Version> {
    this.deadlines.push(deadline());
    return super.commit(commit);
  }
}

let on: Stage;
let id: string;
beforeEach(async () => {
  on = await newStage({ store: new TimedStore() });
  id = await startGame(on);
});
afterEach(() => on.close());

describe('a store that hangs', () => {
  it.each(['hand', 'table show', 'table open', 'table join', 'table undo', 'games', 'artus draw'])(
    'is given one deadline by an interaction, before Discord’s: /%s',
    async (text) => {
      await on.bot.stop();
      const store = new TimedStore(new Map(on.store.texts));
      const later = await restarted(on, store);
      store.deadlines.length = 0;
      store.failing.add('get');
      const before = Date.now();
      const values = { 'table open': { game: 'artus' }, 'artus draw': { pile: 'x' } }[text] ?? {};
      const asked = await command(later, 'ben', text, values);
      const message = await asked.messageWhere(({ content }) => content.length > 0);
      expect(message.content).toBe(t('errors-store-unreadable'));
      const given = new Set(store.deadlines.filter((until) => until !== undefined));
      expect(given.size).toBe(1);
      expect([...given][0]! - before).toBeLessThan(3_000 + (Date.now() - before));
      await later.close();
    },
  );

  it('promises no more than is known where another process may have saved what was pressed', async () => {
    await on.bot.stop();
    const store = new TimedStore(new Map(on.store.texts));
    store.isShared = true;
    const later = await restarted(on, store);
    store.failing.add('get');
    const { message } = await press(user(on, 'ben'), shared(on), t('discord-button-hand'));
    expect(message!.content).toBe(t('discord-refused-store-away'));
    await later.close();
  });

  it('is given the same by whoever presses and types, who then see nothing offered', async () => {
    await on.bot.stop();
    const store = new TimedStore(new Map(on.store.texts));
    const later = await restarted(on, store);
    store.failing.add('get');
    const { message } = await press(user(on, 'ben'), shared(on), t('discord-button-hand'));
    expect(message!.content).toBe(t('errors-store-unreadable'));
    store.deadlines.length = 0;
    const typed = await user(on, 'ben').autocomplete(on.channelId, 'artus draw', 'pile', '');
    expect(typed.choices).toEqual([]);
    expect(new Set(store.deadlines).size).toBe(1);
    await later.close();
  });

  it('leaves a pick unknown, which is told once the store is back, and told once', async () => {
    const [of, hand] = [active(on), await openHand(on)];
    const store = on.store as TimedStore;
    store.deadlines.length = 0;
    store.unknown = 'written';
    const { message } = await choose(of, hand);
    expect(message!.content).toContain(t('errors-save-unknown'));
    expect(store.deadlines[0]).toBeDefined();
    store.unknown = null;
    await on.tables.settled(id);
    expect(timesTold(on, 'places a Knight')).toBe(1);
  });
});

describe('what a store that is away keeps from being read', () => {
  it('does not hide a hand that is in memory', async () => {
    on.store.failing.add('get');
    const hand = await openHand(on);
    expect(hand.content).not.toContain(t('errors-store-unreadable'));
    expect(enabled(hand).length).toBeGreaterThan(0);
  });

  it('does not deny a seat that has been taken in the list', async () => {
    const channels = ['round-table', 'hall'].map((name) => ({ name }));
    const first = await newStage({ playground: { users: USERS, guilds: [{ name: 'Camelot', channels }] } });
    const hall = first.playground.discord.channel('hall').id;
    const game = await startGame(first);
    await user(first, 'ann').command(hall, 'table open', { game: 'quests' });
    const list = (await command(first, 'cleo', 'games')).message!;
    await first.bot.stop();
    class WithoutGame extends FaultyStore {
      override get(key: string) {
        if (key === `table:${game}`) this.failing.add('get');
        return super.get(key).finally(() => this.failing.clear());
      }
    }
    const store = new WithoutGame(new Map(first.store.texts));
    const later = await newStage({ on: first.playground, store });
    const seat = enabled(list).find(({ custom_id }) => decodeCustomId(custom_id)?.verb === 'sit')!;
    const { message } = await use(user(first, 'cleo'), list, seat, randomFrom(1));
    expect(message!.content).toContain(t('discord-games-joined', { place: `<#${hall}>` }));
    await later.close();
    await first.playground.close();
  });

  it('gives a hint no more time than anything else, but for the thought', async () => {
    const store = on.store as TimedStore;
    store.deadlines.length = 0;
    const { elapsed } = await active(on).command(on.channelId, 'hint');
    expect(elapsed).toBeLessThan(3_000);
    for (const until of store.deadlines)
      if (until !== undefined) expect(until - Date.now()).toBeLessThan(3_000);
  });
});
