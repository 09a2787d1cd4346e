import { Client, GatewayIntentBits as Intents } from 'discord.js';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { GuildSetup } from '../../src/playground/local-discord.ts';
import { GatewayConnection, identifyData } from './gateway-connection.ts';
import { closeConnections, invalidateSessions } from './gateway-faults.ts';
import { RawClient } from './raw-client.ts';

/** A guild on shard `shard` of two. */
const guild = (name: string, shard: number): GuildSetup => ({
  id: String((BigInt(2 ** 36 + shard) << 22n) + BigInt(name.length)),
  name,
  channels: [{ name: `${name}-hall` }],
});
const GUILDS = [guild('even', 0), guild('odd', 1), guild('oddly', 1)];

describe('a sharded gateway', () => {
  let raw: RawClient;
  beforeEach(async () => {
    raw = await RawClient.start({
      guilds: GUILDS,
      gateway: { shards: 2, guildsPerShard: 2, identifies: { maxConcurrency: 2 } },
    });
    await raw.commands([{ name: 'help', description: 'Help' }]);
  });
  afterEach(() => raw.close());

  const shard = async (id: number) => {
    const { connection, ready } = await GatewayConnection.identify(raw, {
      shard: [id, 2],
      intents: Intents.Guilds | Intents.GuildMessages | Intents.DirectMessages,
    });
    return { connection, ready, guilds: await connection.dispatches() };
  };
  const names = (frames: readonly { readonly d: { readonly name?: string } }[]) =>
    frames.map(({ d }) => d.name);
  const ids = (...picked: GuildSetup[]) => picked.map(({ id }) => id);
  const help = (channelId: string) =>
    raw.discord
      .user('ann')
      .command(channelId, 'help')
      .catch(() => undefined);
  const channel = (name: string) => raw.discord.channel(name).id;

  it('recommends shards', async () => {
    expect((await raw.send('GET', '/gateway/bot')).body).toMatchObject({
      shards: 2,
      session_start_limit: { max_concurrency: 2 },
    });
  });

  it('sends each shard its own guilds', async () => {
    const [zero, one] = [await shard(0), await shard(1)];
    expect(zero.ready.d).toMatchObject({ shard: [0, 2], guilds: [{ id: GUILDS[0]!.id }] });
    expect(one.ready.d.guilds.map(({ id }: { id: string }) => id)).toEqual(ids(GUILDS[1]!, GUILDS[2]!));
    expect([names(zero.guilds), names(one.guilds)]).toEqual([['even'], ['odd', 'oddly']]);
  });

  it('sends events and interactions to the shard of their guild, DMs to shard 0', async () => {
    const [zero, one] = [await shard(0), await shard(1)];
    const ann = raw.discord.user('ann');
    ann.say(channel('odd-hall'), 'x');
    void help(channel('odd-hall'));
    ann.say(ann.directMessageId, 'x');
    void help(ann.directMessageId);
    raw.discord.addGuild(guild('evenly', 0));
    raw.discord.addChannel(raw.discord.guild('odd'), { name: 'new' });
    const kinds = async ({ connection }: { connection: GatewayConnection }) =>
      (await connection.dispatches()).map(({ t, d }) => [t, d.guild_id ?? d.name ?? null]);
    const odd = GUILDS[1]!.id;
    expect(await kinds(zero)).toEqual([
      ['MESSAGE_CREATE', null],
      ['INTERACTION_CREATE', null],
      ['GUILD_CREATE', 'evenly'],
    ]);
    expect(await kinds(one)).toEqual([
      ['MESSAGE_CREATE', odd],
      ['INTERACTION_CREATE', odd],
      ['CHANNEL_CREATE', odd],
    ]);
  });

  it('redelivers to the same shard, and disturbs one shard alone', async () => {
    const [zero, one] = [await shard(0), await shard(1)];
    const next = raw.nextInteraction();
    void help(channel('odd-hall'));
    const { id } = await next;
    raw.discord.redeliver(id);
    expect((await one.connection.dispatches()).map(({ d }) => d.id)).toEqual([id, id]);
    expect(await zero.connection.dispatches()).toEqual([]);
    const closed = one.connection.closed();
    closeConnections(raw.discord.gateway, 1001, { shard: 1 });
    expect(await closed).toBe(1001);
    invalidateSessions(raw.discord.gateway, { shard: 1 });
    expect(await zero.connection.dispatches()).toEqual([]);
    expect(raw.discord.gateway.connected).toBe(1);
  });

  it.each([
    ['an unsharded client has too many guilds', undefined, 4011],
    ['a shard has too many guilds', [0, 1], 4011],
    ['a shard is beyond the count', [2, 2], 4010],
    ['a shard is negative', [-1, 2], 4010],
    ['there are no shards', [0, 0], 4010],
  ])('closes when %s', async (_name, asked, code) => {
    const connection = await GatewayConnection.open(raw);
    connection.send(2, identifyData(raw, asked ? { shard: asked } : {}));
    expect(await connection.closed()).toBe(code);
  });

  it('serves a discord.js client with as many shards as recommended', async () => {
    const { apiUrl, token } = raw.playground;
    const client = new Client({ intents: [Intents.Guilds], shards: 'auto', rest: { api: apiUrl } });
    const ready = new Promise((resolve) => client.once('clientReady', resolve));
    await client.login(token);
    await ready;
    expect(client.ws.shards.size).toBe(2);
    expect(client.guilds.cache.map(({ name, shardId }) => `${name} ${shardId}`).sort()).toEqual([
      'even 0',
      'odd 1',
      'oddly 1',
    ]);
    client.on('interactionCreate', (interaction) => {
      if (interaction.isChatInputCommand()) void interaction.reply(`shard ${interaction.guild?.shardId}`);
    });
    const outcome = await raw.discord.user('ann').command(channel('odd-hall'), 'help');
    expect(outcome.message?.content).toBe('shard 1');
    await client.destroy();
  });
});
