import { type APIMessage, ButtonStyle, ChannelType, MessageFlags } from 'discord-api-types/v10';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { THEME_IDS } from '../../../render/themes/theme.ts';
import { plainNames } from '../../../src/discord/answers/names.ts';
import type { ModalValues } from '../../../src/playground/users/interaction-data.ts';
import { options } from '../../../src/table/document.ts';
import { withSettings } from '../../../src/table/lobby.ts';
import { resigned } from '../../../src/table/seats.ts';
import { getGuide } from '../../../src/telling/registry.ts';
import { emblemName } from '../../../src/telling/scene.ts';
import { type Stage, stage } from '../fixtures/stage.ts';
import { choose, enabled, fillIn, isPrivate, press } from '../fixtures/stranger.ts';
import { command, newStage, shared, startGame, t, user } from '../reliability/scene.ts';

let on: Stage;
beforeEach(async () => {
  on = await newStage();
});
afterEach(async () => {
  expect(on.playground.discord.refusals).toEqual([]);
  expect(on.faults()).toEqual([]);
  await on.close();
});

const labels = (message: APIMessage) => enabled(message).map(({ label }) => label);
const table = () => on.tables.inChannel(on.channelId);

const fill = async (name: string, values: ModalValues) =>
  (await fillIn(user(on, name), shared(on), t('people-button-options'), values)).message!;

describe('the lobby', () => {
  it('says what the game is and how long it takes, and no rules', async () => {
    const { message } = await command(on, 'ann', 'table open', { game: 'quests', variant: 'seals' });
    expect(message!.content).toContain(getGuide('quests').about(t, 'seals'));
    expect(message!.content).toContain(
      t('people-lobby-length', { minutes: 24, players: 2, min: 2, max: 5, best: [3, 4].map(String) }),
    );
    for (const { name } of Object.values(getGuide('quests').rules!(t)))
      expect(message!.content).not.toContain(name);
    expect(labels(message!)).toEqual([
      t('discord-button-join'),
      t('discord-button-leave'),
      undefined,
      t('people-button-options'),
      t('people-button-how-to-play'),
      t('learn-button-learn'),
    ]);
    const help = await press(user(on, 'cleo'), message!, t('people-button-how-to-play'));
    expect(help.message!.flags! & MessageFlags.Ephemeral).toBeTruthy();
    expect(help.message!.content).toContain(t('quests-title'));
  });

  it('tells people of the same name apart, in words and in the list of whom to remove', async () => {
    await on.close();
    const users = ['ann', 'bea', 'cid'].map((name) => ({ name, displayName: 'Ann' }));
    on = await stage({ playground: { users }, seed: 'lobby' });
    const [host, ...guests] = on.playground.discord.users;
    let message = (await host!.command(on.channelId, 'table open', { game: 'artus' })).message!;
    for (const guest of guests) message = (await press(guest, message, t('discord-button-join'))).message!;
    for (const name of ['Ann (host)', 'Ann \\(2\\)', 'Ann \\(3\\)'])
      expect(message.content).toContain(`- ${name}\n`);
    const listed = async (typed: string) =>
      (await host!.autocomplete(on.channelId, 'table remove', 'player', typed)).choices;
    const emblem = (seat: number) => emblemName(t, seat);
    expect(await listed('a\u200Bnn')).toEqual([
      { name: `Ann (2) · ${emblem(1)}`, value: '1' },
      { name: `Ann (3) · ${emblem(2)}`, value: '2' },
    ]);
    await host!.command(on.channelId, 'table remove', { player: 'ann (2)' });
    expect((await table()).seats.map(({ name }) => name)).toEqual(['Ann', 'Ann (3)']);
  });

  it('lets stand out what comes next: to join, then to start', async () => {
    const styles = () => Object.fromEntries(enabled(shared(on)).map(({ label, style }) => [label, style]));
    await command(on, 'ann', 'table open', { game: 'artus' });
    expect(styles()).toMatchObject({ [t('discord-button-join')]: ButtonStyle.Primary });
    await press(user(on, 'ben'), shared(on), t('discord-button-join'));
    expect(styles()).toMatchObject({
      [t('discord-button-join')]: ButtonStyle.Secondary,
      [t('discord-button-start')]: ButtonStyle.Success,
    });
  });

  it('offers only the variants of the chosen game', async () => {
    const offered = async (values: object) =>
      (await user(on, 'ann').autocomplete(on.channelId, 'table open', 'variant', '', { ...values })).choices;
    expect(await offered({ game: 'court' })).toEqual([{ name: 'Standard', value: 'standard' }]);
    expect(await offered({ game: 'quests' })).toEqual([
      { name: 'Basic', value: 'basic' },
      { name: 'With seals', value: 'seals' },
    ]);
    expect(await offered({})).toEqual([]);
    await command(on, 'ann', 'table open', {
      game: 'quests',
      variant: 'With Seals',
      clock: '1d',
      invited: true,
    });
    expect(await table()).toMatchObject({ variant: 'seals', pace: '1d', access: 'invited' });
    expect(shared(on).content).toContain(t('people-lobby-clock', { pace: t('people-pace-1d') }));
    expect(shared(on).content).toContain(t('people-lobby-invited-only'));
  });

  it('has options that the host changes and others read; the lobby follows', async () => {
    await command(on, 'ann', 'table open', { game: 'artus' });
    const lobby = shared(on);
    await press(user(on, 'ben'), lobby, t('discord-button-join'));
    const read = (await press(user(on, 'ben'), shared(on), t('people-button-options'))).message!;
    expect(labels(read)).toEqual([t('shuffles-give')]);
    expect(read.content).toContain(t('people-options-host-only', { host: 'Ann' }));
    const own = await fill('ann', { pace: '12h', boxes: ['access', 'theme', 'hints'] });
    expect(own.content).toContain(
      t('people-options-line', {
        name: t('people-options-access'),
        value: t('people-options-access-invited'),
      }),
    );
    expect(await table()).toMatchObject({
      pace: '12h',
      vacations: false,
      access: 'invited',
      theme: 'contrast',
      hints: true,
      standIn: 'squire',
      language: null,
    });
    await vi.waitFor(() => expect(shared(on).content).toContain(t('people-lobby-invited-only')));
    expect(shared(on).id).toBe(lobby.id);
    const refused = await press(user(on, 'cleo'), shared(on), t('discord-button-join'));
    const told = await refused.messageWhere(isPrivate);
    expect(told.content).toBe(t('errors-not-invited', { hostName: 'Ann' }));
  });

  it('lets the host remove people and computers and pass the role on', async () => {
    await command(on, 'ann', 'table open', { game: 'artus', computers: 1 });
    await press(user(on, 'ben'), shared(on), t('discord-button-join'));
    await press(user(on, 'cleo'), shared(on), t('discord-button-join'));
    const [own, other] = [await fill('ann', {}), await fill('ann', {})];
    const ann = user(on, 'ann');
    const without = (await choose(ann, own, t('people-options-remove', { name: 'Ben' }))).message!;
    expect(plainNames(await table(), t)).toEqual(['Ann', 'Gareth', 'Cleo']);
    await vi.waitFor(() => expect(shared(on).content).not.toContain('Ben'));
    await choose(ann, other, t('people-options-remove', { name: 'Ben' }));
    expect((await table()).seats).toHaveLength(3);
    const passed = (await choose(ann, without, t('people-options-make-host', { name: 'Cleo' }))).message!;
    expect(passed.content).toContain(t('people-options-host-only', { host: 'Cleo' }));
    expect(labels(passed)).toEqual([t('shuffles-give')]);
    await vi.waitFor(() => expect(shared(on).content).toContain(t('discord-lobby-host', { name: 'Cleo' })));
  });

  it('is told to by commands, too', async () => {
    await command(on, 'ann', 'table open', { game: 'artus', computers: 1 });
    await command(on, 'ben', 'table join');
    const offered = await user(on, 'ann').autocomplete(on.channelId, 'table remove', 'player', '');
    expect(offered.choices!.map(({ name }) => name.split(' · ')[0])).toEqual(['Gareth', 'Ben']);
    const refused = await command(on, 'ben', 'table remove', { player: 'Gareth' });
    expect(refused.message!.content).toBe(t('errors-host-only', { hostName: 'Ann' }));
    expect((await command(on, 'ann', 'table remove', { player: 'ann' })).message!.content).toBe(
      t('errors-own-seat'),
    );
    expect((await command(on, 'ann', 'table remove', { player: 'nobody' })).message!.content).toBe(
      t('errors-no-such-seat'),
    );
    await command(on, 'ann', 'table remove', { player: 'gareth' });
    const passed = await command(on, 'ann', 'table host', { player: 'Ben' });
    expect(passed.message!.content).toContain(t('discord-lobby-host', { name: 'Ben' }));
    expect((await table()).seats.map(({ name }) => name)).toEqual(['Ann', 'Ben']);
  });
});

describe('an invitation', () => {
  it('pings once, and its button leads to a seat', async () => {
    await command(on, 'ann', 'table open', { game: 'artus', invited: true });
    const { message } = await command(on, 'ann', 'table invite', { person: user(on, 'ben').id });
    expect(message!.mentions.map(({ id }) => id)).toEqual([user(on, 'ben').id]);
    const stranger = await press(user(on, 'cleo'), message!, t('discord-button-join'));
    expect(stranger.message!.content).toBe(t('errors-not-invited', { hostName: 'Ann' }));
    const came = await press(user(on, 'ben'), message!, t('discord-button-join'));
    expect(came.message!.content).toBe(t('people-thread-joined', { link: `<#${on.channelId}>` }));
    const twice = await press(user(on, 'ben'), message!, t('discord-button-join'));
    expect(twice.message!.content).toBe(t('errors-already-seated'));
    expect((await table()).seats.map(({ name }) => name)).toEqual(['Ann', 'Ben']);
    const again = await command(on, 'ann', 'table invite', { person: user(on, 'ben').id });
    expect(again.message!.content).toBe(t('errors-is-seated', { name: 'Ben' }));
    const uninvited = await command(on, 'cleo', 'table invite', { person: user(on, 'dan').id });
    expect(uninvited.message!.content).toBe(t('errors-not-seated'));
  });

  it('leads to an open seat of a running game', async () => {
    const id = await startGame(on);
    const early = await command(on, 'ann', 'table invite', { person: user(on, 'cleo').id });
    expect(early.message!.content).toContain(t('errors-no-open-seat'));
    const asked = await command(on, 'ben', 'table leave');
    await press(user(on, 'ben'), asked.message!, t('people-button-depart'));
    await on.tables.settled(id);
    const { message } = await command(on, 'ann', 'table invite', { person: user(on, 'cleo').id });
    const took = await press(user(on, 'cleo'), message!, t('people-button-take', { name: 'Ben' }));
    expect(took.message!.content).toContain(t('people-seat-took', { before: 'Ben' }));
    await on.tables.settled(id);
  });
});

describe('a table in a thread', () => {
  it('is announced with its game, its free seats and the way in', async () => {
    const { message } = await command(on, 'ann', 'table open', { game: 'artus', thread: true });
    const [{ id, channelId }] = (await on.tables.list(on.playground.discord.guild().id)).tables as [
      Awaited<ReturnType<typeof table>>,
    ];
    expect(on.playground.discord.world.channel(channelId).type).toBe(ChannelType.PublicThread);
    const link = `<#${channelId}>`;
    const announced = (free: number): string =>
      [
        t('people-thread-title', { game: t('artus-title'), link }),
        t('artus-about'),
        t('people-thread-free', { free }),
      ].join('\n');
    expect(message!.content).toBe(announced(3));
    expect(labels(message!)).toEqual([t('discord-button-join')]);
    const came = await press(user(on, 'ben'), message!, t('discord-button-join'));
    expect((await came.messageWhere(isPrivate)).content).toBe(t('people-thread-joined', { link }));
    const now = () =>
      user(on, 'dan')
        .visibleMessages(on.channelId)
        .find((one) => one.id === message!.id)!;
    await vi.waitFor(() => expect(now().content).toBe(announced(2)));
    const lobby = () => user(on, 'dan').visibleMessages(channelId)[0]!;
    await vi.waitFor(() => expect(labels(lobby())).toContain(t('discord-button-start')));
    await press(user(on, 'ann'), lobby(), t('discord-button-start'));
    await on.tables.settled(id);
    const title = t('people-thread-title', { game: t('artus-title'), link });
    await vi.waitFor(() => expect(now().content).toBe(`${title}\n${t('people-thread-running')}`));
    const watched = await press(user(on, 'cleo'), now(), t('people-button-watch'));
    expect(watched.message!.flags! & MessageFlags.Ephemeral).toBeTruthy();
    for (const name of ['ann', 'ben'])
      await on.tables.change(id, { userId: user(on, name).id, name }, resigned);
    await on.tables.settled(id);
    await vi.waitFor(() => expect(now().content).toMatch(/^.+\nThe game is over: won by .+\.$/));
    expect(labels(now())).toEqual([t('look-back-button')]);
  });

  it('is found from its channel, by those who may see it', async () => {
    const { message } = await command(on, 'ann', 'table open', { game: 'artus', thread: true });
    const [thread] = /<#\d+>/.exec(message!.content)!;
    for (const text of ['hand', 'table show'])
      expect((await command(on, 'ben', text)).message!.content).toBe(
        t('people-thread-here', { places: [thread] }),
      );
  });

  it('is announced as one by invitation, without a way in', async () => {
    const { message } = await command(on, 'ann', 'table open', {
      game: 'artus',
      thread: true,
      invited: true,
    });
    expect(message!.content).toContain(t('people-lobby-invited-only'));
    expect(labels(message!)).toEqual([]);
  });
});

describe('the host of a lobby', () => {
  const ann = () => user(on, 'ann');
  /** The lines that ping the host now, oldest first. */
  const calls = () =>
    ann()
      .visibleMessages(on.channelId)
      .filter(({ mentions }) => mentions.some(({ id }) => id === ann().id))
      .map(({ content }) => content);
  const words = () => ({ host: `<@${ann().id}>`, game: 'Artus' });
  const [canStart, isFull] = [
    () => t('people-lobby-call-start', words()),
    () => t('people-lobby-call-full', words()),
  ];
  const act = async (name: string, label: string) => {
    await choose(user(on, name), shared(on), label);
    await on.tables.settled((await table()).id);
  };

  it('is called once when it can start, once when it’s full, and not after the start', async () => {
    await command(on, 'ann', 'table open', { game: 'artus' });
    const [join, leave] = [t('discord-button-join'), t('discord-button-leave')];
    await act('ben', join);
    await vi.waitFor(() => expect(calls()).toEqual([canStart()]));
    await act('ben', leave);
    await vi.waitFor(() => expect(calls()).toEqual([]));
    for (const name of ['ben', 'cleo']) await act(name, join);
    expect(calls()).toEqual([]);
    await act('dan', join);
    await vi.waitFor(() => expect(calls()).toEqual([isFull()]));
    await act('ann', t('discord-button-start'));
    await vi.waitFor(() => expect(calls()).not.toContain(isFull()));
  });

  it('isn’t called for what they have done themselves', async () => {
    await command(on, 'ann', 'table open', { game: 'artus', computers: 1 });
    await act('ann', t('discord-button-add-computer', { level: t('players-level-page') }));
    await act('ben', t('discord-button-join'));
    await vi.waitFor(() => expect(calls()).toEqual([isFull()]));
  });
});

describe('a lobby that nobody has started', () => {
  it('is opened again with all who were there, and as it was to be played', async () => {
    await command(on, 'ann', 'table open', { game: 'artus', computers: 1, theme: THEME_IDS[1] });
    await press(user(on, 'ben'), shared(on), t('discord-button-join'));
    const chosen = { pace: '1d', vacations: false, rests: false, hints: false, standIn: 'page' };
    const { id, host } = await table();
    const before = await on.tables.change(id, host, withSettings(chosen));
    const asked = await command(on, 'ann', 'table close');
    await press(user(on, 'ann'), asked.message!, t('discord-button-close'));
    await vi.waitFor(() => expect(labels(shared(on))).toEqual([t('discord-button-reopen')]));
    await press(user(on, 'ben'), shared(on), t('discord-button-reopen'));
    const after = await table();
    expect(after.id).not.toBe(before.id);
    expect(options.parse(before)).toMatchObject(chosen);
    expect(options.parse(after)).toEqual(options.parse(before));
    expect(after.seats.map(({ kind, name }) => (kind === 'person' ? name : kind))).toEqual([
      'Ben',
      'Ann',
      'computer',
    ]);
  });
});
