import { PermissionFlagsBits as Bits } from 'discord-api-types/v10';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { helpPages } from '../../src/discord/messages/help.ts';
import { wordsOf } from '../../src/i18n/index.ts';
import { type Stage, stage } from '../discord/fixtures/stage.ts';
import { enabled, press } from '../discord/fixtures/stranger.ts';

const words = wordsOf('en-US');
const { button } = words.discord;

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
      words.discord.games.none,
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
    list = (await press(user('ben'), list, button.next)).message!;
    expect(new Set([...first, ...places()]).size).toBe(10);
    list = (await press(user('ben'), list, button.previous)).message!;
    expect(places()).toEqual(first);
    expect((await command('ben', 'games', { filter: 'open' })).message!.content).toContain('(9)');
  });
});

describe('/help', () => {
  it('answers in a direct message and has buttons for all pages', async () => {
    const ann = user('ann');
    let page = (await ann.command(ann.directMessageId, 'help')).message!;
    const seen = new Set([page.content]);
    while (enabled(page).some(({ label }) => label === button.next)) {
      page = (await press(ann, page, button.next)).message!;
      seen.add(page.content);
    }
    expect(seen.size).toBe(helpPages(words).length);
  });

  it('opens the page of a game', async () => {
    const { message } = await command('ann', 'help', { game: 'artus' });
    expect(message!.content).toContain('Artus: The table');
  });
});
