import { GatewayIntentBits } from 'discord.js';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Gateway } from '../../src/playground/gateway/gateway.ts';
import { removeChannel } from '../../src/playground/state/channels.ts';
import { type Bot, once, startBot } from './bot.ts';
import { GatewayConnection, identifyData } from './gateway-connection.ts';
import { invalidateSessions, requestReconnect } from './gateway-faults.ts';
import { RawClient } from './raw-client.ts';

describe('the gateway', () => {
  let raw: RawClient;
  beforeEach(async () => {
    raw = await RawClient.start();
  });
  afterEach(() => raw.close());

  const identify = (more: object = {}) => identifyData(raw, more);
  const connect = (query?: string) => GatewayConnection.open(raw, query);

  it.each([
    ['a wrong token', { token: 'x' }, 4004],
    ['the members intent', { intents: 2 }, 4014],
    ['the message content intent', { intents: 1 | (1 << 15) }, 4014],
    ['an unknown intent', { intents: 1 << 30 }, 4013],
    ['an invalid shard', { shard: [1, 1] }, 4010],
  ])('rejects %s', async (_name, more, code) => {
    const connection = await connect();
    connection.send(2, identify(more));
    expect(await connection.closed()).toBe(code);
  });

  it('closes connections that break the protocol', async () => {
    expect(await new GatewayConnection(raw, 'v=9&encoding=json').closed()).toBe(4012);
    const early = await connect();
    early.send(3, {});
    expect(await early.closed()).toBe(4003);
    const broken = await connect();
    broken.socket.send('{');
    expect(await broken.closed()).toBe(4002);
    const unknown = await connect();
    unknown.send(99, {});
    expect(await unknown.closed()).toBe(4001);
    const twice = await connect();
    twice.send(2, identify());
    twice.send(2, identify());
    expect(await twice.closed()).toBe(4005);
  });

  it('acknowledges heartbeats and sends the guild', async () => {
    const connection = await connect();
    connection.send(1, null);
    expect(await connection.next()).toMatchObject({ op: 11 });
    connection.send(2, identify());
    const ready = await connection.dispatch('READY');
    expect(ready).toMatchObject({ s: 1, d: { v: 10, application: { id: raw.playground.applicationId } } });
    const guild = await connection.dispatch('GUILD_CREATE');
    expect(guild.d).toMatchObject({ name: 'Camelot', member_count: 5, unavailable: false });
    expect(guild.d.channels.map(({ name }: { name: string }) => name)).toEqual(['round-table', 'great-hall']);
    expect(guild.d.roles[0]).toMatchObject({
      name: '@everyone',
      permissions: expect.stringMatching(/^\d+$/),
    });
  });

  it('sends messages by intent, without the content of other users', async () => {
    const withoutIntent = await connect();
    withoutIntent.send(2, identify());
    await withoutIntent.dispatch('GUILD_CREATE');
    const connection = await connect();
    connection.send(2, identify({ intents: 1 | GatewayIntentBits.GuildMessages }));
    await connection.dispatch('GUILD_CREATE');
    raw.discord.user('ann').say(raw.hall, 'secret');
    expect((await connection.next()).d).toMatchObject({
      content: '',
      author: { username: 'ann' },
      guild_id: expect.any(String),
    });
    const { body } = await raw.message({ content: 'mine' });
    expect((await connection.next()).d).toMatchObject({ content: 'mine' });
    await raw.send('DELETE', `/channels/${raw.hall}/messages/${body.id}`);
    expect(await connection.next()).toMatchObject({ t: 'MESSAGE_DELETE', d: { id: body.id } });
    withoutIntent.send(1, null);
    expect(await withoutIntent.next()).toMatchObject({ op: 11 });
  });

  it('replays missed events in order', async () => {
    const connection = await connect();
    connection.send(2, identify());
    const { d } = await connection.dispatch('READY');
    const last = await connection.dispatch('GUILD_CREATE');
    const gone = connection.closed();
    raw.discord.gateway.dropConnections();
    await gone;
    const guild = raw.discord.guild();
    raw.discord.addChannel(guild, { name: 'one' });
    raw.discord.addChannel(guild, { name: 'two' });
    const again = await connect();
    again.send(6, { token: raw.playground.token, session_id: d.session_id, seq: last.s });
    expect(await again.next()).toMatchObject({ t: 'CHANNEL_CREATE', s: last.s! + 1, d: { name: 'one' } });
    expect(await again.next()).toMatchObject({ t: 'CHANNEL_CREATE', s: last.s! + 2, d: { name: 'two' } });
    expect(await again.next()).toMatchObject({ t: 'RESUMED', s: last.s! + 3 });
  });

  it('rejects resumes of unknown sessions', async () => {
    const connection = await connect();
    connection.send(6, { token: raw.playground.token, session_id: 'x', seq: 1 });
    expect(await connection.next()).toMatchObject({ op: 9, d: false });
    connection.send(2, identify());
    const { d } = await connection.dispatch('READY');
    const ahead = await connect();
    ahead.send(6, { token: raw.playground.token, session_id: d.session_id, seq: 99 });
    expect(await ahead.closed()).toBe(4007);
    await connection.dispatch('GUILD_CREATE');
    invalidateSessions(raw.discord.gateway);
    expect(await connection.next()).toMatchObject({ op: 9, d: false });
    connection.send(6, { token: raw.playground.token, session_id: d.session_id, seq: 2 });
    expect(await connection.next()).toMatchObject({ op: 9, d: false });
  });
});

describe('a gateway client', () => {
  let bot: Bot;
  beforeEach(async () => {
    bot = await startBot();
    await bot.client.application.commands.set([{ name: 'help', description: 'Help' }]);
    bot.client.on('interactionCreate', (interaction) => {
      if (interaction.isChatInputCommand()) void interaction.reply('here');
    });
  });
  afterEach(() => bot.close());

  it.each<readonly [string, (gateway: Gateway) => void]>([
    ['connections are dropped', (gateway) => gateway.dropConnections()],
    ['a request to reconnect', requestReconnect],
  ])('loses no interaction after %s', async (_name, interrupt) => {
    const { discord } = bot.playground;
    const resumed = once(bot.client, 'shardResume');
    interrupt(discord.gateway);
    const outcome = await discord.user('ann').command(discord.channel('round-table').id, 'help');
    expect(outcome.message?.content).toBe('here');
    await resumed;
  });

  it('receives new guilds and channels', async () => {
    const { discord } = bot.playground;
    const joined = once(bot.client, 'guildCreate');
    const guild = discord.addGuild({ name: 'Avalon', channels: [{ name: 'isle' }] });
    expect((await joined)[0].channels.cache.map(({ name }) => name)).toEqual(['isle']);
    const made = once(bot.client, 'channelCreate');
    discord.addChannel(guild, { name: 'shore' });
    expect((await made)[0].name).toBe('shore');
    const gone = once(bot.client, 'channelDelete');
    removeChannel(discord.world, discord.channel('isle'));
    expect((await gone)[0]).toMatchObject({ name: 'isle' });
  });
});
