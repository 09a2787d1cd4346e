import { type APIMessage, ChannelType, MessageFlags } from 'discord-api-types/v10';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Stage } from '../fixtures/stage.ts';
import { enabled, isPrivate, press } from '../fixtures/stranger.ts';
import { button, command, newStage, shared, startGame, user, words } from '../reliability/scene.ts';

const { people } = words;

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

/** Chooses in an options message what an entry says. */
async function choose(name: string, options: APIMessage, entry: string): Promise<APIMessage> {
  const menu = enabled(options).find((control) => control.options?.some(({ label }) => label === entry));
  if (!menu) throw new Error(`nothing is called ${entry}`);
  const value = menu.options!.find(({ label }) => label === entry)!.value;
  return (await user(on, name).select(options, menu.custom_id, [value])).message!;
}

const optionsOf = async (name: string): Promise<APIMessage> =>
  (await press(user(on, name), shared(on), people.button.options)).message!;

describe('the lobby', () => {
  it('says what the game is and how long it takes, and no rules', async () => {
    const { message } = await command(on, 'ann', 'table open', { game: 'quests', variant: 'seals' });
    expect(message!.content).toContain(words.quests.about);
    expect(message!.content).toContain(people.lobby.length(24, 2, 2, 5, [3, 4]));
    for (const { name } of Object.values(words.questsTable.rules))
      expect(message!.content).not.toContain(name);
    expect(labels(message!)).toEqual([
      button.join,
      button.leave,
      ...Object.values(words.players.levels).map(button.addComputer),
      people.button.howToPlay,
      words.learn.button.learn,
      people.button.options,
    ]);
    const help = await press(user(on, 'cleo'), message!, people.button.howToPlay);
    expect(help.message!.flags! & MessageFlags.Ephemeral).toBeTruthy();
    expect(help.message!.content).toContain(words.quests.title);
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
    expect(shared(on).content).toContain(people.lobby.clock(people.options.paces['1d']));
    expect(shared(on).content).toContain(people.lobby.invitedOnly);
  });

  it('has options that the host changes and others read; the lobby follows', async () => {
    await command(on, 'ann', 'table open', { game: 'artus' });
    const lobby = shared(on);
    await press(user(on, 'ben'), lobby, button.join);
    const read = await optionsOf('ben');
    expect(enabled(read)).toEqual([]);
    expect(read.content).toContain(people.options.hostOnly('Ann'));
    const { options } = people;
    let own = await optionsOf('ann');
    own = await choose('ann', own, options.set(options.clock, options.paces['12h']));
    own = await choose('ann', own, options.set(options.vacations, options.vacationsOf.off));
    own = await choose('ann', own, options.set(options.access, options.accessOf.invited));
    own = await choose('ann', own, options.set(options.theme, 'High contrast'));
    expect(own.content).toContain(options.line(options.access, options.accessOf.invited));
    expect(await table()).toMatchObject({
      pace: '12h',
      vacations: false,
      access: 'invited',
      theme: 'contrast',
    });
    await vi.waitFor(() => expect(shared(on).content).toContain(people.lobby.invitedOnly));
    expect(shared(on).id).toBe(lobby.id);
    const refused = await press(user(on, 'cleo'), shared(on), button.join);
    const told = await refused.messageWhere(isPrivate);
    expect(told.content).toBe(words.errors.notInvited({ hostName: 'Ann' }));
  });

  it('lets the host remove people and computers and pass the role on', async () => {
    await command(on, 'ann', 'table open', { game: 'artus', computers: 1 });
    await press(user(on, 'ben'), shared(on), button.join);
    await press(user(on, 'cleo'), shared(on), button.join);
    const [own, other] = [await optionsOf('ann'), await optionsOf('ann')];
    const without = await choose('ann', own, people.options.remove('Ben'));
    expect((await table()).seats.map(({ name }) => name)).toEqual(['Ann', 'Gareth', 'Cleo']);
    await vi.waitFor(() => expect(shared(on).content).not.toContain('Ben'));
    await choose('ann', other, people.options.remove('Ben'));
    expect((await table()).seats).toHaveLength(3);
    const passed = await choose('ann', without, people.options.makeHost('Cleo'));
    expect(passed.content).toContain(people.options.hostOnly('Cleo'));
    expect(enabled(passed)).toEqual([]);
    await vi.waitFor(() => expect(shared(on).content).toContain(words.discord.lobby.host('Cleo')));
  });

  it('is told to by commands, too', async () => {
    await command(on, 'ann', 'table open', { game: 'artus', computers: 1 });
    await command(on, 'ben', 'table join');
    const offered = await user(on, 'ann').autocomplete(on.channelId, 'table remove', 'player', '');
    expect(offered.choices!.map(({ name }) => name)).toEqual(['Gareth', 'Ben']);
    const refused = await command(on, 'ben', 'table remove', { player: 'Gareth' });
    expect(refused.message!.content).toBe(words.errors.hostOnly({ hostName: 'Ann' }));
    expect((await command(on, 'ann', 'table remove', { player: 'ann' })).message!.content).toBe(
      words.errors.ownSeat(null),
    );
    expect((await command(on, 'ann', 'table remove', { player: 'nobody' })).message!.content).toBe(
      words.errors.noSuchSeat(null),
    );
    await command(on, 'ann', 'table remove', { player: 'gareth' });
    const passed = await command(on, 'ann', 'table host', { player: 'Ben' });
    expect(passed.message!.content).toContain(words.discord.lobby.host('Ben'));
    expect((await table()).seats.map(({ name }) => name)).toEqual(['Ann', 'Ben']);
  });
});

describe('an invitation', () => {
  it('pings once, and its button leads to a seat', async () => {
    await command(on, 'ann', 'table open', { game: 'artus', invited: true });
    const { message } = await command(on, 'ann', 'table invite', { person: user(on, 'ben').id });
    expect(message!.mentions.map(({ id }) => id)).toEqual([user(on, 'ben').id]);
    const stranger = await press(user(on, 'cleo'), message!, button.join);
    expect(stranger.message!.content).toBe(words.errors.notInvited({ hostName: 'Ann' }));
    const came = await press(user(on, 'ben'), message!, button.join);
    expect(came.message!.content).toBe(people.thread.joined(`<#${on.channelId}>`));
    const twice = await press(user(on, 'ben'), message!, button.join);
    expect(twice.message!.content).toBe(words.errors.alreadySeated(null));
    expect((await table()).seats.map(({ name }) => name)).toEqual(['Ann', 'Ben']);
    const again = await command(on, 'ann', 'table invite', { person: user(on, 'ben').id });
    expect(again.message!.content).toBe(words.errors.isSeated({ name: 'Ben' }));
    const uninvited = await command(on, 'cleo', 'table invite', { person: user(on, 'dan').id });
    expect(uninvited.message!.content).toBe(words.errors.notSeated(null));
  });

  it('leads to an open seat of a running game', async () => {
    const id = await startGame(on);
    const early = await command(on, 'ann', 'table invite', { person: user(on, 'cleo').id });
    expect(early.message!.content).toContain(words.errors.noOpenSeat(null));
    const asked = await command(on, 'ben', 'table leave');
    await press(user(on, 'ben'), asked.message!, people.button.depart);
    await on.tables.settled(id);
    const { message } = await command(on, 'ann', 'table invite', { person: user(on, 'cleo').id });
    const took = await press(user(on, 'cleo'), message!, people.button.take('Ben'));
    expect(took.message!.content).toContain(people.seat.took('Ben'));
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
    expect(message!.content).toBe(people.thread.announced(words.artus.title, words.artus.about, 3, link));
    const early = await press(user(on, 'cleo'), message!, people.button.watch);
    expect(early.message!.content).toBe(words.errors.notInPlay(null));
    const came = await press(user(on, 'ben'), message!, button.join);
    expect((await came.messageWhere(isPrivate)).content).toBe(people.thread.joined(link));
    const now = () =>
      user(on, 'dan')
        .visibleMessages(on.channelId)
        .find((one) => one.id === message!.id)!;
    expect(now().content).toBe(people.thread.announced(words.artus.title, words.artus.about, 2, link));
    const lobby = () => user(on, 'dan').visibleMessages(channelId).at(-1)!;
    await vi.waitFor(() => expect(labels(lobby())).toContain(button.start));
    await press(user(on, 'ann'), lobby(), button.start);
    await on.tables.settled(id);
    const watched = await press(user(on, 'cleo'), now(), people.button.watch);
    expect(watched.message!.flags! & MessageFlags.Ephemeral).toBeTruthy();
  });
});
