import type { APIMessage } from 'discord-api-types/v10';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { LocalUser } from '../../../src/playground/users/user.ts';
import { preferencesIn } from '../../../src/settings/settings.ts';
import { ManualClock } from '../../base/manual-clock.ts';
import { type Stage, stage } from '../fixtures/stage.ts';
import { enabled, newest, press } from '../fixtures/stranger.ts';
import { atRest, awaitedAt, startTimed } from '../reminding/scene.ts';
import { fill, HOUSE, open, t } from '../settings/scene.ts';

const NOW = Date.parse('2026-03-20T12:00:00Z');
const UNTIL = Date.parse('2026-03-21T23:59:59Z') / 1_000;

let on: Stage;
let id: string;
/** Who's awaited, and the host, who isn't. */
let gone: LocalUser;
let host: LocalUser;
let third: LocalUser;
beforeEach(async () => {
  const clock = new ManualClock(NOW);
  const preferences = { of: (userId: string) => preferencesIn(on.settings).of(userId) };
  on = await stage({ playground: HOUSE, clock, time: { clock, preferences } });
  const people = ['ann', 'ben', 'cleo'];
  id = await startTimed(on, people, 'none');
  const { discord } = on.playground;
  gone = discord.userById(await awaitedAt(on, id));
  [host, third] = people.map((name) => discord.user(name)).filter((each) => each.id !== gone.id) as [
    LocalUser,
    LocalUser,
  ];
  await on.tables.change(id, { userId: host.id, name: 'Host' }, (table) => ({
    ...table,
    host: { userId: host.id, name: 'Host' },
  }));
  await atRest(on, id);
});
afterEach(() => on.close());

async function set(field: string, values: Record<string, string>): Promise<void> {
  await fill(gone, await open(on, gone.data.username, 'me'), 'me', field, values);
  await atRest(on, id);
  await atRest(on, id);
}

const away = (typed: string) => set('awayForm', { away: typed });
const shown = (): APIMessage => newest(host, on.channelId, (message) => message.attachments.length > 0)!;
const nameAt = async () =>
  (await on.tables.info(id)).seats.find((each) => each.kind === 'person' && each.userId === gone.id)!
    .name as string;
const absence = async () => t('clock-absent', { name: await nameAt(), when: `<t:${UNTIL}:f>` });
const button = async (of: 'people-button-fill' | 'people-button-open') => t(of, { name: await nameAt() });
const labels = () => enabled(shown()).map(({ label }) => label);
const seatOf = async () => (await on.tables.info(id)).seats[(await on.tables.info(id)).toAct[0]!]!;

describe('somebody who is away from a table without a clock', () => {
  it('is named there, with what the others can do, until they are back', async () => {
    expect(shown().content).not.toContain(await absence());
    await away('tomorrow');
    expect(shown().content).toContain(await absence());
    expect(labels()).toContain(await button('people-button-fill'));
    const asText = await press(third, shown(), t('discord-button-text'));
    expect(asText.message!.content).toContain(await absence());
    await away('');
    expect(shown().content).not.toContain(await absence());
    expect(labels()).not.toContain(await button('people-button-fill'));
  });

  it('has their seat filled by the host, since the table waits for who is away', async () => {
    await away('tomorrow');
    const refused = await press(third, shown(), await button('people-button-fill'));
    expect(refused.message!.content).toContain(t('errors-host-only', { hostName: 'Host' }));
    expect((await seatOf()).kind).toBe('person');
    await press(host, shown(), await button('people-button-fill'));
    const { seats } = await on.tables.info(id);
    expect(seats.filter((each) => each.kind === 'computer' && each.until === 'back').length).toBe(1);
  });

  it('has their seat opened by anybody at a table that does not wait', async () => {
    await on.tables.change(id, { userId: host.id, name: 'Host' }, (table) => ({
      ...table,
      vacations: false,
    }));
    await away('tomorrow');
    await press(third, shown(), await button('people-button-open'));
    const { seats } = await on.tables.info(id);
    expect(seats.filter((each) => each.kind === 'computer' && each.until === 'taken').length).toBe(1);
  });
});

describe('a new name', () => {
  it('is used at running tables at once', async () => {
    await set('nameForm', { name: 'Lancelot' });
    expect(await nameAt()).toBe('Lancelot');
  });

  it('gives way at once to the one on Discord', async () => {
    const { name } = await seatOf();
    await set('nameForm', { name: 'Lancelot' });
    await set('nameForm', { name: '' });
    expect((await seatOf()).name).toBe(name);
  });

  it('gives way to the one that each server knows, and stays in one that they have left', async () => {
    const { discord } = on.playground;
    const lobbies: string[] = [];
    for (const [at, nick] of ['Sir', null, 'Gone'].entries()) {
      const guild = discord.addGuild({
        ...{ name: `Hall ${at}`, channels: [{ name: `hall-${at}` }] },
        members: ['ann', 'ben', 'cleo'].map((name) => (nick ? { name, nick: `${nick} ${name}` } : name)),
      });
      const { id: channelId } = discord.channel(`hall-${at}`);
      await gone.command(channelId, 'table open', { game: 'artus' });
      lobbies.push((await on.tables.inChannel(channelId)).id);
      if (nick === 'Gone') guild.members.delete(gone.id);
    }
    await set('nameForm', { name: 'Lancelot' });
    const names = () =>
      Promise.all(lobbies.map(async (lobby) => (await on.tables.info(lobby)).seats[0]!.name));
    expect(await names()).toEqual(['Lancelot', 'Lancelot', 'Lancelot']);
    await set('nameForm', { name: '' });
    const own = gone.data.username;
    expect(await names()).toEqual([`Sir ${own}`, gone.data.global_name, 'Lancelot']);
  });
});
