import { PermissionFlagsBits as Bits } from 'discord-api-types/v10';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { closed, removed, withComputer } from '../../../src/table/lobby.ts';
import { resigned } from '../../../src/table/seats.ts';
import { seatViewFor } from '../../../src/table/views.ts';
import { ManualClock } from '../../base/manual-clock.ts';
import { type Stage, stage } from '../fixtures/stage.ts';
import { press } from '../fixtures/stranger.ts';
import { channel, HOUSE, idOf, nothingWrong, open, t, user } from './scene.ts';

const EDIT = 'PATCH /channels/{channel_id}/messages/{message_id}';

let on: Stage;
let clock: ManualClock;
beforeEach(async () => {
  clock = new ManualClock();
  on = await stage({ playground: HOUSE, clock });
});
afterEach(() => on.close());

const guildId = () => on.playground.discord.guild().id;
const board = () => channel(on, 'board').id;
const pages = (channelId = board()) =>
  user(on, 'ann')
    .visibleMessages(channelId)
    .filter(({ content }) => content.startsWith(t('discord-games-board')));
const count = (route: string) => on.playground.discord.requestCountsByRoute[route] ?? 0;

/** After how long lists that are scheduled from now on are due: what tables ask for is due after 3 seconds or a minute. */
function delaysOnTheClock(): () => number[] {
  const { mock } = vi.spyOn(clock, 'schedule');
  return () => mock.calls.map(([delay]) => delay).filter((delay) => delay > 3_000 && delay < 60_000);
}

/** Resolves with what was done when a list is next looked at, or with the failure's message. */
function nextDeed({ lines }: Stage): Promise<unknown> {
  return new Promise((resolve) => {
    const push = lines.push.bind(lines);
    lines.push = (line) => {
      const { data, message } = line;
      const isDeed = 'did' in data;
      if (isDeed || message.startsWith('a list of tables')) {
        lines.push = push;
        resolve(isDeed ? data.did : message);
      }
      return push(line);
    };
  });
}

/** Time passes, and what's due by then is done. @returns what was done */
function due(seconds: number, of: Stage = on): Promise<unknown> {
  const done = nextDeed(of);
  clock.advance(seconds * 1_000);
  return done;
}

const choose = (channelId: string | null) => on.settings.changeServer(guildId(), { frontPage: channelId });

/** The list is in its channel. */
async function posted(): Promise<void> {
  await choose(board());
  expect(await due(0)).toBe('posted');
  expect(pages()).toHaveLength(1);
}

const openIn = (name: string, computers = 0) =>
  user(on, 'ann').command(channel(on, name).id, 'table open', { game: 'artus', computers });

describe('the list of tables in a channel', () => {
  it('is posted when it’s chosen, and follows tables that open, fill, start and close', async () => {
    const message = await open(on, 'ben', 'server');
    await user(on, 'ben').click(message, idOf('server', 'page1'));
    await user(on, 'ben').select(message, idOf('server', 'frontPage'), [board()]);
    expect(await due(0)).toBe('posted');
    expect(pages()[0]!.content).toContain(t('discord-games-board-none'));
    const opened = await openIn('round-table');
    expect(await due(30)).toBe('edited');
    expect(pages()[0]!.content).toContain(`<#${on.channelId}>`);
    expect(pages()[0]!.content).toContain(
      t('discord-games-section', { name: t('discord-games-section-open'), count: 1 }),
    );
    await press(user(on, 'ben'), opened.message!, t('discord-button-join'));
    await press(user(on, 'ann'), opened.message!, t('discord-button-start'));
    expect(await due(30)).toBe('edited');
    expect(pages()[0]!.content).toContain(
      t('discord-games-section', { name: t('discord-games-section-running'), count: 1 }),
    );
    const { id, host } = await on.tables.inChannel(on.channelId);
    await on.tables.change(id, host, closed(true));
    expect(await due(30)).toBe('edited');
    expect(pages()[0]!.content).toContain(t('discord-games-board-none'));
    expect(pages()).toHaveLength(1);
    nothingWrong(on);
  });

  it('is edited at most every 30 seconds, and not if nothing it says has changed', async () => {
    await posted();
    clock.advance(10_000);
    const delays = delaysOnTheClock();
    for (const name of ['round-table', 'hall']) await openIn(name, 2);
    expect(delays()).toEqual([20_000]);
    expect(await due(20)).toBe('edited');
    expect(pages()[0]!.content).toContain(
      t('discord-games-section', { name: t('discord-games-section-open'), count: 2 }),
    );
    const { id, host } = await on.tables.inChannel(on.channelId);
    const { seats } = await on.tables.change(id, host, withComputer());
    await on.tables.change(id, host, removed(seats.length - 1));
    expect(await due(30)).toBe('nothing');
    expect(count(EDIT)).toBe(1);
    nothingWrong(on);
  });

  it('has neither a heading nor a number for tables that are gone', async () => {
    await openIn('hall');
    await on.tables.settled((await on.tables.inChannel(channel(on, 'hall').id)).id);
    const lines = on.store.lists.get(`live:${guildId()}`)!;
    const [line] = lines.values();
    for (let at = 1; at <= 50; at++) {
      const id = `gone${at}`;
      lines.set(id, { ...line!, id, rank: line!.rank - at, text: line!.text.replace(line!.id, id) });
    }
    await choose(board());
    expect(await due(0)).toBe('posted');
    const [, heading, row, ...rest] = pages()[0]!.content.split('\n');
    expect(heading).toBe(t('discord-games-section', { name: t('discord-games-section-open'), count: 1 }));
    expect(row).toContain(channel(on, 'hall').id);
    expect(rest).toEqual(['-# Ann']);
  });

  it('isn’t touched by the moves of a game', async () => {
    const opened = await openIn('round-table', 1);
    await posted();
    await press(user(on, 'ann'), opened.message!, t('discord-button-start'));
    const { id } = await on.tables.inChannel(on.channelId);
    await on.tables.settled(id);
    expect(await due(30)).toBe('edited');
    const delays = delaysOnTheClock();
    const view = await on.tables.read(id, seatViewFor(user(on, 'ann').id));
    await on.tables.act(id, { userId: user(on, 'ann').id, name: 'Ann' }, null, () => view.actions[0]!);
    expect(delays()).toEqual([]);
    await on.tables.change(id, { userId: user(on, 'ann').id, name: 'Ann' }, resigned);
    expect(delays()).toEqual([]);
  });

  it('names only tables in channels that everybody sees', async () => {
    const hall = channel(on, 'hall');
    on.playground.discord.setOverwrites(hall, [
      { role: '@everyone', deny: Bits.ViewChannel },
      { user: 'bot', allow: Bits.ViewChannel | Bits.SendMessages },
    ]);
    for (const name of ['hall', 'round-table']) await openIn(name);
    await posted();
    expect(pages()[0]!.content).toContain(on.channelId);
    expect(pages()[0]!.content).not.toContain(hall.id);
  });

  it('is posted again if somebody deletes it', async () => {
    await posted();
    const [before] = pages();
    on.playground.discord.channel('board').messages.delete(before!.id);
    await openIn('round-table');
    expect(await due(30)).toBe('posted');
    expect(pages().map(({ id }) => id)).not.toContain(before!.id);
    expect(pages()[0]!.content).toContain(on.channelId);
    expect(pages()).toHaveLength(1);
    expect(on.faults()).toEqual([]);
  });

  it('moves to another channel, and goes when none is chosen', async () => {
    await posted();
    const hall = channel(on, 'hall').id;
    await choose(hall);
    expect(await due(30)).toBe('posted');
    expect([pages().length, pages(hall).length]).toEqual([0, 1]);
    await choose(null);
    expect(await due(30)).toBe('removed');
    expect(pages(hall)).toEqual([]);
    nothingWrong(on);
  });

  it('goes on after a restart with the same message, and isn’t edited for nothing', async () => {
    await posted();
    await on.bot.stop();
    const later = await stage({ on: on.playground, store: on.store.copy(), clock });
    clock.advance(60_000);
    await later.bot.stop();
    expect([count(EDIT), pages().length]).toEqual([0, 1]);
    await on.tables.open({
      guildId: guildId(),
      channelId: on.channelId,
      host: { userId: user(on, 'ann').id, name: 'Ann' },
      game: 'artus',
      theme: 'court',
      computers: 0,
    });
    const last = await stage({ on: on.playground, store: on.store.copy(), clock });
    expect(await due(3, last)).toBe('edited');
    expect([count(EDIT), pages().length]).toEqual([1, 1]);
    expect(pages()[0]!.content).toContain(on.channelId);
    await last.bot.stop();
  });

  it('isn’t posted twice if the store fails in between', async () => {
    await choose(board());
    on.store.failing.add('put');
    expect(await due(0)).toContain('could not');
    expect(pages()).toHaveLength(1);
    on.store.failing.clear();
    expect(await due(60)).toBe('posted');
    expect(pages()).toHaveLength(1);
    await openIn('round-table');
    expect(await due(30)).toBe('edited');
  });

  it('is left alone while the bot can’t write there, which is logged', async () => {
    await posted();
    on.playground.discord.setOverwrites(channel(on, 'board'), [{ user: 'bot', deny: Bits.ViewChannel }]);
    await openIn('round-table');
    expect(await due(30)).toContain('could not');
    const delays = delaysOnTheClock();
    clock.advance(600_000);
    expect(delays()).toEqual([]);
  });

  it('has a button that shows each their own tables, privately', async () => {
    await openIn('round-table');
    await posted();
    const { message } = await press(user(on, 'ben'), pages()[0]!, t('discord-games-mine'));
    expect(message!.id).not.toBe(pages()[0]!.id);
    expect(message!.content).toContain(
      t('discord-games-section', { name: t('discord-games-section-open'), count: 1 }),
    );
    nothingWrong(on);
  });
});
