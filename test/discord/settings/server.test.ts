import { PermissionFlagsBits as Bits, InteractionType } from 'discord-api-types/v10';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SERVER } from '../../../src/settings/server.ts';
import { resigned } from '../../../src/table/seats.ts';
import { type Stage, stage } from '../fixtures/stage.ts';
import { isPrivate, press } from '../fixtures/stranger.ts';
import { channel, fill, HOUSE, held, idOf, nothingWrong, open, roleId, t, user } from './scene.ts';

/** Of games that somebody loses. */
const SEED = '7'.repeat(32);

let on: Stage;
beforeEach(async () => {
  on = await stage({ playground: HOUSE, quotas: { perPerson: 3, perServer: 6 }, seed: SEED });
});
afterEach(() => on.close());

const guildId = () => on.playground.discord.guild().id;
const its = () => on.settings.server(guildId());
const select = async (name: string, field: string, values: string[], page = 0) => {
  const message = await open(on, name, 'server');
  if (page > 0) await user(on, name).click(message, idOf('server', `page${page}`));
  return (await user(on, name).select(message, idOf('server', field), values)).message!;
};
const openTable = (name: string, channelId = on.channelId, values = {}) =>
  user(on, name).command(channelId, 'table open', { game: 'artus', ...values });

describe('/settings server', () => {
  it('shows what holds, and changes it on two pages', async () => {
    const hall = channel(on, 'hall').id;
    const players = roleId(on, 'players');
    expect((await select('ben', 'pace', ['1d'])).content).toContain(t('people-pace-1d'));
    expect((await select('ben', 'channels', [hall])).content).toContain(`<#${hall}>`);
    expect((await select('ben', 'callRole', [players])).content).toContain(`<@&${players}>`);
    const language = await select('ben', 'language', ['en-US'], 1);
    expect(language.content).toContain(t('settings-server-title', { page: 2, pages: 2 }));
    await select('ben', 'managerRole', [roleId(on, 'stewards')], 1);
    const message = await open(on, 'ben', 'server');
    const threads = (await press(user(on, 'ben'), message, t('settings-server-thread-button'))).message!;
    expect(await its()).toEqual({
      ...SERVER,
      pace: '1d',
      channels: [hall],
      callRole: players,
      language: 'en-US',
      managerRole: roleId(on, 'stewards'),
      thread: true,
    });
    await press(user(on, 'ben'), threads, t('settings-server-channel-button'));
    for (const field of ['channels', 'callRole']) await select('ben', field, []);
    await select('ben', 'managerRole', [], 1);
    await select('ben', 'language', ['-'], 1);
    expect(await its()).toEqual({ ...SERVER, pace: '1d' });
    nothingWrong(on);
  });

  it.each([true, false])('lets computer players talk, or not: %s', async (chatter) => {
    if (!chatter) {
      const message = await open(on, 'ben', 'server');
      const [page] = [await user(on, 'ben').click(message, idOf('server', 'page1'))];
      await press(user(on, 'ben'), page.message!, t('settings-server-chatter-stop'));
    }
    expect((await its()).chatter).toBe(chatter);
    const lobby = (await openTable('ann', on.channelId, { computers: 1 })).message!;
    const { id } = await on.tables.inChannel(on.channelId);
    await press(user(on, 'ann'), lobby, t('discord-button-start'));
    await on.tables.change(id, { userId: user(on, 'ann').id, name: 'Ann' }, resigned);
    await on.tables.settled(id);
    const told = await vi.waitFor(() => {
      const [table] = user(on, 'dan').visibleMessages(on.channelId);
      expect(table!.content).toContain('🏆');
      return table!.content;
    });
    expect(/^-# .+: “.+”$/m.test(told)).toBe(chatter);
  });

  it('is for whoever may manage the server or has its role; others are told who may', async () => {
    const refused = await user(on, 'dan').command(on.channelId, 'settings server');
    expect(refused.message!.content).toBe(t('settings-server-managers-only'));
    expect(isPrivate(refused.message!)).toBe(true);
    const stewards = roleId(on, 'stewards');
    await on.settings.changeServer(guildId(), { managerRole: stewards });
    await select('cleo', 'pace', ['live']);
    expect((await its()).pace).toBe('live');
    const still = await user(on, 'dan').command(on.channelId, 'settings server');
    expect(still.message!.content).toBe(t('settings-server-managers-only-role', { role: `<@&${stewards}>` }));
    nothingWrong(on);
  });

  it('is refused at each press and form to somebody who has lost the right', async () => {
    await on.settings.changeServer(guildId(), { managerRole: roleId(on, 'stewards') });
    const cleo = user(on, 'cleo');
    const message = await open(on, 'cleo', 'server');
    const opened = await cleo.click(message, idOf('server', 'quotasForm'));
    const before = await on.settings.changeServer(guildId(), { managerRole: null });
    const refusals = [
      await cleo.select(message, idOf('server', 'pace'), ['live']),
      await cleo.click(message, idOf('server', 'thread')),
      await cleo.submitModal(opened, { perPerson: '1', perServer: '1' }),
    ];
    for (const outcome of refusals)
      expect(outcome.messages.map(({ content }) => content)).toContain(t('settings-server-managers-only'));
    expect(await its()).toEqual(before);
  });

  it('lets only those who may manage the server choose who else may change it', async () => {
    const stewards = roleId(on, 'stewards');
    await on.settings.changeServer(guildId(), { managerRole: stewards });
    const message = await open(on, 'cleo', 'server');
    const { message: second } = await user(on, 'cleo').click(message, idOf('server', 'page1'));
    expect(JSON.stringify(second!.components)).not.toContain(idOf('server', 'managerRole'));
    const data = { custom_id: idOf('server', 'managerRole'), component_type: 6, values: [], resolved: {} };
    const forged = await user(on, 'cleo').interact(on.channelId, {
      type: InteractionType.MessageComponent,
      data,
      message,
    });
    expect(forged.message!.content).toContain(t('settings-problem-owners-only'));
    expect((await its()).managerRole).toBe(stewards);
  });

  it('refuses @everyone as a role, and a channel for the list that the bot can’t write in', async () => {
    for (const [field, page] of [
      ['callRole', 0],
      ['managerRole', 1],
    ] as const)
      expect((await select('ben', field, [guildId()], page)).content).toContain(
        t('settings-problem-everyone'),
      );
    const board = channel(on, 'board');
    on.playground.discord.setOverwrites(board, [{ user: 'bot', deny: Bits.SendMessages }]);
    const told = await select('ben', 'frontPage', [board.id], 1);
    expect(told.content).toContain(t('settings-problem-closed-channel', { channel: `<#${board.id}>` }));
    expect(await its()).toEqual(SERVER);
    nothingWrong(on);
  });

  it('checks the numbers of tables, and keeps what was typed', async () => {
    const ben = user(on, 'ben');
    const message = await open(on, 'ben', 'server');
    const typed = { perPerson: '4', perServer: '2' };
    const told = await fill(ben, message, 'server', 'quotasForm', typed);
    expect(told.message!.content).toContain(
      t('settings-problem-no-count', { typed: '4', most: 3, example: 3 }),
    );
    expect(await held(ben, message, 'server', 'quotasForm')).toEqual(typed);
    await fill(ben, message, 'server', 'quotasForm', { perPerson: '2', perServer: '' });
    expect(await its()).toMatchObject({ tablesPerPerson: 2, tablesPerServer: null });
    expect((await open(on, 'ben', 'server')).content).toContain(
      t('settings-server-quotas-are', { perPerson: 2, perServer: 6 }),
    );
  });

  it('keeps what was typed in one server out of another', async () => {
    const { discord } = on.playground;
    const other = discord.addGuild({ name: 'Other', owner: 'ben', channels: [{ name: 'elsewhere' }] });
    const ben = user(on, 'ben');
    const message = await open(on, 'ben', 'server');
    await fill(ben, message, 'server', 'quotasForm', { perPerson: 'x', perServer: '' });
    const there = await ben.command(channel(on, 'elsewhere').id, 'settings server');
    const empty = { perPerson: '', perServer: '' };
    expect(await held(ben, there.message!, 'server', 'quotasForm')).toEqual(empty);
    expect(await on.settings.server(other.id)).toEqual(SERVER);
  });

  it('says so if it can’t be saved', async () => {
    const message = await open(on, 'ben', 'server');
    on.store.failing.add('put');
    const { message: told } = await user(on, 'ben').select(message, idOf('server', 'pace'), ['live']);
    expect(told!.content).toContain(t('errors-store-failed'));
    expect(told!.content).not.toContain(t('settings-saved'));
    expect(await its()).toEqual(SERVER);
  });
});

describe('a new table', () => {
  it('has the server’s pace, and its own thread if that’s usual and nobody says otherwise', async () => {
    await on.settings.changeServer(guildId(), { pace: '12h', thread: true });
    const { message } = await openTable('dan');
    const threadId = /<#(\d+)>/.exec(message!.content)![1]!;
    expect(threadId).not.toBe(on.channelId);
    expect((await on.tables.inChannel(threadId)).pace).toBe('12h');
    await openTable('dan', on.channelId, { thread: false });
    expect((await on.tables.inChannel(on.channelId)).channelId).toBe(on.channelId);
    nothingWrong(on);
  });

  it('opens only in the channels for tables and their threads', async () => {
    const hall = channel(on, 'hall').id;
    await on.settings.changeServer(guildId(), { channels: [hall] });
    const { message } = await openTable('dan');
    expect(message!.content).toBe(t('errors-other-channels', { channels: [`<#${hall}>`], count: 1 }));
    const opened = await openTable('dan', hall, { thread: true });
    const threadId = /<#(\d+)>/.exec(opened.message!.content)![1]!;
    expect((await on.tables.inChannel(threadId)).host.name).toBe('Dan');
    await openTable('dan', hall);
    await on.settings.changeServer(guildId(), { channels: [on.channelId] });
    const lobby = (await user(on, 'dan').command(hall, 'table leave')).message!;
    const again = await press(user(on, 'dan'), lobby, t('discord-button-reopen'));
    expect(again.messages.map(({ content }) => content)).toContain(
      t('errors-other-channels', { channels: [`<#${on.channelId}>`], count: 1 }),
    );
    await on.settings.changeServer(guildId(), { channels: ['404'] });
    await openTable('dan', hall);
    expect((await on.tables.inChannel(hall)).host.name).toBe('Dan');
  });

  it('counts against the server’s own limits', async () => {
    await on.settings.changeServer(guildId(), { tablesPerPerson: 1, tablesPerServer: 2 });
    await openTable('dan');
    const second = await openTable('dan', channel(on, 'hall').id);
    expect(second.message!.content).toBe(t('errors-too-many-own-tables', { most: 1 }));
    const third = await openTable('dan', channel(on, 'hall').id, { thread: true });
    expect(third.message!.content).toBe(t('errors-too-many-own-tables', { most: 1 }));
    await openTable('ann', channel(on, 'hall').id);
    const full = await openTable('ben', channel(on, 'board').id);
    expect(full.message!.content).toBe(t('errors-too-many-tables', { most: 2 }));
    await on.settings.changeServer(guildId(), { tablesPerPerson: 1_000 });
    expect(on.tables.quotas).toEqual({ perPerson: 3, perServer: 6 });
  });

  const calls = () =>
    on.playground.discord.requests
      .map(({ body }) => JSON.stringify(body ?? ''))
      .filter((body) => /"roles":\["\d+"\]/.test(body)).length;

  it('calls the role once, at most every quarter of an hour, and nobody else', async () => {
    const players = roleId(on, 'players');
    await on.settings.changeServer(guildId(), { callRole: players });
    const { message } = await openTable('dan');
    expect(message!.content).toContain(t('settings-server-call', { role: `<@&${players}>` }));
    expect(message!.mention_roles).toEqual([players]);
    expect(calls()).toBe(1);
    await press(user(on, 'ann'), message!, t('discord-button-join'));
    await user(on, 'ann').command(on.channelId, 'table show');
    await openTable('dan', channel(on, 'hall').id, { thread: true });
    expect(calls()).toBe(1);
    const { calledAt = 0 } = await its();
    await on.settings.changeServer(guildId(), { calledAt: calledAt - 15 * 60_000 });
    await openTable('ann', channel(on, 'hall').id, { thread: true });
    expect(calls()).toBe(2);
    nothingWrong(on);
  });

  it('calls nobody to a table without a seat for anybody', async () => {
    await on.settings.changeServer(guildId(), { callRole: roleId(on, 'players') });
    await openTable('dan', on.channelId, { invited: true });
    await openTable('dan', channel(on, 'hall').id, { computers: 3 });
    expect(calls()).toBe(0);
    expect((await its()).calledAt).toBeUndefined();
  });

  it('calls no role that would hear nothing, and says beforehand what to do about it', async () => {
    const squires = roleId(on, 'squires');
    const silent = t('settings-server-call-silent', { role: `<@&${squires}>` });
    expect((await select('ben', 'callRole', [squires])).content).toContain(silent);
    const { message } = await openTable('dan');
    expect(message!.content).not.toContain(squires);
    on.playground.discord.setRole(on.playground.discord.guild(), 'squires', { mentionable: true });
    await user(on, 'dan').command(on.channelId, 'help');
    expect((await open(on, 'ben', 'server')).content).not.toContain(silent);
    const called = await openTable('dan', channel(on, 'hall').id);
    expect(called.message!.mention_roles).toEqual([squires]);
    nothingWrong(on);
  });
});
