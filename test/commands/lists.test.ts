import { PermissionFlagsBits as Bits } from 'discord-api-types/v10';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { toPlainName } from '../../src/discord/answers/names.ts';
import { decodeCustomId } from '../../src/discord/choices/controls.ts';
import { translator } from '../../src/i18n/index.ts';
import { closed } from '../../src/table/lobby.ts';
import { owedReport } from '../../src/table/report.ts';
import { type Stage, stage } from '../discord/fixtures/stage.ts';
import { enabled, press } from '../discord/fixtures/stranger.ts';

const t = translator('en-US');

let on: Stage;
beforeEach(async () => {
  on = await stage();
});
afterEach(async () => {
  expect(on.playground.discord.refusals).toEqual([]);
  expect(on.faults()).toEqual([]);
  await on.close();
});

const user = (name: string) => on.playground.discord.user(name);
const command = (name: string, text: string, values = {}) => user(name).command(on.channelId, text, values);

describe('/games', () => {
  it('lists only tables in channels that the member can see', async () => {
    const { discord } = on.playground;
    const secret = discord.addChannel(discord.guild(), {
      name: 'secret',
      overwrites: [
        { role: '@everyone', deny: Bits.ViewChannel },
        { user: 'ann', allow: Bits.ViewChannel },
        { user: 'bot', allow: Bits.ViewChannel },
      ],
    });
    await command('ann', 'table open', { game: 'artus' });
    await user('ann').command(secret.id, 'table open', { game: 'artus' });
    const ann = (await command('ann', 'games')).message!.content;
    const ben = (await command('ben', 'games')).message!.content;
    expect(ann).toContain(`<#${secret.id}>`);
    expect(ben).toContain(`<#${on.channelId}>`);
    expect(ben).not.toContain(secret.id);
    expect((await command('ben', 'games', { filter: 'mine' })).message!.content).toContain(
      t('discord-games-none'),
    );
  });

  it('filters, and turns pages with buttons', async () => {
    const { discord } = on.playground;
    for (let i = 0; i < 10; i++) {
      const channel = discord.addChannel(discord.guild(), { name: `room-${i}` });
      await user('ann').command(channel.id, 'table open', { game: 'artus', computers: i === 0 ? 3 : 0 });
    }
    let list = (await command('ben', 'games')).message!;
    const places = () => [...list.content.matchAll(/<#(\d+)>/g)].map(([, id]) => id);
    const first = places();
    expect(list.content).toContain('(10)');
    list = (await press(user('ben'), list, t('discord-button-next'))).message!;
    expect(new Set([...first, ...places()]).size).toBe(10);
    list = (await press(user('ben'), list, t('discord-button-previous'))).message!;
    expect(places()).toEqual(first);
    expect((await command('ben', 'games', { filter: 'open' })).message!.content).toContain('(9)');
  });
});

describe('the front page', () => {
  const room = (name: string) => on.playground.discord.addChannel(on.playground.discord.guild(), { name });
  const open = (name: string, channelId: string) =>
    user(name).command(channelId, 'table open', { game: 'artus' });
  const lobbies = (channelId: string) => user('ann').visibleMessages(channelId);

  it('lets people join from any channel, and shows the lobby again where it is', async () => {
    const { id } = room('hall');
    const opened = await open('ann', id);
    const list = (await command('ben', 'games')).message!;
    expect(list.content).toContain(
      t('discord-games-section', { name: t('discord-games-section-open'), count: 1 }),
    );
    const label = enabled(list).find((control) => control.label?.includes('Artus'))!.label!;
    const joined = (await press(user('ben'), list, label)).message!;
    expect(joined.id).toBe(list.id);
    expect(joined.content).toContain(t('discord-games-joined', { place: `<#${id}>` }));
    expect(enabled(joined).map(({ custom_id }) => decodeCustomId(custom_id)?.verb)).not.toContain('sit');
    const table = await on.tables.inChannel(id);
    expect(table.seats.map(({ name }) => name)).toEqual(['Ann', 'Ben']);
    await on.bot.stop();
    const lobby = lobbies(id).find((message) => message.id === opened.message!.id)!;
    expect(lobby.content).toContain('Ben');
    expect(await on.tables.read(table.id, owedReport)).toBeNull();
  });

  it('offers several tables in a menu, and says why a seat can’t be had any more', async () => {
    const ids = ['hall', 'yard'].map((name) => room(name).id);
    for (const id of ids) await open('ann', id);
    const list = (await command('ben', 'games')).message!;
    const menu = enabled(list)[0]!;
    expect(menu.options).toHaveLength(2);
    const [first, second] = menu.options!.map(({ value }) => value) as [string, string];
    const outcome = await user('ben').select(list, menu.custom_id, [first]);
    expect(outcome.message!.content).toContain(`<#${(await on.tables.info(first)).channelId}>`);
    await on.tables.change(second, (await on.tables.info(second)).host, closed(true));
    const late = (await command('cleo', 'games')).message!;
    await on.tables.change(first, (await on.tables.info(first)).host, closed(true));
    const refused = await user('cleo').click(late, enabled(late)[0]!.custom_id);
    expect(refused.message!.content).toContain(t('errors-table-closed'));
    expect(refused.message!.content).toContain(t('discord-games-none'));
  });

  it('lets nobody join a table that they can’t see', async () => {
    const { discord } = on.playground;
    const hall = room('hall');
    await open('ann', hall.id);
    const list = (await command('ben', 'games')).message!;
    discord.setOverwrites(hall, [
      { role: '@everyone', deny: Bits.ViewChannel },
      { user: 'bot', allow: Bits.ViewChannel },
    ]);
    await discord.user('ben').command(on.channelId, 'help');
    const refused = await user('ben').click(list, enabled(list)[0]!.custom_id);
    expect(refused.message!.content).toContain(t('errors-unknown-table'));
    expect((await on.tables.inChannel(hall.id)).seats).toHaveLength(1);
  });

  it('begins with what waits for the person', async () => {
    const opened = await open('ann', on.channelId);
    await press(user('ben'), opened.message!, t('discord-button-join'));
    await press(user('ann'), opened.message!, t('discord-button-start'));
    const { id, toAct, seats } = await on.tables.inChannel(on.channelId);
    await on.tables.settled(id);
    const name = toPlainName(seats[toAct[0]!]!.name, t);
    const content = (await command(name.toLowerCase(), 'games')).message!.content;
    expect(content).toContain(
      t('discord-games-section', { name: t('discord-games-section-waiting'), count: 1 }),
    );
    const watching = (await command('cleo', 'games')).message!.content;
    expect(watching).toContain(
      t('discord-games-section', { name: t('discord-games-section-running'), count: 1 }),
    );
  });
});
