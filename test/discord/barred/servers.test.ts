import { afterEach, describe, expect, it, vi } from 'vitest';
import { openThread } from '../../playground/threads.ts';
import {
  awaitedAt,
  Bits,
  begin,
  deny,
  HOUR,
  nobodyIsLate,
  type Play,
  pass,
  press,
  publicMessages,
  stageBy,
  TRANSPORTS,
  t,
  told,
} from './scene.ts';

const DAY = 24 * HOUR;

let game: Play;
afterEach(async () => {
  vi.restoreAllMocks();
  await game.on.close();
  await game.on.playground.close();
});

const members = () => game.on.playground.discord.guild().members;
const isKnown = (why: string) =>
  vi.waitFor(async () => expect((await game.on.tables.info(game.id)).unreachable?.why).toBe(why));

/** The bot is removed from the server, or added again. */
function remove(): () => void {
  const { discord } = game.on.playground;
  const guild = discord.guild();
  const bot = members().get(discord.bot.id)!;
  const { id } = guild;
  members().delete(discord.bot.id);
  for (const session of discord.gateway.sessions.values()) session.dispatch('GUILD_DELETE', { id });
  return () => {
    members().set(discord.bot.id, bot);
    discord.world.events.emit('guild', guild);
  };
}

describe('a server that the bot is removed from', () => {
  it('has its games go on, message and clock, when the bot is added again', async () => {
    game = await begin('gateway');
    const { on, id } = game;
    const addAgain = remove();
    await isKnown('server');
    for (let day = 0; day < 6; day++) await pass(game, DAY);
    await nobodyIsLate(game);
    addAgain();
    await told(game);
    const due = (await on.clocks!.deadlineOf(id))!.due!;
    expect(due - game.time.clock.now()).toBeGreaterThan(HOUR / 2);
    const seconds = String(Math.round(due / 1000));
    expect(publicMessages(on).some(({ content }) => content.includes(seconds))).toBe(true);
    expect(on.faults().map(({ message }) => message)).toEqual(['a channel cannot be told: its table waits']);
  });

  it('has them closed after a week', async () => {
    game = await begin('gateway');
    remove();
    await isKnown('server');
    for (let hour = 0; hour < 7 * 24 + 2; hour++) await pass(game, HOUR);
    expect((await game.on.tables.info(game.id)).status).toBe('closed');
  });

  it('is found out about without a gateway before anybody is late', async () => {
    game = await begin('http');
    members().delete(game.on.playground.discord.bot.id);
    await pass(game, 2 * HOUR);
    await isKnown('server');
    await nobodyIsLate(game);
  });
});

describe.each(TRANSPORTS)('by %s, who’s awaited where the channel can’t be told', (transport) => {
  it('learns so once, by direct message if they take them', async () => {
    game = await begin(transport, '12h');
    const { on, id } = game;
    const { seats, toAct } = await on.tables.info(id);
    const holder = seats[toAct[0]!]!;
    const { userId } = holder as { userId: string };
    await on.settings.changePerson(userId, { reminders: 'direct' });
    const user = on.playground.discord.userById(userId);
    deny(game, Bits.SendMessages);
    for (let hour = 0; hour < 40; hour++) await pass(game, HOUR);
    const sent = user.directMessages.map(({ content }) => content);
    const calls = sent.filter((content) => content.includes('Your time stands still'));
    expect(calls).toHaveLength(1);
    const { name: server } = on.playground.discord.guild();
    expect(calls[0]).toContain(t('clock-direct-table', { game: 'Artus', server }));
    await nobodyIsLate(game);
  });

  it('isn’t woken by it in quiet hours', async () => {
    game = await begin(transport, '12h');
    const { on, id } = game;
    const userId = await awaitedAt(on, id);
    const quietHours = { from: '08:10', to: '08:00' };
    await on.settings.changePerson(userId, { reminders: 'direct', zone: 'UTC', quietHours });
    const user = on.playground.discord.userById(userId);
    const before = user.pings.length;
    deny(game, Bits.SendMessages);
    for (let hour = 0; hour < 20; hour++) await pass(game, HOUR);
    expect(user.directMessages.map(({ content }) => content)).toEqual([
      expect.stringContaining('Your time stands still'),
    ]);
    expect(user.pings.slice(before)).toEqual([]);
  });

  it('is told at once by a bot that starts after it can be told again', async () => {
    game = await begin(transport);
    const { on, time, id } = game;
    deny(game, Bits.SendMessages);
    await pass(game, 2 * HOUR);
    await isKnown('channel');
    await on.bot.stop();
    deny(game, 0n);
    const later = await stageBy(transport, time, { on: on.playground, store: on.store.copy() });
    game = { ...game, on: later };
    await told(game);
    expect((await later.tables.info(id)).unreachable).toBeNull();
  });

  it.each(['away', 'gone'])('is not told so while they are %s', async (state) => {
    game = await begin(transport, '12h');
    const { on, id } = game;
    const userId = await awaitedAt(on, id);
    const awayUntil = state === 'away' ? game.time.clock.now() + 10 * DAY : null;
    await on.settings.changePerson(userId, { reminders: 'direct', awayUntil });
    if (state === 'gone') members().delete(userId);
    deny(game, Bits.SendMessages);
    await on.clocks!.look(id);
    for (let hour = 0; hour < 40; hour++) await pass(game, HOUR);
    await isKnown('channel');
    expect(on.playground.discord.userById(userId).directMessages).toEqual([]);
  });

  it('finds it said where anything can be said', async () => {
    game = await begin(transport);
    deny(game, Bits.SendMessages);
    const { on } = game;
    const { discord } = on.playground;
    const hall = discord.addChannel(discord.guild(), { name: 'hall' });
    discord.setOverwrites(hall, [{ user: 'bot', deny: Bits.ViewChannel }]);
    const opened = await discord.user('cleo').command(hall.id, 'table open', { game: 'artus' });
    expect(opened.message!.content).toContain(t('clock-unreachable-channel'));
    const thread = openThread(discord, discord.channel('round-table'), { name: 'nook', owner: 'ann' });
    thread.thread!.locked = true;
    discord.world.events.emit('channel', thread, 'update');
    const shut = await discord.user('ann').command(thread.id, 'table open', { game: 'artus' });
    expect(shut.message!.content).toBe(t('errors-thread-locked'));
    const lobby = await press(discord.user('dan'), opened.message!, t('discord-button-join'));
    expect(lobby.message?.content ?? '').not.toContain(
      t('discord-refused-unexpected', { id: '' }).slice(0, 20),
    );
  });
});
