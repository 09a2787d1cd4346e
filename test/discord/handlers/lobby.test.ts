import { afterEach, describe, expect, it } from 'vitest';
import { translator } from '../../../src/i18n/index.ts';
import type { LocalUser } from '../../../src/playground/users/user.ts';
import { type Stage, stage } from '../fixtures/stage.ts';
import { enabled, isPrivate, newest, pickFrom, press, randomFrom, use } from '../fixtures/stranger.ts';
import { CALLBACK } from '../reliability/scene.ts';

const t = translator('en-US');

let on: Stage;
afterEach(() => on.close());

describe('a lobby', () => {
  it.each([
    [1, 'artus'],
    [2, 'artus'],
    [3, 'artus'],
    [4, 'quests'],
    [5, 'quests'],
  ])('leads to a game, whatever is clicked (%i, %s)', async (seed, game) => {
    on = await stage();
    const { discord } = on.playground;
    const random = randomFrom(seed);
    const users = ['ann', 'ben', 'cleo'].map((name) => discord.user(name));
    await users[0]!.command(on.channelId, 'table open', { game });
    const playing = async () =>
      (await on.tables.list(discord.guild().id)).tables.find(({ status }) => status === 'playing');
    for (let clicks = 0; !(await playing()); clicks++) {
      expect(clicks).toBeLessThan(400);
      const user = pickFrom(users, random);
      const lobby = newest(user, on.channelId, (message) => !isPrivate(message))!;
      await use(user, lobby, pickFrom(enabled(lobby), random), random);
    }
    const { id, seats } = (await playing())!;
    await on.tables.settled(id);
    expect(seats.length).toBeGreaterThan(1);
    expect(discord.refusals).toEqual([]);
    expect(on.faults()).toEqual([]);
  });

  it('does not come back where the game has begun meanwhile', async () => {
    on = await stage();
    const { discord } = on.playground;
    const [ann, ben] = ['ann', 'ben'].map((name) => discord.user(name));
    const { message } = await ann!.command(on.channelId, 'table open', { game: 'artus', computers: 1 });
    const { id } = await on.tables.inChannel(on.channelId);
    await press(ann!, message!, t('discord-button-start'));
    const held = discord.faults.add({
      match: { method: 'POST', route: CALLBACK, times: 1 },
      effect: { type: 'hang' },
    });
    const joining = press(ben!, message!, t('discord-button-join'));
    await held.reached();
    await on.tables.settled(id);
    held.release();
    await joining;
    await on.bot.stop();
    const table = newest(ben!, on.channelId, (each) => !isPrivate(each))!;
    expect(enabled(table).map(({ label }) => label)).toContain(t('discord-button-hand'));
  });

  it('closes when the last person leaves, and a button opens it again', async () => {
    on = await stage();
    const ann = on.playground.discord.user('ann');
    const ben = on.playground.discord.user('ben');
    const opened = await ann.command(on.channelId, 'table open', {
      game: 'artus',
      variant: 'advanced',
      computers: 2,
    });
    const left = await press(ann, opened.message!, t('discord-button-leave'));
    expect(enabled(left.message!).map(({ label }) => label)).toEqual([t('discord-button-reopen')]);
    const rematch = await press(ben, left.message!, t('discord-button-reopen'));
    const table = await on.tables.inChannel(on.channelId);
    expect(table).toMatchObject({ variant: 'advanced', host: { userId: ben.id } });
    expect(table.seats.map(({ kind }) => kind)).toEqual(['person', 'computer', 'computer']);
    expect(enabled(rematch.message!).map(({ label }) => label)).toContain(t('discord-button-start'));
  });

  it('keeps the seats of those who left for them, not for the computers that played on', async () => {
    on = await stage();
    const [ann, ben] = ['ann', 'ben'].map((name) => on.playground.discord.user(name)) as [
      LocalUser,
      LocalUser,
    ];
    const opened = await ann.command(on.channelId, 'table open', { game: 'quests', computers: 2 });
    await press(ben, opened.message!, t('discord-button-join'));
    const { id } = await on.tables.inChannel(on.channelId);
    await press(ann, opened.message!, t('discord-button-start'));
    const asked = await ben.command(on.channelId, 'table resign');
    await press(ben, asked.message!, t('discord-button-resign'));
    await on.tables.settled(id);
    const closing = await ann.command(on.channelId, 'table close');
    await press(ann, closing.message!, t('discord-button-close'));
    await on.tables.settled(id);
    const table = newest(ann, on.channelId, (each) => !isPrivate(each))!;
    await press(ann, table, t('discord-button-again'));
    const { seats, invited } = await on.tables.inChannel(on.channelId);
    expect(seats.map(({ kind }) => kind)).toEqual(['person', 'computer', 'computer']);
    expect(invited).toEqual([{ userId: ben.id, name: 'Ben' }]);
  });
});
