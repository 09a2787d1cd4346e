import { MessageFlags } from 'discord-api-types/v10';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { LocalUser } from '../../../src/playground/users/user.ts';
import type { Stage } from '../fixtures/stage.ts';
import { press } from '../fixtures/stranger.ts';
import { CREATE_MESSAGE, t } from '../reliability/scene.ts';
import {
  atRest,
  awaitedAt,
  isCall,
  newTime,
  passUntil,
  pressesIn,
  startTimed,
  type Time,
  timedStage,
} from './scene.ts';

const HOUR = 3_600_000;
const START = '2026-03-20T08:00:00Z';

let time: Time;
let on: Stage;
let id: string;
/** Who's awaited, and who isn't. */
let awaited: LocalUser;
let other: LocalUser;

beforeEach(async () => {
  time = newTime(START);
  on = await timedStage(time);
  id = await startTimed(on, ['ann', 'ben'], '1d');
  const { discord } = on.playground;
  awaited = discord.userById(await awaitedAt(on, id));
  other = discord.user(awaited.data.username === 'ann' ? 'ben' : 'ann');
});
afterEach(() => on.close());

const pass = (hours: number) => passUntil(on, id, time.clock, time.clock.now() + hours * HOUR);
const calls = (channelId = on.channelId) => other.visibleMessages(channelId).filter(isCall);
const direct = () => awaited.visibleMessages(awaited.directMessageId);
const when = (hours: number) => `<t:${(Date.parse(START) + hours * HOUR) / 1000}:R>`;

describe('a reminder in the channel', () => {
  it('pings only the awaited player, says until when, and leads to their hand', async () => {
    await pass(12);
    const [line, ...others] = calls();
    expect(others).toEqual([]);
    expect(line!.content).toBe(t('clock-channel-half', { mention: `<@${awaited.id}>`, when: when(24) }));
    expect(line!.mentions.map((user) => user.id)).toEqual([awaited.id]);
    expect(pressesIn(line!).map(({ verb, revision }) => [verb, revision])).toEqual([
      ['hand', 0],
      ['seen', 0],
    ]);
    const { message } = await press(awaited, line!, t('discord-button-hand'));
    expect(message!.flags! & MessageFlags.Ephemeral).toBeTruthy();
  });

  it('gives way to the next one', async () => {
    await pass(23);
    expect(calls().map(({ content }) => content)).toEqual([
      t('clock-channel-last', { mention: `<@${awaited.id}>`, when: when(24) }),
    ]);
  });

  it('goes, and is the last, once the player has seen it', async () => {
    await pass(12);
    const [line] = calls();
    const refused = await press(other, line!, t('clock-button-seen'));
    expect(refused.message!.content).toBe(t('clock-seen-not-yours'));
    const { message } = await press(awaited, line!, t('clock-button-seen'));
    expect(message!.content).toBe(t('clock-seen'));
    expect(message!.flags! & MessageFlags.Ephemeral).toBeTruthy();
    await on.clocks!.idle();
    expect(calls()).toEqual([]);
    await pass(11);
    expect(calls()).toEqual([]);
  });

  it('is deleted by the next run if the player has acted meanwhile', async () => {
    await pass(12);
    await on.bot.stop();
    const { seats, toAct, revision } = await on.tables.info(id);
    const holder = seats[toAct[0]!]!;
    if (holder.kind === 'person') await on.tables.act(id, holder, revision, ({ actions }) => actions.at(-1)!);
    const later = await timedStage(time, { on: on.playground, store: on.store.copy() });
    await later.clocks!.idle();
    await passUntil(later, id, time.clock, time.clock.now() + 3_000);
    expect((await later.tables.info(id)).wait).toBe(2);
    expect(calls()).toEqual([]);
    await later.close();
  });

  it('is sent once even if the reply is lost again and again', async () => {
    for (const nth of [1, 2, 3, 4])
      on.playground.discord.faults.add({
        match: { method: 'POST', route: CREATE_MESSAGE, nth },
        effect: { type: 'loseReply', status: 502 },
      });
    await pass(12);
    await pass(0.1);
    expect(calls().length).toBe(1);
  });
});

describe('a direct reminder', () => {
  beforeEach(() => time.preferences.set(awaited.id, { reminders: 'direct' }));

  it('leads to the table, and can be silenced there', async () => {
    await pass(12);
    expect(calls()).toEqual([]);
    const [line] = direct();
    const { guildId } = await on.tables.info(id);
    const { messageId } = (await on.tables.read(id, ({ posted }) => posted))!;
    const link = `https://discord.com/channels/${guildId}/${on.channelId}/${messageId}`;
    const table = t('clock-direct-table', { game: 'Artus', server: on.playground.discord.guild().name });
    expect(line!.content).toBe(t('clock-direct-half', { table, link, when: when(24) }));
    const { message } = await press(awaited, line!, t('clock-button-seen'));
    expect(message!.content).toBe(t('clock-seen'));
    await pass(11);
    expect(direct().filter(isCall)).toEqual([]);
  });

  it('says what has become of it, once the wait is over or the time is up', async () => {
    await pass(12);
    const { seats, toAct, revision, guildId } = await on.tables.info(id);
    const holder = seats[toAct[0]!]!;
    const { messageId } = (await on.tables.read(id, ({ posted }) => posted))!;
    const table = t('clock-direct-table', { game: 'Artus', server: on.playground.discord.guild().name });
    const link = `https://discord.com/channels/${guildId}/${on.channelId}/${messageId}`;
    if (holder.kind === 'person') await on.tables.act(id, holder, revision, ({ actions }) => actions.at(-1)!);
    await pass(0.1);
    expect(direct().map(({ content }) => content)).toEqual([t('clock-direct-over', { table, link })]);
    expect(direct().filter(isCall)).toEqual([]);
    time.preferences.set(other.id, { reminders: 'direct' });
    await pass(12);
    const name = holder.name as string;
    const [line] = other.visibleMessages(other.directMessageId);
    expect(line!.content).toContain(t('clock-direct-after', { table, name }));
    await pass(12);
    const [told] = other.visibleMessages(other.directMessageId);
    expect(told!.content).toContain(table);
    expect(told!.content).toContain(t('clock-direct-time-up', { table, link: '' }).trim());
  });

  it('is not sent to who has left the server', async () => {
    on.playground.discord.guild().members.delete(awaited.id);
    await pass(12);
    expect(direct()).toEqual([]);
    expect(calls().length).toBe(1);
  });

  it('does not tell whoever is away that a computer fills in: a silent line does', async () => {
    time.preferences.set(awaited.id, { reminders: 'direct', awayUntil: time.clock.now() + 5 * HOUR });
    const { toAct, wait } = await on.tables.info(id);
    await on.tables.takeOver(id, toAct[0]!, wait);
    await on.clocks!.look(id);
    await atRest(on, id);
    expect(direct()).toEqual([]);
    expect(calls().map(({ flags = 0 }) => flags & MessageFlags.SuppressNotifications)).toEqual([
      MessageFlags.SuppressNotifications,
    ]);
  });
});

describe('a seat that a computer has taken', () => {
  async function runOut(): Promise<void> {
    for (let missed = 0; missed < 2; missed++) {
      await pass(24);
      const { toAct, seats, revision } = await on.tables.info(id);
      const holder = seats[toAct[0]!]!;
      if (missed === 0 && holder.kind === 'person')
        await on.tables.act(id, holder, revision, ({ actions }) => actions.at(-1)!);
      // Nobody has pressed anything, so the bot tells the channel by itself.
      time.clock.advance(3_000);
      await on.tables.settled(id);
    }
  }
  const holdsSeat = async () =>
    (await on.tables.info(id)).seats.some(
      (holder) => holder.kind === 'person' && holder.userId === awaited.id,
    );

  it('is given back by a button in the channel', async () => {
    await runOut();
    expect(await holdsSeat()).toBe(false);
    const line = calls().find(
      ({ content }) => content === t('clock-channel-absent', { mention: `<@${awaited.id}>` }),
    );
    const { message } = await press(awaited, line!, t('clock-button-back'));
    expect(message!.content).toContain(t('people-seat-back'));
    expect(await holdsSeat()).toBe(true);
    await pass(0);
    expect(calls()).toEqual([]);
  });

  it('is given back by a button in a direct message, which tells nobody else', async () => {
    time.preferences.set(awaited.id, { reminders: 'direct' });
    await runOut();
    const line = direct().find(isCall)!;
    await press(awaited, line, t('clock-button-back'));
    expect(await holdsSeat()).toBe(true);
    await pass(0);
    const texts = direct().map(({ content }) => content);
    expect(texts.at(-1)).toContain(t('people-seat-back'));
    expect(direct().filter(isCall)).toEqual([]);
  });
});

describe('/table pause', () => {
  it('stops the clock for the host, and /table resume lets it go on', async () => {
    const ann = on.playground.discord.user('ann');
    const ben = on.playground.discord.user('ben');
    const { id } = ann.commands(on.channelId).find(({ name }) => name === 'table')!;
    const asked = await ben.command(on.channelId, 'table pause');
    expect(asked.message!.content).toBe(
      t('clock-asks-to-stop', { name: 'Ben', names: ['Ben'], needed: 2, command: `</table pause:${id}>` }),
    );
    const stopped = await ann.command(on.channelId, 'table pause');
    expect(stopped.message!.content).toBe(
      t('clock-stopped', { name: 'Ann', command: `</table resume:${id}>` }),
    );
    const again = await ann.command(on.channelId, 'table pause');
    expect(again.message!.content).toBe(t('errors-clock-stopped'));
    await pass(100);
    expect(calls()).toEqual([]);
    const resumed = await ann.command(on.channelId, 'table resume');
    expect(resumed.message!.content).toBe(t('clock-goes-on', { name: 'Ann' }));
    await pass(12);
    expect(calls().length).toBe(1);
  });
});
