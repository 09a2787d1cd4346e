import { PermissionFlagsBits as Bits, MessageFlags } from 'discord-api-types/v10';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Stage } from '../fixtures/stage.ts';
import { enabled, press } from '../fixtures/stranger.ts';
import { command, newStage, restarted, startGame, t, user } from './scene.ts';

const SPOILED = '{"version": 3, "data": "spoiled"}';

let on: Stage;
let later: Stage;
let id: string;
/** What the store held of it. */
let whole: string;
beforeEach(async () => {
  on = await newStage();
  id = await startGame(on);
  await on.bot.stop();
  whole = on.store.texts.get(`table:${id}`)!;
  on.store.texts.set(`table:${id}`, SPOILED);
  later = await restarted(on);
  const channel = on.playground.discord.channel('round-table');
  on.playground.discord.setOverwrite(channel, { user: 'cleo', allow: Bits.ManageChannels });
});
afterEach(async () => {
  await later.close();
  await on.close();
});

describe('a table that cannot be read', () => {
  it('is listed with its channel', async () => {
    const { message } = await command(later, 'ben', 'games');
    expect(message!.content).toContain(t('discord-games-unreadable', { place: `<#${on.channelId}>` }));
    expect(message!.content).not.toContain(t('discord-games-none'));
  });

  it.each(['hand', 'table show', 'table close', 'table join', 'artus draw'])(
    'is called so, and members are offered nothing: /%s',
    async (text) => {
      const values = text === 'artus draw' ? { pile: 'x' } : {};
      const { message } = await command(later, 'ben', text, values);
      expect(message!.flags! & MessageFlags.Ephemeral).toBeTruthy();
      expect(message!.content).toBe(t('errors-table-unreadable', { tableId: id }));
      expect(enabled(message!)).toEqual([]);
    },
  );

  it('is set aside by somebody who may manage the channel, once, and the channel is free', async () => {
    const closing = (await command(later, 'cleo', 'table close')).message!;
    const set = await press(user(on, 'cleo'), closing, t('discord-button-aside'));
    expect(set.message!.content).toBe(t('discord-confirm-set-aside', { table: id }));
    expect(later.store.texts.get(`aside:${id}`)).toBe(SPOILED);
    expect(later.store.texts.has(`table:${id}`)).toBe(false);
    const list = (await command(later, 'ben', 'games')).message!;
    expect(list.content).toContain(t('discord-games-none'));
    const opened = (await command(later, 'ben', 'table open', { game: 'artus' })).message!;
    expect(opened.content).toContain('## Artus');
  });

  it('is not set aside by anybody else, nor when it can be read again', async () => {
    const closing = (await command(later, 'cleo', 'table close')).message!;
    const [aside] = enabled(closing);
    const data = { custom_id: aside!.custom_id, component_type: 2 };
    const foreign = (await command(later, 'ben', 'help')).message!;
    const tried = await user(on, 'ben').interact(on.channelId, { type: 3, data, message: foreign });
    expect(tried.message!.content).toContain(t('errors-manager-only'));
    expect(later.store.texts.get(`table:${id}`)).toBe(SPOILED);
    await later.bot.stop();
    const readable = later.store.copy();
    readable.texts.set(`table:${id}`, whole);
    const again = await restarted(on, readable);
    const { message } = await press(user(on, 'cleo'), closing, t('discord-button-aside'));
    expect(message!.content).toContain(t('errors-stale'));
    expect((await again.tables.info(id)).status).toBe('playing');
    await again.close();
  });
});
