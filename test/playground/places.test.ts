import { PermissionFlagsBits as Bits, ChannelType } from 'discord.js';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { removeChannel } from '../../src/playground/state/channels.ts';
import { ClientRefusal } from '../../src/playground/users/components.ts';
import { ManualClock } from '../base/manual-clock.ts';
import { GatewayConnection } from './gateway-connection.ts';
import { COMMANDS, clickButton } from './interaction-fixtures.ts';
import { button, file, row } from './payloads.ts';
import { RawClient } from './raw-client.ts';
import { openThread } from './threads.ts';

const MIB = 2 ** 20;

let raw: RawClient;
let clock: ManualClock;
beforeEach(async () => {
  clock = new ManualClock();
  raw = await RawClient.start({
    clock,
    limits: { activeThreads: 3 },
    users: [
      { name: 'ann' },
      { name: 'ben' },
      { name: 'kid', isOfAge: false },
      { name: 'eve', takesAgeRestricted: true },
    ],
    guilds: [
      {
        name: 'Camelot',
        roles: [{ name: 'wardens', members: ['eve'], permissions: Bits.ManageThreads | Bits.BypassSlowmode }],
        channels: [
          { name: 'round-table', slowmode: 10 },
          { name: 'news', type: ChannelType.GuildAnnouncement },
          { name: 'forum', type: ChannelType.GuildForum },
          { name: 'media', type: ChannelType.GuildMedia },
          { name: 'voice', type: ChannelType.GuildVoice },
          { name: 'cellar', nsfw: true },
        ],
      },
    ],
  });
  await raw.commands([...COMMANDS, { name: 'wine', description: 'Wine', nsfw: true }]);
});
afterEach(() => raw.close());

const refused = (code: number, status = 403) => ({ status, body: { code } });
const at = (name: string) => raw.discord.channel(name).id;
const post = (name: string, body: object = { content: 'x' }) =>
  raw.send('POST', `/channels/${at(name)}/messages`, body);
const newThread = (name: string, type: number) =>
  raw.send('POST', `/channels/${at(name)}/threads`, { name: 'one', type });
const offered = (user: string, channelId: string) =>
  raw.discord
    .user(user)
    .commands(channelId)
    .map(({ name }) => name);

describe('kinds of channels', () => {
  it('take messages, except forums', async () => {
    for (const name of ['round-table', 'news', 'voice', 'cellar'])
      expect((await post(name)).status).toBe(200);
    for (const name of ['forum', 'media']) {
      expect(await post(name)).toMatchObject({
        status: 400,
        body: { code: 40058, message: 'Cannot send a message in a forum channel' },
      });
      expect(() => raw.discord.user('ann').say(at(name), 'x')).toThrow(ClientRefusal);
      expect(offered('ann', at(name))).toEqual([]);
    }
  });

  it('are told with their types', async () => {
    removeChannel(raw.discord.world, raw.discord.channel('media'));
    const { body } = await raw.send('GET', `/guilds/${raw.discord.guild().id}/channels`);
    expect(body.map(({ type }: { readonly type: number }) => type)).toEqual([0, 5, 15, 2, 0]);
    expect(body.at(-1)).toMatchObject({ name: 'cellar', nsfw: true });
    expect(body[0]).toMatchObject({ rate_limit_per_user: 10 });
  });

  it('have threads of their own kind', async () => {
    expect((await newThread('news', 10)).body).toMatchObject({ type: 10, parent_id: at('news') });
    expect((await newThread('round-table', 11)).body).toMatchObject({ type: 11 });
    for (const [name, type] of [
      ['news', 11],
      ['news', 12],
      ['round-table', 10],
      ['forum', 11],
      ['voice', 11],
    ] as const)
      expect(await newThread(name, type)).toMatchObject(refused(50024, 400));
    raw.discord.setOverwrites(raw.discord.channel('news'), [{ user: 'bot', deny: Bits.CreatePublicThreads }]);
    expect(await newThread('news', 10)).toMatchObject(refused(50013));
  });

  it('have posts in forums, in which everybody talks', async () => {
    const thread = openThread(raw.discord, raw.discord.channel('forum'), { name: 'A game', owner: 'ben' });
    expect(raw.discord.user('ann').visibleMessages(thread.id)).toMatchObject([{ content: 'A game' }]);
    expect((await raw.send('POST', `/channels/${thread.id}/messages`, { content: 'x' })).status).toBe(200);
    expect(offered('ann', thread.id)).toContain('help');
  });

  it('have so many active threads in a guild, and archived ones besides', async () => {
    for (const _ of [1, 2]) await newThread('round-table', 11);
    const last = (await newThread('news', 10)).body.id;
    expect(await newThread('round-table', 12)).toMatchObject({
      status: 400,
      body: { code: 160006, message: 'Maximum number of active threads reached' },
    });
    await raw.send('PATCH', `/channels/${last}`, { archived: true });
    expect((await newThread('round-table', 12)).status).toBe(201);
  });
});

describe('slowmode', () => {
  it('holds people up, but neither the bot nor whoever may bypass it', async () => {
    const [ben, eve] = [raw.discord.user('ben'), raw.discord.user('eve')];
    ben.say(raw.hall, 'a');
    clock.advance(9_999);
    expect(() => ben.say(raw.hall, 'b')).toThrow('slowmode');
    clock.advance(1);
    ben.say(raw.hall, 'c');
    for (const content of ['d', 'e']) {
      eve.say(raw.hall, content);
      expect((await raw.message({ content })).status).toBe(200);
    }
  });
});

describe('age-restricted places', () => {
  it('are closed to whoever is too young, with their threads', () => {
    const thread = openThread(raw.discord, raw.discord.channel('cellar'), { name: 'casks', owner: 'ann' });
    for (const id of [at('cellar'), thread.id])
      expect(['ann', 'kid'].map((name) => raw.discord.user(name).canSee(id))).toEqual([true, false]);
    expect(raw.discord.user('kid').canSee(raw.hall)).toBe(true);
  });

  it('are the only ones for age-restricted commands, but for direct messages where they’re allowed', () => {
    expect(offered('ben', raw.hall)).toEqual(['help', 'artus']);
    expect(offered('ben', at('cellar'))).toEqual(['help', 'artus', 'wine']);
    const direct = (name: string) => offered(name, raw.discord.user(name).directMessageId);
    expect(direct('ben')).toEqual(['help', 'artus']);
    expect(direct('eve')).toEqual(['help', 'artus', 'wine']);
  });
});

describe('a time-out', () => {
  const timeOut = (name: string) => raw.discord.timeOut(raw.discord.guild(), name, clock.now() + 60_000);

  it('lets a member look on, but neither write nor press, until it ends', async () => {
    const { body } = await raw.message({ content: 'x', components: [row(button())] });
    const ben = raw.discord.user('ben');
    timeOut('ben');
    const member = await raw.send('GET', `/guilds/${raw.discord.guild().id}/members/${ben.id}`);
    expect(member.body.communication_disabled_until).toBe(new Date(clock.now() + 60_000).toISOString());
    expect(ben.visibleMessages(raw.hall)).toHaveLength(1);
    expect(() => ben.say(raw.hall, 'x')).toThrow(ClientRefusal);
    expect(ben.commands(raw.hall)).toEqual([]);
    await expect(ben.click(body, 'a')).rejects.toThrow('time-out');
    clock.advance(60_000);
    ben.say(raw.hall, 'x');
    const next = raw.nextInteraction();
    ben.click(body, 'a').catch(() => undefined);
    expect(await next).toMatchObject({ type: 3 });
  });

  it('keeps no administrator from anything', () => {
    timeOut('ann');
    expect(raw.discord.user('ann').say(raw.hall, 'x').content).toBe('x');
  });

  it('of the bot refuses its messages, but not its answers, and is told to it', async () => {
    const { connection } = await GatewayConnection.identify(raw);
    timeOut('ben');
    timeOut('bot');
    expect((await connection.dispatch('GUILD_MEMBER_UPDATE')).d).toMatchObject({
      user: { id: raw.discord.bot.id },
      communication_disabled_until: new Date(clock.now() + 60_000).toISOString(),
    });
    connection.socket.close();
    expect(await raw.message({ content: 'x' })).toMatchObject(refused(50013));
    expect(await newThread('round-table', 11)).toMatchObject(refused(50013));
    const { interaction } = await clickButton(raw);
    expect(BigInt(interaction.app_permissions)).toBe(Bits.ViewChannel | Bits.ReadMessageHistory);
    expect((await raw.callback(interaction, { type: 4, data: { content: 'x' } })).status).toBe(204);
    raw.discord.timeOut(raw.discord.guild(), 'bot', null);
    expect((await raw.message({ content: 'x' })).status).toBe(200);
  });
});

describe('locked threads', () => {
  it('take neither commands nor presses, except commands of whoever manages them', async () => {
    const thread = openThread(raw.discord, raw.discord.channel('round-table'), { name: 'one', owner: 'ben' });
    const body = { content: 'x', components: [row(button())] };
    const { body: message } = await raw.send('POST', `/channels/${thread.id}/messages`, body);
    expect(offered('ben', thread.id)).toContain('help');
    thread.thread!.locked = true;
    expect([offered('ben', thread.id), offered('eve', thread.id)]).toEqual([[], ['help', 'artus']]);
    for (const name of ['ben', 'eve'])
      await expect(raw.discord.user(name).click(message, 'a')).rejects.toThrow('locked');
    expect(raw.discord.user('eve').say(thread.id, 'x').content).toBe('x');
    expect(() => raw.discord.user('ben').say(thread.id, 'x')).toThrow(ClientRefusal);
  });

  it('and replies need the history', async () => {
    const { body } = await raw.message({ content: 'x' });
    raw.discord.setOverwrite(raw.discord.channel('round-table'), {
      user: 'bot',
      deny: Bits.ReadMessageHistory,
    });
    const reply = { content: 'y', message_reference: { message_id: body.id } };
    expect(await raw.message(reply)).toMatchObject({
      status: 403,
      body: { code: 160002, message: 'Cannot reply without permission to read message history' },
    });
  });
});

describe('uploads', () => {
  const upload = (bytes: number) => [file('a.bin', bytes)];

  it('end at 10 MiB for the bot, and at 20 through an interaction', async () => {
    expect(raw.discord.world.uploads).toEqual({ bot: 10 * MIB, interaction: 20 * MIB });
    const { interaction } = await clickButton(raw);
    expect(interaction.attachment_size_limit).toBe(20 * MIB);
  });

  it('end where a test says, whatever sends them', async () => {
    Object.assign(raw.discord.world.uploads, { bot: 10, interaction: 20 });
    const sent = await raw.message({}, upload(10));
    expect(sent.status).toBe(200);
    const refusal = { status: 413, body: { code: 40005, message: 'Request entity too large' } };
    expect(await raw.message({}, upload(11))).toMatchObject(refusal);
    const change = `/channels/${raw.hall}/messages/${sent.body.id}`;
    expect(await raw.send('PATCH', change, { content: 'x' }, upload(11))).toMatchObject(refusal);
    const { interaction } = await clickButton(raw);
    expect(interaction.attachment_size_limit).toBe(20);
    const reply = { type: 4, data: { content: 'x' } };
    expect(await raw.callback(interaction, reply, upload(21))).toMatchObject(refusal);
    expect((await raw.callback(interaction, reply, upload(20))).status).toBe(204);
    for (const [method, path] of [
      ['POST', ''],
      ['PATCH', '/messages/@original'],
    ] as const) {
      const send = (bytes: number) => raw.webhook(method, interaction, path, { content: 'y' }, upload(bytes));
      expect(await send(21)).toMatchObject(refusal);
      expect((await send(20)).status).toBe(200);
    }
  });
});
