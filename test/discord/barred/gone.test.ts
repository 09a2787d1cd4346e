import type { APIMessage } from 'discord-api-types/v10';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { translator } from '../../../src/i18n/index.ts';
import type { Channel } from '../../../src/playground/state/channel.ts';
import { removeChannel } from '../../../src/playground/state/channels.ts';
import type { LocalUser } from '../../../src/playground/users/user.ts';
import { quiet } from '../../clocks/fixtures.ts';
import { press } from '../fixtures/stranger.ts';
import { Requests } from '../month/passing.ts';
import { PLACES } from './places.ts';
import {
  awaitedAt,
  Bits,
  begin,
  deny,
  HOUR,
  nobodyIsLate,
  type Play,
  pass,
  publicMessages,
  stageBy,
  TRANSPORTS,
  t,
  told,
  warnings,
} from './scene.ts';

/** How long a leap is, in hours. */
const LEAP = 6;
/** After so many turns without a request, nothing more comes. */
const TURNS = 6;
const GO_ON = t('discord-games-go-on', { game: 'Artus' });
const german = translator('de');

let game: Play;
afterEach(async () => {
  vi.restoreAllMocks();
  await game.on.close();
  await game.on.playground.close();
});

const discord = () => game.on.playground.discord;
const hall = () => discord().channel('hall');
const info = () => game.on.tables.info(game.id);
const isGone = () => vi.waitFor(async () => expect((await info()).unreachable?.why).toBe('gone'));

/** Deletes the table's channel, with another one left. Without the gateway, that's found out before anybody is late. */
async function loseChannel(channel: Channel = discord().world.channel(game.on.channelId)): Promise<void> {
  discord().addChannel(discord().guild(), { name: 'hall' });
  removeChannel(discord().world, channel);
  if (discord().gateway.sessions.size === 0) await pass(game, HOUR);
  await isGone();
}

/** Days in which only what's due happens, and is over before more time passes. */
async function leap(days: number): Promise<void> {
  const requests = new Requests().listen();
  for (let hour = 0; hour < days * 24; hour += LEAP) {
    game.time.clock.advance(LEAP * HOUR);
    for (let still = 0; still < TURNS; still++) {
      await quiet(1);
      await game.on.clocks?.idle();
      if (requests.underWay > 0) still = -1;
    }
  }
  requests.stop();
}

const games = async (user: LocalUser): Promise<APIMessage> =>
  (await user.command(hall().id, 'games')).message!;
const canGoOn = (message: APIMessage) => JSON.stringify(message.components).includes(GO_ON);
const tableMessages = () =>
  publicMessages(game.on, hall().id).filter(({ components = [] }) => components.length > 0);

describe.each(TRANSPORTS)('by %s, a game whose channel is deleted', (transport) => {
  it('goes on in another channel, message and clock, where one of its people takes it up', async () => {
    game = await begin(transport);
    const { on, id } = game;
    const awaited = discord().userById(await awaitedAt(on, id));
    const other = ['ann', 'ben'].map((name) => discord().user(name)).find((each) => each.id !== awaited.id)!;
    await on.settings.changePerson(awaited.id, { reminders: 'direct', language: 'de' });
    await loseChannel();
    await leap(6);
    await nobodyIsLate(game);
    const { name: server } = discord().guild();
    const table = german('clock-direct-table', { game: 'Artus', server });
    const sent = awaited.directMessages.map(({ content }) => content);
    expect(sent).toEqual([german('clock-direct-unreachable-gone', { table })]);
    expect(warnings(on)).toEqual(['a channel cannot be told: its table waits']);

    const list = await games(other);
    expect(list.content).toContain(t('discord-games-gone'));
    expect(list.content).not.toContain(on.channelId);
    expect(canGoOn(await games(discord().user('cleo')))).toBe(false);
    const twice = await games(awaited);
    const { pings } = awaited;
    const answer = await press(other, list, GO_ON);
    expect(answer.message!.content).toContain(t('discord-games-here'));
    await told(game);
    expect(await on.tables.inChannel(hall().id)).toMatchObject({ id, channelId: hall().id });
    const due = (await on.clocks!.deadlineOf(id))!.due! - game.time.clock.now();
    expect(due).toBeGreaterThanOrEqual(HOUR / 2);
    expect(due).toBeLessThanOrEqual(HOUR);
    const [message, ...more] = tableMessages();
    expect(more).toEqual([]);
    const name = other.data.global_name!;
    expect(message!.content).toContain(t('people-news-moved', { name }));
    expect(message!.content).toContain(String(Math.round((game.time.clock.now() + due) / 1000)));
    expect(awaited.pings.length).toBe(pings.length + 1);

    const again = await press(awaited, twice, german('discord-games-go-on', { game: 'Artus' }));
    expect(again.message!.content).toContain(german('errors-stale'));
    expect(tableMessages()).toHaveLength(1);
    await pass(game, 3 * HOUR);
    expect((await info()).wait).toBeGreaterThan(1);
  });

  it('stays where it can’t go on', async () => {
    game = await begin(transport);
    const { on, id } = game;
    await loseChannel();
    const [ann, cleo] = ['ann', 'cleo'].map((name) => discord().user(name)) as [LocalUser, LocalUser];
    const list = await games(ann);
    await cleo.command(hall().id, 'table open', { game: 'court' });
    expect((await press(ann, list, GO_ON)).message!.content).toBe(t('errors-table-already-here'));
    const den = discord().addChannel(discord().guild(), { name: 'den' });
    const inDen = (await ann.command(den.id, 'games')).message!;
    const pressed = async () => (await press(ann, inDen, GO_ON)).message!.content;
    discord().setOverwrites(den, [{ user: 'bot', deny: Bits.SendMessages }]);
    expect(await pressed()).toBe(t('errors-not-writable'));
    discord().setOverwrites(den, []);
    const guildId = discord().guild().id;
    await on.settings.changeServer(guildId, { channels: [hall().id] });
    expect(await pressed()).toBe(t('errors-other-channels', { channels: [`<#${hall().id}>`], count: 1 }));
    await on.settings.changeServer(guildId, { channels: [] });
    expect((await info()).unreachable?.why).toBe('gone');
    await pressed();
    expect((await on.tables.inChannel(den.id)).id).toBe(id);
  });

  it('is closed after a week in which nobody takes it up', async () => {
    game = await begin(transport);
    await loseChannel();
    await leap(6.75);
    expect((await info()).status).toBe('playing');
    await leap(1);
    expect((await info()).status).toBe('closed');
  });

  it('has a week from when that’s known, however long its channel was out of reach before', async () => {
    game = await begin(transport);
    deny(game, Bits.SendMessages);
    await pass(game, HOUR);
    await leap(9);
    expect((await info()).unreachable?.why).toBe('channel');
    discord().addChannel(discord().guild(), { name: 'hall' });
    removeChannel(discord().world, discord().world.channel(game.on.channelId));
    await leap(1.25);
    await isGone();
    await leap(5);
    expect((await info()).status).toBe('playing');
  });

  it('can be taken up after a restart', async () => {
    game = await begin(transport);
    const { on, time, id } = game;
    await loseChannel();
    discord().addChannel(discord().guild(), { name: 'round-table' });
    await on.bot.stop();
    const later = await stageBy(transport, time, { on: on.playground, store: on.store.copy() });
    game = { ...game, on: later };
    const ann = discord().user('ann');
    await press(ann, await games(ann), GO_ON);
    await told(game);
    expect((await later.tables.inChannel(hall().id)).id).toBe(id);
  });

  it.each(['it', 'its channel'])('can be taken up from a thread after %s is deleted', async (what) => {
    game = await begin(transport, '1h', PLACES.thread);
    const { world } = discord();
    const { id, thread } = world.channel(game.on.channelId);
    await loseChannel(world.channel(what === 'it' ? id : thread!.parentId));
    expect(canGoOn(await games(discord().user('ann')))).toBe(true);
  });
});
