import { PermissionFlagsBits as Bits, ChannelType } from 'discord-api-types/v10';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { removeChannel } from '../../../src/playground/state/channels.ts';
import { InteractionFailed } from '../../../src/playground/state/interactions.ts';
import { joined } from '../../../src/table/lobby.ts';
import { ManualClock } from '../../base/manual-clock.ts';
import { FaultyStore } from '../../table/fixtures/stores.ts';
import { hasNoGateway, playsOverHttp } from '../fixtures/over-http.ts';
import { type Stage, type StageOptions, stage } from '../fixtures/stage.ts';
import { press } from '../fixtures/stranger.ts';
import { channel, fill, HOUSE, open, t, user } from '../settings/scene.ts';

const CALLBACK = '/interactions/{interaction_id}/{interaction_token}/callback';

const stages: Stage[] = [];
afterEach(async () => {
  for (const each of stages.splice(0).reverse()) await each.close();
});

async function start(options: StageOptions = {}): Promise<Stage> {
  const on = await stage({ transport: 'http', ...options });
  stages.push(on);
  return on;
}

describe('without a gateway', () => {
  it('plays a whole game, at no cost against the global limit', async () => {
    await playsOverHttp('court', 'standard');
  });

  it('completes what is typed, takes forms, and sends files in the first answer', async () => {
    const on = await start({ playground: HOUSE });
    const ann = user(on, 'ann');
    const offered = await ann.autocomplete(on.channelId, 'table open', 'variant', '', { game: 'artus' });
    expect(offered.choices).toHaveLength(2);
    const named = await fill(ann, await open(on, 'ann', 'me'), 'me', 'nameForm', { name: 'Kay' });
    expect(named.message!.content).toContain('Kay');
    const opened = await ann.command(on.channelId, 'table open', { game: 'artus', computers: 1 });
    expect(opened.message!.content).toContain('Kay');
    await press(ann, opened.message!, t('discord-button-start'));
    const { id } = await on.tables.inChannel(on.channelId);
    await on.tables.settled(id);
    const { message } = await ann.command(on.channelId, 'hand');
    expect(message!.attachments).toHaveLength(1);
    expect(on.faults()).toEqual([]);
    hasNoGateway(on);
  });

  it('knows servers, roles, channels and threads by asking', async () => {
    const on = await start({ playground: HOUSE });
    const { discord } = on.playground;
    const guildId = discord.guild().id;
    const role = [...discord.guild().roles.values()].find(({ name }) => name === 'players')!.id;
    const posted = discord.nextMessage(
      ({ channel_id, content }) =>
        channel_id === channel(on, 'board').id && content.includes(t('discord-games-board')),
    );
    await on.settings.changeServer(guildId, {
      ...{ callRole: role, thread: true, frontPage: channel(on, 'board').id },
      channels: [channel(on, 'hall').id, channel(on, 'board').id],
    });
    const { message: refused } = await user(on, 'ann').command(on.channelId, 'table open', { game: 'artus' });
    expect(refused!.content).toContain(`<#${channel(on, 'hall').id}>`);
    const { message } = await user(on, 'ann').command(channel(on, 'hall').id, 'table open', {
      game: 'artus',
    });
    expect(message!.content).toContain(`<@&${role}>`);
    expect((await posted).channel_id).toBe(channel(on, 'board').id);
    const [table] = (await on.tables.list(guildId)).tables;
    expect(discord.world.channel(table!.channelId).type).toBe(ChannelType.PublicThread);
    expect(user(on, 'ben').visibleMessages(table!.channelId)).toHaveLength(1);
    expect(on.faults()).toEqual([]);
    hasNoGateway(on);
  });

  it('lists the tables in channels that the person can see, and no others', async () => {
    const on = await start({ playground: HOUSE });
    const { discord } = on.playground;
    discord.setOverwrites(channel(on, 'hall'), [
      { role: '@everyone', deny: Bits.ViewChannel },
      { role: 'stewards', allow: Bits.ViewChannel },
      { user: 'bot', allow: Bits.ViewChannel },
    ]);
    for (const name of ['hall', 'board'])
      await user(on, name === 'hall' ? 'cleo' : 'ben').command(channel(on, name).id, 'table open', {
        game: 'artus',
      });
    const listed = async (name: string) =>
      (await user(on, name).command(on.channelId, 'games')).message!.content.match(/<#\d+>/g) ?? [];
    const [hall, board] = ['hall', 'board'].map((name) => `<#${channel(on, name).id}>`);
    expect(await listed('dan')).toEqual([board]);
    expect([...(await listed('cleo'))].sort()).toEqual([hall, board].sort());
    expect([...(await listed('ann'))].sort()).toEqual([hall, board].sort());
  });

  it('tells channels at its start what they are owed, except those that are gone', async () => {
    const on = await start({ playground: HOUSE });
    const { discord } = on.playground;
    const tables: string[] = [];
    for (const name of ['hall', 'board']) {
      const { id } = channel(on, name);
      await user(on, 'ann').command(id, 'table open', { game: 'artus' });
      tables.push((await on.tables.inChannel(id)).id);
    }
    await on.bot.stop();
    for (const id of tables) await on.tables.change(id, { userId: user(on, 'ben').id, name: 'Ben' }, joined);
    removeChannel(discord.world, channel(on, 'hall'));
    const told = discord.nextMessage(({ content }) => content.includes('Ben'));
    const again = await start({ on: on.playground, store: on.store });
    expect((await told).channel_id).toBe(channel(on, 'board').id);
    await vi.waitFor(() =>
      expect(again.faults()).toMatchObject([
        { message: 'a channel cannot be told: its table waits', data: { tableId: tables[0] } },
      ]),
    );
    hasNoGateway(again);
  });

  it('carries out once what is delivered twice', async () => {
    const on = await start({ playground: HOUSE });
    const { discord } = on.playground;
    const opened = await user(on, 'ann').command(on.channelId, 'table open', { game: 'artus' });
    const joined = await press(user(on, 'ben'), opened.message!, t('discord-button-join'));
    const { id } = await on.tables.inChannel(on.channelId);
    await on.tables.settled(id);
    const before = discord.requestCounts.all;
    discord.redeliver(joined.interactionId);
    await user(on, 'dan').command(on.channelId, 'help');
    expect(discord.requestCounts.all - before).toBe(1);
    expect((await on.tables.info(id)).seats).toHaveLength(2);
    expect(on.faults()).toEqual([]);
  });

  it('carries out what it answers too late, with a warning in its log', async () => {
    const clock = new ManualClock();
    const on = await start({ playground: { ...HOUSE, clock }, clock });
    const { discord } = on.playground;
    const held = discord.faults.add({ match: { route: CALLBACK, times: 1 }, effect: { type: 'hang' } });
    const late = expect(
      user(on, 'ann').command(on.channelId, 'table open', { game: 'artus' }),
    ).rejects.toBeInstanceOf(InteractionFailed);
    await held.reached();
    clock.advance(3_000);
    await late;
    held.release();
    await vi.waitFor(() =>
      expect(on.faults()).toMatchObject([{ level: 'warn', message: 'somebody could not be answered' }]),
    );
    expect((await on.tables.inChannel(on.channelId)).status).toBe('lobby');
  });

  it('answers what it has begun when it is stopped, while others take what comes', async () => {
    const store = new FaultyStore();
    const one = await start({ playground: HOUSE, store });
    const { discord } = one.playground;
    const [first] = [discord.endpoint.url!];
    const other = await start({ on: one.playground, store });
    await discord.endpoint.use(first, discord.endpoint.url!);
    const held = discord.faults.add({ match: { route: CALLBACK, times: 1 }, effect: { type: 'hang' } });
    const begun = user(one, 'ann').command(one.channelId, 'help');
    await held.reached();
    const stopped = one.bot.stop();
    for (let asked = 0; asked < 4; asked++) await user(one, 'ben').command(one.channelId, 'help');
    held.release();
    expect((await begun).message!.content).not.toBe('');
    await stopped;
    expect([...one.faults(), ...other.faults()]).toEqual([]);
  });
});
