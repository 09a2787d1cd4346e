import { MessageFlags } from 'discord-api-types/v10';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Stage } from '../fixtures/stage.ts';
import { press } from '../fixtures/stranger.ts';
import {
  active,
  choose,
  command,
  newStage,
  nextChange,
  openHand,
  restarted,
  shared,
  startGame,
  t,
  timesTold,
  user,
} from './scene.ts';

let on: Stage;
let id: string;
beforeEach(async () => {
  on = await newStage();
  id = await startGame(on);
});
afterEach(() => on.close());

describe('a store that cannot be read', () => {
  it.each(['hand', 'table show', 'table open', 'table undo', 'table export', 'games', 'artus draw'])(
    'is not called one that cannot be written: /%s',
    async (text) => {
      await on.bot.stop();
      const later = await restarted(on);
      later.store.failing.add('get');
      const values = { 'table open': { game: 'artus' }, 'artus draw': { pile: 'x' } }[text] ?? {};
      const asked = await command(later, 'ben', text, values);
      const message = await asked.messageWhere(({ content }) => content.length > 0);
      expect(message.content).toBe(t('errors-store-unreadable'));
      expect(message.flags! & MessageFlags.Ephemeral).toBeTruthy();
      await later.close();
    },
  );

  it('is told to whoever presses, and offers nothing to whoever types', async () => {
    await on.bot.stop();
    const later = await restarted(on);
    later.store.failing.add('get');
    const { message } = await press(user(on, 'ben'), shared(on), t('discord-button-hand'));
    expect(message!.content).toBe(t('errors-store-unreadable'));
    const typed = await user(on, 'ben').autocomplete(on.channelId, 'artus draw', 'pile', '');
    expect(typed.choices).toEqual([]);
    later.store.failing.clear();
    const again = await press(user(on, 'ben'), shared(on), t('discord-button-hand'));
    expect(again.message!.content).not.toContain(t('errors-store-unreadable'));
    await later.close();
  });
});

describe('a save of which nobody knows', () => {
  it('is called so, and the channel is told once the store says that it was made', async () => {
    const [of, hand] = [active(on), await openHand(on)];
    on.store.unknown = 'written';
    const { message } = await choose(of, hand);
    expect(message!.content).toContain(t('errors-save-unknown'));
    expect(timesTold(on, 'places a Knight')).toBe(0);
    const told = on.playground.discord.nextMessage(({ content }) => content.includes('places a Knight'));
    on.store.unknown = null;
    expect((await told).mentions.map((called) => called.id)).not.toContain(of.id);
    await on.tables.settled(id);
    expect(timesTold(on, 'places a Knight')).toBe(1);
  });

  it('counts no more once the store says that it was not made', async () => {
    const [of, hand] = [active(on), await openHand(on)];
    const { revision } = await on.tables.info(id);
    on.store.unknown = 'late';
    const { message } = await choose(of, hand);
    expect(message!.content).toContain(t('errors-save-unknown'));
    on.store.unknown = null;
    const now = await of.command(on.channelId, 'hand');
    on.store.arrive();
    expect((await on.tables.info(id)).revision).toBe(revision);
    const changed = nextChange(on);
    await choose(of, now.message!);
    await changed;
    await on.tables.settled(id);
    expect((await on.tables.info(id)).revision).toBe(revision + 1);
    expect(timesTold(on, 'places a Knight')).toBe(1);
  });

  it('is not made twice by somebody who presses again', async () => {
    const [of, hand] = [active(on), await openHand(on)];
    const { revision } = await on.tables.info(id);
    on.store.unknown = 'written';
    await choose(of, hand);
    on.store.unknown = null;
    const again = await choose(of, hand);
    expect(again.message!.content).toContain(t('errors-stale'));
    await on.tables.settled(id);
    expect((await on.tables.info(id)).revision).toBe(revision + 1);
    expect(timesTold(on, 'places a Knight')).toBe(1);
  });
});
