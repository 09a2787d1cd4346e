import type { APIMessage } from 'discord-api-types/v10';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { toPlainName } from '../../../src/discord/answers/names.ts';
import { decideHere, type Thinker } from '../../../src/players/thinker.ts';
import { resigned } from '../../../src/table/seats.ts';
import type { Stage, StageOptions } from '../fixtures/stage.ts';
import { enabled, isPrivate, press } from '../fixtures/stranger.ts';
import { active, command, newStage, shared, startGame, t, user } from '../reliability/scene.ts';

let on: Stage;
const begin = async (options?: StageOptions) => {
  on = await newStage(options);
};
afterEach(async () => {
  expect(on.playground.discord.refusals).toEqual([]);
  expect(on.faults()).toEqual([]);
  await on.close();
});

const labels = (message: APIMessage) => enabled(message).map(({ label }) => label);

const menu = (message: APIMessage, placeholder: string) =>
  enabled(message).find((control) => control.options && control.placeholder === placeholder)!;

/** Computer players that think until they're let go on. */
function slowThinker(): { readonly thinker: Thinker; goOn(): void } {
  let goOn = () => {};
  const until = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  return {
    thinker: { think: (question) => until.then(() => decideHere({ ...question, player: 'page' })) },
    goOn: () => goOn(),
  };
}

/** With it, a computer player of four places the first Knight. */
const COMPUTER_FIRST = '00112233445566778899aabbccddee01';

describe('while computer players think', () => {
  it('the channel knows who has resigned, isn’t called for them, and sees who thinks', async () => {
    const slow = slowThinker();
    await begin({ thinker: slow.thinker });
    const opened = await command(on, 'ann', 'table open', { game: 'court', computers: 1 });
    await press(user(on, 'ben'), opened.message!, t('discord-button-join'));
    await press(user(on, 'ann'), opened.message!, t('discord-button-start'));
    const { id, toAct, seats } = await on.tables.inChannel(on.channelId);
    expect(seats[toAct[0]!]!.name).toBe('Ann');
    await on.tables.change(id, { userId: user(on, 'ann').id, name: 'Ann' }, resigned);
    const heir = toPlainName((await on.tables.info(id)).seats[toAct[0]!]!.name, t);
    await vi.waitFor(
      () => expect(shared(on).content).toContain(t('discord-table-thinking', { names: heir, count: 1 })),
      { timeout: 15_000 },
    );
    const { content } = shared(on);
    expect(content).toContain(t('discord-table-resigned', { name: 'Ann', computer: heir }));
    expect(content).not.toContain(t('discord-table-turn', { mention: `<@${user(on, 'ann').id}>` }));
    slow.goOn();
    await on.tables.settled(id);
    const lines = shared(on).content.split('\n');
    const said = lines.findIndex((line) => line.includes('Ann resigns'));
    const played = lines.findIndex((line) => line.includes(`${heir} takes`));
    expect(said).toBeLessThan(played);
  });

  it('a hand opened meanwhile goes on with the person’s turn', async () => {
    const slow = slowThinker();
    await begin({ thinker: slow.thinker, seed: COMPUTER_FIRST });
    const ann = user(on, 'ann');
    const opened = await command(on, 'ann', 'table open', { game: 'artus', computers: 3 });
    await press(ann, opened.message!, t('discord-button-start'));
    const { id, toAct, seats } = await on.tables.inChannel(on.channelId);
    expect(seats[toAct[0]!]!.kind).toBe('computer');
    await vi.waitFor(() => expect(labels(shared(on))).toContain(t('discord-button-hand')), {
      timeout: 15_000,
    });
    await press(ann, shared(on), t('discord-button-hand'));
    const hands = () => ann.visibleMessages(on.channelId).filter((message) => isPrivate(message));
    const isTurn = () => hands().map(({ content }) => content.includes(t('discord-hand-your-turn')));
    expect(isTurn()).toEqual([false]);
    slow.goOn();
    await vi.waitFor(() => expect(isTurn()).toEqual([true]), { timeout: 15_000 });
    expect(shared(on).content).not.toContain(t('discord-hand-your-turn'));
    await on.tables.settled(id);
  });
});

describe('at a table', () => {
  it('six presses of Your hand leave one hand', async () => {
    await begin();
    await startGame(on);
    const ann = active(on);
    for (let i = 0; i < 6; i++) await press(ann, shared(on), t('discord-button-hand'));
    await vi.waitFor(() =>
      expect(ann.visibleMessages(on.channelId).filter((message) => isPrivate(message))).toHaveLength(1),
    );
  });

  it('closed before it begins can be opened again, and is no rematch', async () => {
    await begin();
    const opened = await command(on, 'ann', 'table open', { game: 'artus' });
    const asked = await command(on, 'ann', 'table close');
    expect(asked.message!.content).toBe(t('discord-confirm-close-lobby'));
    await press(user(on, 'ann'), asked.message!, t('discord-button-close'));
    await vi.waitFor(() => expect(labels(shared(on))).toEqual([t('discord-button-reopen')]));
    expect(shared(on).id).toBe(opened.message!.id);
  });
});

describe('the list of tables', () => {
  it('lets somebody watch a game, take a seat that was left, and open a table', async () => {
    await begin();
    const id = await startGame(on);
    const seen = (await command(on, 'cleo', 'games')).message!;
    const watch = menu(seen, t('discord-games-watch'));
    const watched = await user(on, 'cleo').select(seen, watch.custom_id, [id]);
    expect(watched.message!.content).toContain(t('people-watch-not-yet'));
    const left = await command(on, 'ben', 'table leave');
    await press(user(on, 'ben'), left.message!, t('people-button-depart'));
    await on.tables.settled(id);
    const open = (await command(on, 'cleo', 'games', { filter: 'open' })).message!;
    expect(open.content).toContain('Ben’s seat is free');
    const asked = (await press(user(on, 'cleo'), open, 'Take Ben’s seat · #round-table')).message!;
    expect(asked.content).toContain(
      t('discord-games-take-ask', { game: 'Artus', place: `<#${on.channelId}>` }),
    );
    expect((await on.tables.info(id)).seats.some(({ name }) => name === 'Cleo')).toBe(false);
    const back = (await press(user(on, 'cleo'), asked, t('discord-games-back'))).message!;
    const again = (await press(user(on, 'cleo'), back, 'Take Ben’s seat · #round-table')).message!;
    const took = await press(user(on, 'cleo'), again, t('people-button-take', { name: 'Ben' }));
    expect(took.message!.content).toContain(t('people-seat-took', { before: 'Ben' }));
    const { discord } = on.playground;
    const guild = discord.addGuild({ name: 'Camelot', channels: [{ name: 'hall' }] });
    const hall = [...discord.world.channels.values()].find(({ guildId }) => guildId === guild.id)!;
    const elsewhere = hall.id;
    const list = (await user(on, 'dan').command(elsewhere, 'games')).message!;
    const opened = menu(list, t('discord-games-open'));
    await user(on, 'dan').select(list, opened.custom_id, ['court']);
    expect((await on.tables.inChannel(elsewhere)).game).toBe('court');
  });

  it('keeps the games that somebody resigned, and has each person’s results', async () => {
    await begin();
    const id = await startGame(on);
    for (const name of ['ann', 'ben'])
      await on.tables.change(id, { userId: user(on, name).id, name }, resigned);
    await on.tables.settled(id);
    const mine = (await command(on, 'ben', 'games', { filter: 'mine' })).message!;
    expect(mine.content).toContain('**Artus**');
    const none = (await command(on, 'ann', 'games', { person: user(on, 'cleo').id })).message!;
    expect(none.content).toBe(t('discord-results-none', { name: 'Cleo' }));
  });
});
