import { PermissionFlagsBits as Bits, type ChannelType } from 'discord.js';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { removeChannel } from '../../src/playground/state/channels.ts';
import { startBot } from './bot.ts';
import { GatewayConnection } from './gateway-connection.ts';
import { COMMANDS } from './interaction-fixtures.ts';
import { RawClient } from './raw-client.ts';
import { openThread } from './threads.ts';

describe('channels that the bot may not view', () => {
  let raw: RawClient;
  beforeEach(async () => {
    raw = await RawClient.start({
      guilds: [
        {
          name: 'Camelot',
          members: ['ann', 'ben'],
          channels: [
            { name: 'round-table' },
            {
              name: 'keep',
              topic: 'Secrets',
              overwrites: [
                { role: '@everyone', deny: Bits.ViewChannel },
                { user: 'ben', allow: Bits.ViewChannel },
              ],
            },
          ],
        },
      ],
    });
  });
  afterEach(() => raw.close());

  const keep = () => raw.discord.channel('keep');
  const letBotIn = () => raw.discord.setOverwrite(keep(), { user: 'bot', allow: Bits.ViewChannel });
  const hidden = () => ({
    ...{ id: keep().id, type: 0, guild_id: raw.discord.guild().id, position: 1, name: '___hidden___' },
    ...{ topic: null, parent_id: null, nsfw: null, last_message_id: null, rate_limit_per_user: null },
    flags: 1 << 17,
    permission_overwrites: [
      { id: raw.discord.guild().id, type: 0, allow: '0', deny: String(Bits.ViewChannel) },
    ],
  });

  it('come over the gateway without anything that says what they are', async () => {
    const { connection } = await GatewayConnection.identify(raw);
    const { d } = await connection.dispatch('GUILD_CREATE');
    expect(d.channels).toMatchObject([{ name: 'round-table', flags: 0 }, {}]);
    expect(d.channels[1]).toEqual(hidden());
    connection.socket.close();
  });

  it('are shown once the bot gets in, with their threads, and hidden again', async () => {
    const { connection } = await GatewayConnection.identify(raw);
    await connection.dispatch('GUILD_CREATE');
    const thread = openThread(raw.discord, keep(), { name: 'whispers', owner: 'ben' });
    letBotIn();
    expect((await connection.dispatch('CHANNEL_UPDATE')).d).toMatchObject({
      name: 'keep',
      topic: 'Secrets',
      flags: 0,
    });
    expect((await connection.dispatch('THREAD_LIST_SYNC')).d).toMatchObject({
      channel_ids: [keep().id],
      threads: [{ id: thread.id, name: 'whispers' }],
    });
    raw.discord.setOverwrite(keep(), { user: 'bot', deny: Bits.ViewChannel });
    expect((await connection.dispatch('CHANNEL_UPDATE')).d).toEqual(hidden());
    removeChannel(raw.discord.world, keep());
    expect((await connection.dispatch('CHANNEL_DELETE')).d.name).toBe('___hidden___');
    connection.socket.close();
  });

  it('change with the roles that see them', async () => {
    const { connection } = await GatewayConnection.identify(raw);
    await connection.dispatch('GUILD_CREATE');
    const role = raw.discord.bot.username;
    raw.discord.setRole(raw.discord.guild(), role, { permissions: Bits.Administrator });
    expect((await connection.dispatch('GUILD_ROLE_UPDATE')).d.role.permissions).toBe(
      String(Bits.Administrator),
    );
    expect((await connection.dispatch('CHANNEL_UPDATE')).d.name).toBe('keep');
    raw.discord.setRole(raw.discord.guild(), role, { permissions: 0n });
    expect((await connection.dispatch('CHANNEL_UPDATE')).d.name).toBe('___hidden___');
    expect((await connection.dispatches()).map(({ t }) => t)).toEqual([]);
    connection.socket.close();
  });

  it('are left out of a guild’s list, and refused one by one', async () => {
    const path = `/guilds/${raw.discord.guild().id}/channels`;
    const names = async () =>
      (await raw.send('GET', path)).body.map(({ name }: { readonly name: string }) => name);
    expect(await names()).toEqual(['round-table']);
    expect(await raw.send('GET', `/channels/${keep().id}`)).toMatchObject({
      status: 403,
      body: { code: 50001 },
    });
    letBotIn();
    expect(await names()).toEqual(['round-table', 'keep']);
  });

  it('come whole with interactions', async () => {
    await raw.commands([{ ...COMMANDS[0], options: [{ type: 7, name: 'where', description: 'Where' }] }]);
    const next = raw.nextInteraction();
    const ben = raw.discord.user('ben');
    ben.command(keep().id, 'help', { where: keep().id }).catch(() => undefined);
    const whole = { name: 'keep', topic: 'Secrets', flags: 0 };
    expect(await next).toMatchObject({
      app_permissions: '0',
      channel: whole,
      data: { resolved: { channels: { [keep().id]: { ...whole, app_permissions: '0' } } } },
    });
  });

  it('are understood by discord.js', async () => {
    const bot = await startBot({
      guilds: [
        {
          name: 'Camelot',
          channels: [{ name: 'keep', overwrites: [{ role: '@everyone', deny: Bits.ViewChannel }] }],
        },
      ],
    });
    const [channel] = [...bot.client.channels.cache.values()];
    expect([channel!.type, channel!.flags?.bitfield]).toEqual([0 satisfies ChannelType.GuildText, 1 << 17]);
    await bot.close();
  });
});
