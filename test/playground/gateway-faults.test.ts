import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Gateway } from '../../src/playground/gateway/gateway.ts';
import { ManualClock } from '../base/manual-clock.ts';
import { type Bot, once, startBot } from './bot.ts';
import { GatewayConnection } from './gateway-connection.ts';
import { closeConnections, freezeConnections, invalidateSessions } from './gateway-faults.ts';
import { COMMANDS, runHelp } from './interaction-fixtures.ts';
import { RawClient } from './raw-client.ts';

describe('the gateway', () => {
  let raw: RawClient;
  beforeEach(async () => {
    raw = await RawClient.start();
    await raw.commands(COMMANDS);
  });
  afterEach(() => raw.close());

  /** Resumes on a new connection. @returns the first frame and the connection */
  async function resume(session_id: string, seq: number) {
    const connection = await GatewayConnection.open(raw);
    connection.send(6, { token: raw.playground.token, session_id, seq });
    return { connection, first: await connection.next() };
  }

  it.each([
    [1001, true],
    [4000, true],
    [4004, false],
    [4007, false],
    [4009, false],
    [4010, false],
    [4011, false],
    [4012, false],
    [4013, false],
    [4014, false],
  ])('closes with %i; the session can be resumed: %s', async (code, resumable) => {
    const { connection, ready } = await GatewayConnection.identify(raw);
    await connection.dispatch('GUILD_CREATE');
    const closed = connection.closed();
    closeConnections(raw.discord.gateway, code);
    expect(await closed).toBe(code);
    const { first } = await resume(ready.d.session_id, 2);
    expect(first).toMatchObject(resumable ? { t: 'RESUMED' } : { op: 9, d: false });
  });

  it.each([true, false])('invalidates a session that is resumable: %s', async (resumable) => {
    const { connection, ready } = await GatewayConnection.identify(raw);
    await connection.dispatch('GUILD_CREATE');
    invalidateSessions(raw.discord.gateway, { resumable });
    expect(await connection.next()).toMatchObject({ op: 9, d: resumable });
    const { first } = await resume(ready.d.session_id, 2);
    expect(first).toMatchObject(resumable ? { t: 'RESUMED' } : { op: 9, d: false });
  });

  it('lets a client resume on the connection its session was invalidated on', async () => {
    const { connection, ready } = await GatewayConnection.identify(raw);
    await connection.dispatch('GUILD_CREATE');
    invalidateSessions(raw.discord.gateway, { resumable: true });
    const { interaction } = await runHelp(raw);
    expect(await connection.next()).toMatchObject({ op: 9, d: true });
    connection.send(6, { token: raw.playground.token, session_id: ready.d.session_id, seq: 2 });
    expect(await connection.next()).toMatchObject({ t: 'INTERACTION_CREATE', d: { id: interaction.id } });
    expect(await connection.next()).toMatchObject({ t: 'RESUMED' });
  });

  it('invalidates the session of a client that is away', async () => {
    const { connection, ready } = await GatewayConnection.identify(raw);
    const closed = connection.closed();
    raw.discord.gateway.dropConnections();
    await closed;
    invalidateSessions(raw.discord.gateway);
    expect((await resume(ready.d.session_id, 2)).first).toMatchObject({ op: 9, d: false });
  });

  it('freezes: nothing gets through, but it is kept', async () => {
    const { connection, ready } = await GatewayConnection.identify(raw);
    await connection.dispatch('GUILD_CREATE');
    freezeConnections(raw.discord.gateway);
    connection.send(1, null);
    const { interaction } = await runHelp(raw);
    const silent = connection.next();
    const { connection: again, first } = await resume(ready.d.session_id, 2);
    expect(first).toMatchObject({ t: 'INTERACTION_CREATE', s: 3, d: { id: interaction.id } });
    expect(await again.next()).toMatchObject({ t: 'RESUMED' });
    expect(await again.dispatches()).toEqual([]);
    expect(await Promise.race([silent, Promise.resolve('nothing')])).toBe('nothing');
  });

  it('replays missed interactions', async () => {
    const { connection, ready } = await GatewayConnection.identify(raw);
    await runHelp(raw);
    const { s } = await connection.dispatch('INTERACTION_CREATE');
    const closed = connection.closed();
    raw.discord.gateway.dropConnections();
    await closed;
    const missed = await runHelp(raw);
    const { connection: again, first } = await resume(ready.d.session_id, s!);
    const frames = [first, ...(await again.dispatches())];
    expect(frames.map(({ t, d }) => [t, d.id])).toEqual([
      ['INTERACTION_CREATE', missed.interaction.id],
      ['RESUMED', undefined],
    ]);
    expect(frames.map((frame) => frame.s)).toEqual([s! + 1, s! + 2]);
    raw.discord.gateway.dropConnections();
    const later = await resume(ready.d.session_id, s! + 2);
    expect(later.first).toMatchObject({ t: 'RESUMED' });
    expect(await later.connection.dispatches()).toEqual([]);
  });
});

describe('a discord.js client', () => {
  let bot: Bot;
  beforeEach(async () => {
    // Its own clock, so no interaction runs out of time while the client reconnects.
    bot = await startBot({ clock: new ManualClock(), gateway: { heartbeatMs: 100 } });
    await bot.client.application.commands.set([{ name: 'help', description: 'Help' }]);
    bot.client.on('interactionCreate', (interaction) => {
      if (interaction.isChatInputCommand()) void interaction.reply('here');
    });
  });
  afterEach(() => bot.close());

  const help = () => {
    const { discord } = bot.playground;
    return discord.user('ann').command(discord.channel('round-table').id, 'help');
  };

  it('notices a frozen connection and resumes', async () => {
    const resumed = once(bot.client, 'shardResume');
    freezeConnections(bot.playground.discord.gateway);
    expect((await help()).message?.content).toBe('here');
    await resumed;
  });

  it.each<readonly [string, (gateway: Gateway) => void]>([
    ['a resumable session is invalidated', (gateway) => invalidateSessions(gateway, { resumable: true })],
    ['connections are dropped', (gateway) => gateway.dropConnections()],
  ])('resumes after %s', async (_name, disturb) => {
    const resumed = once(bot.client, 'shardResume');
    disturb(bot.playground.discord.gateway);
    expect((await help()).message?.content).toBe('here');
    await resumed;
  });

  it('gives up after 4004', async () => {
    const gone = once(bot.client, 'shardDisconnect');
    bot.client.on('error', () => undefined);
    closeConnections(bot.playground.discord.gateway, 4004);
    expect((await gone)[0]).toMatchObject({ code: 4004 });
  });
});
