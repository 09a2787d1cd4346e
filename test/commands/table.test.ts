import { PermissionFlagsBits as Bits, ChannelType, MessageFlags } from 'discord-api-types/v10';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ArtusView } from '../../src/games/artus/types.ts';
import { verifyRecord } from '../../src/games/record.ts';
import { parseRecord } from '../../src/games/record-form.ts';
import { translator } from '../../src/i18n/index.ts';
import { createSpectatorView, seatViewFor } from '../../src/table/views.ts';
import { emblemName } from '../../src/telling/scene.ts';
import { type Stage, stage } from '../discord/fixtures/stage.ts';
import {
  calledUser,
  enabled,
  isPrivate,
  newest,
  press,
  randomFrom,
  use,
} from '../discord/fixtures/stranger.ts';
import { playOut } from '../discord/reliability/scene.ts';

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
const shared = () => newest(user('ann'), on.channelId, (message) => !isPrivate(message))!;
const active = () => calledUser(on.playground.discord, on.channelId)!;

async function startGame(values: object = {}): Promise<string> {
  await command('ann', 'table open', { game: 'artus', ...values });
  await command('ben', 'table join');
  await command('ann', 'table start');
  const { id } = await on.tables.inChannel(on.channelId);
  await on.tables.settled(id);
  return id;
}

async function toPlay(id: string): Promise<void> {
  for (let placed = 0; placed < 10; placed++) {
    const hand = (await press(active(), shared(), t('discord-button-hand'))).message!;
    await use(active(), hand, enabled(hand)[0]!, randomFrom(placed));
    await on.tables.settled(id);
  }
}

describe('/table', () => {
  it('opens a table, joins, leaves and starts', async () => {
    const opened = await command('ann', 'table open', { game: 'artus', variant: 'advanced', computers: 1 });
    expect(opened.message!.content).toContain('Artus · Advanced');
    const joined = await command('ben', 'table join');
    expect(joined.message!.content).toContain(t('discord-lobby-person', { name: 'Ben' }));
    await on.tables.settled((await on.tables.inChannel(on.channelId)).id);
    expect(user('ben').visibleMessages(on.channelId)).not.toContainEqual(
      expect.objectContaining({ id: opened.message!.id }),
    );
    const left = await command('ben', 'table leave');
    expect(left.message!.content).not.toContain('Ben');
    const started = await command('ann', 'table start');
    const table = await started.messageWhere(({ attachments }) => attachments.length > 0);
    expect(table.attachments[0]!.description).toContain('Artus');
    expect(enabled(table).map(({ label }) => label)).toEqual([
      t('discord-button-hand'),
      t('discord-button-text'),
      t('people-button-how-to-play'),
    ]);
    expect(table.mentions).toEqual([]);
  });

  it.each(['1', 'ben'])('lets the host choose who begins, from the list or by name (%s)', async (first) => {
    await command('ann', 'table open', { game: 'artus' });
    await command('ben', 'table join');
    const offered = await user('ann').autocomplete(on.channelId, 'table start', 'first', 'be');
    expect(offered.choices).toEqual([{ name: `Ben · ${emblemName(t, 1)}`, value: '1' }]);
    const wrong = await command('ann', 'table start', { first: 'Cleo' });
    expect(wrong.message!.content).toContain(t('errors-no-such-seat'));
    await command('ann', 'table start', { first });
    const { id } = await on.tables.inChannel(on.channelId);
    await on.tables.settled(id);
    expect(((await on.tables.read(id, createSpectatorView)).view as ArtusView).startSeat).toBe(1);
  });

  it('opens in a thread and links to it', async () => {
    const opened = await command('ann', 'table open', { game: 'artus', thread: true });
    const table = (await on.tables.list(on.playground.discord.guild().id)).tables[0]!;
    expect(opened.message!.content).toContain(`<#${table.channelId}>`);
    const thread = on.playground.discord.world.channel(table.channelId);
    expect(thread.type).toBe(ChannelType.PublicThread);
    const lobby = user('ben').visibleMessages(thread.id)[0]!;
    const joined = await press(user('ben'), lobby, t('discord-button-join'));
    await press(user('ann'), joined.message!, t('discord-button-start'));
    await on.tables.settled(table.id);
    await command('cleo', 'table open', { game: 'artus' });
    expect((await on.tables.list(on.playground.discord.guild().id)).tables).toHaveLength(2);
  });

  it('names the missing permission for a thread', async () => {
    const { discord } = on.playground;
    const channel = discord.channel('round-table');
    discord.setOverwrites(channel, [{ user: 'bot', deny: Bits.CreatePublicThreads }]);
    const { message } = await command('ann', 'table open', { game: 'artus', thread: true });
    expect(message!.flags).toBe(MessageFlags.Ephemeral);
    expect(message!.content).toContain('Create Public Threads');
    expect((await on.tables.list(discord.guild().id)).tables).toEqual([]);
  });

  it('refuses a second table in the channel and says what to do', async () => {
    await command('ann', 'table open', { game: 'artus' });
    const { message } = await command('ben', 'table open', { game: 'artus' });
    expect(message!.flags).toBe(MessageFlags.Ephemeral);
    expect(message!.content).toContain('thread');
  });

  it('says how many computer players fit, and creates no thread for more', async () => {
    for (const thread of [false, true]) {
      const { message } = await command('ann', 'table open', { game: 'artus', computers: 4, thread });
      expect(message!.flags).toBe(MessageFlags.Ephemeral);
      expect(message!.content).toBe(t('errors-too-many-computers', { most: 3 }));
    }
    const { channels } = on.playground.discord.world;
    expect([...channels.values()].filter(({ type }) => type === ChannelType.PublicThread)).toEqual([]);
  });

  it('undoes actions of the current turn only', async () => {
    const id = await startGame();
    await toPlay(id);
    const who = active();
    let hand = (await press(who, shared(), t('discord-button-hand'))).message!;
    const before = (await on.tables.read(id, seatViewFor(who.id))).actions;
    const { revision } = await on.tables.info(id);
    while ((await on.tables.info(id)).revision === revision)
      hand = (await use(who, hand, enabled(hand)[0]!, randomFrom(1))).message!;
    expect(enabled(hand).map(({ label }) => label)).toContain(t('discord-button-undo'));
    const undone = await who.command(on.channelId, 'table undo');
    expect(undone.message!.content).toContain(t('discord-hand-undone'));
    expect((await on.tables.read(id, seatViewFor(who.id))).actions).toEqual(before);
    const again = await who.command(on.channelId, 'table undo');
    expect(again.message!.content).toContain(t('errors-nothing-to-undo'));
  });

  it('asks for confirmation before resigning, then a computer player takes over', async () => {
    const id = await startGame();
    const doubted = await command('ben', 'table resign');
    const kept = await press(user('ben'), doubted.message!, t('discord-button-keep-playing'));
    expect(kept.message).toMatchObject({ id: doubted.message!.id, attachments: [{}] });
    const asked = await command('ben', 'table resign');
    expect((await on.tables.info(id)).seats.map(({ kind }) => kind)).toEqual(['person', 'person']);
    await press(user('ben'), asked.message!, t('discord-button-resign'));
    await on.tables.settled(id);
    const [told] = user('cleo').visibleMessages(on.channelId);
    expect(told!.content).toContain('Ben resigns');
    expect((await on.tables.info(id)).seats.map(({ kind }) => kind)).toEqual(['person', 'computer']);
  });

  it('lets whoever is asked before leaving, resigning or closing keep playing', async () => {
    await startGame();
    for (const text of ['table leave', 'table resign', 'table close']) {
      const asked = await command('ann', text);
      const kept = await press(user('ann'), asked.message!, t('discord-button-keep-playing'));
      expect(kept.message).toMatchObject({ id: asked.message!.id, attachments: [{}] });
    }
  });

  it("doesn't ask for confirmation if the user can't resign", async () => {
    await command('ann', 'table open', { game: 'artus' });
    const early = await command('ann', 'table resign');
    expect(early.message!.content).toBe(t('errors-not-in-play'));
    await command('ben', 'table join');
    await command('ann', 'table start');
    const stranger = await command('cleo', 'table resign');
    expect(stranger.message!.content).toBe(t('errors-not-seated'));
  });

  it('asks for confirmation before closing, by the host or a member who manages channels', async () => {
    const id = await startGame();
    const stranger = await command('cleo', 'table close');
    expect(stranger.message!.content).toBe(t('errors-host-or-manager-only', { hostName: 'Ann' }));
    const asked = await command('ann', 'table close');
    expect(asked.message!.content).toBe(t('discord-confirm-close'));
    await press(user('ann'), asked.message!, t('discord-button-close'));
    await on.tables.settled(id);
    expect((await on.tables.info(id)).status).toBe('closed');
    expect((await command('ben', 'hand')).message!.content).toBe(t('errors-no-table-here'));
  });

  it("doesn't warn of a lost result before the game has begun", async () => {
    await command('ann', 'table open', { game: 'artus' });
    const asked = await command('ann', 'table close');
    expect(asked.message!.content).toBe(t('discord-confirm-close-lobby'));
  });

  it('shows the table, and exports a valid record after the game', async () => {
    const id = await startGame();
    const early = await command('ann', 'table export');
    expect(early.message!.content).toContain(t('errors-record-not-open'));
    const shown = await command('cleo', 'table show');
    expect(shown.message!.mentions).toEqual([]);
    expect(shown.message!.attachments).toHaveLength(1);
    await playOut(on, id, 11);
    const { message } = await command('ben', 'table export');
    const [file] = on.playground.discord.filesOf(message!);
    const lines = (await fetch(message!.attachments[0]!.url).then((got) => got.text())).trimEnd().split('\n');
    expect(file!.name).toMatch(/\.jsonl$/);
    expect(lines).toHaveLength(1);
    expect(() => verifyRecord(parseRecord(JSON.parse(lines[0]!)))).not.toThrow();
    expect((await command('ann', 'table show')).message!.content).toContain('🏆');
    const listed = await command('dan', 'games', { filter: 'finished' });
    expect(listed.message!.content).toContain('won by');
  });
});

describe('/artus', () => {
  it('ends in the open hand when a computer ends the game', async () => {
    await command('ann', 'table open', { game: 'artus', computers: 1 });
    await command('ann', 'table start', { first: 'Ann' });
    const { id } = await on.tables.inChannel(on.channelId);
    await on.tables.settled(id);
    let last = await press(user('ann'), shared(), t('discord-button-hand'));
    const mine = () => newest(user('ann'), on.channelId, isPrivate)!;
    for (let presses = 0; !(await on.tables.settled(id)); presses++) {
      const ahead = enabled(mine()).filter(({ label }) => label !== t('discord-button-undo'));
      last = await use(user('ann'), mine(), ahead[0]!, randomFrom(presses));
    }
    const end = await last.messageWhere(({ content }) => content.includes(t('discord-hand-over')));
    expect(end.id).toBe(mine().id);
  });

  it('plays a whole turn, offering only legal choices', async () => {
    const id = await startGame();
    const complete = async (text: string, focused: string, typed: string, values = {}) =>
      (await active().autocomplete(on.channelId, text, focused, typed, values)).choices!;
    const chairs = await complete('artus place', 'chair', '');
    const { actions } = await on.tables.read(id, seatViewFor(active().id));
    expect(chairs).toHaveLength(actions.length);
    expect(chairs[0]!.name).toMatch(/^Chair \d+: worth/);
    await toPlay(id);

    const who = active();
    const cards = await complete('artus play', 'card', '');
    expect(cards.length).toBeGreaterThan(0);
    const card = cards.find(({ value }) => String(value).startsWith('knight:'))?.value ?? cards[0]!.value;
    const figures = await complete('artus play', 'figure', '', { card });
    const figure = figures[0]!.value;
    const choices = await complete('artus play', 'choice', '', { card, figure });
    expect(choices[0]?.name ?? figures[0]!.name).toMatch(/[+−±]\d/);
    const opened = await who.command(on.channelId, 'artus play', { card });
    expect(enabled(opened.message!).length).toBeGreaterThan(1);
    const values = { card, figure, ...(choices[0] ? { choice: choices[0].value } : {}) };
    const played = await who.command(on.channelId, 'artus play', values);
    expect(played.message!.content).toContain('plays');
    const piles = await complete('artus draw', 'pile', 'king');
    expect(piles.map(({ value }) => value)).toEqual(['king']);
    const drawn = await who.command(on.channelId, 'artus draw', { pile: 'king' });
    expect(drawn.message!.content).toContain('You draw');
    expect(drawn.message!.content).toContain(t('discord-hand-turn-over'));
  });

  it('shows the legal choices after an illegal one', async () => {
    const id = await startGame();
    await toPlay(id);
    const who = active();
    for (const [text, values] of [
      ['artus play', { card: 'no such card' }],
      ['artus draw', { pile: 'king' }],
      ['artus place', { chair: 'c1' }],
    ] as const) {
      const { message } = await who.command(on.channelId, text, values);
      expect(message!.flags).toBe(MessageFlags.Ephemeral);
      expect(message!.content).toContain(t('errors-illegal-action'));
      expect(enabled(message!).length).toBeGreaterThan(1);
    }
    const other = who.id === user('ann').id ? 'ben' : 'ann';
    const { message } = await command(other, 'artus play', { card: 'knight:3-6' });
    expect(message!.content).toContain('You’ll be notified when it’s yours');
  });

  it("says which game the channel plays if it's another one", async () => {
    await command('ann', 'table open', { game: 'court', computers: 1 });
    const { message } = await command('ann', 'artus place', { chair: 'c1' });
    expect(message!.content).toBe(t('discord-refused-other-game', { game: t('court-title') }));
    expect((await user('ann').autocomplete(on.channelId, 'artus place', 'chair', '')).choices).toEqual([]);
  });

  it("offers nothing if there's nothing to choose", async () => {
    const none = await user('ann').autocomplete(on.channelId, 'artus play', 'card', '');
    expect(none.choices).toEqual([]);
  });
});
