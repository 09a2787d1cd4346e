import type { APIMessage } from 'discord-api-types/v10';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toPlainName } from '../../../src/discord/answers/names.ts';
import type { ModalValues } from '../../../src/playground/users/interaction-data.ts';
import { CHARACTERS_BY_LEVEL } from '../../../src/table/characters.ts';
import { LEVELS, type Level } from '../../../src/table/document.ts';
import type { Stage } from '../fixtures/stage.ts';
import { choose, enabled, fillIn, isPrivate, press } from '../fixtures/stranger.ts';
import { command, newStage, shared, t, user } from '../reliability/scene.ts';

let on: Stage;
beforeEach(async () => {
  on = await newStage();
});
afterEach(async () => {
  expect(on.playground.discord.refusals).toEqual([]);
  expect(on.faults()).toEqual([]);
  await on.close();
});

const table = () => on.tables.inChannel(on.channelId);
const levelsHere = async () =>
  (await table()).seats.map((holder) => (holder.kind === 'computer' ? holder.player : null));
const adding = (level: Level) => t('discord-button-add-computer', { level: t(`players-level-${level}`) });
const nameOf = (level: Level, at = 0) => t(`players-${CHARACTERS_BY_LEVEL[level][at]!}`);

/** What the host has after the options' form. */
const optionsOf = async (name: string, values: ModalValues = {}): Promise<APIMessage> =>
  (await fillIn(user(on, name), shared(on), t('people-button-options'), values)).message!;

const entries = (message: APIMessage) =>
  enabled(message).flatMap(({ options: all, custom_id }) =>
    (all ?? []).map((each) => ({ ...each, custom_id })),
  );

const select = async (name: string, message: APIMessage, label: string) => {
  const entry = entries(message).find((each) => each.label === label);
  if (!entry) throw new Error(`nothing is called ${label}`);
  return user(on, name).select(message, entry.custom_id, [entry.value]);
};

describe('computer players in the lobby', () => {
  it('are added at a chosen level, and say who they are', async () => {
    await command(on, 'ann', 'table open', { game: 'artus' });
    for (const level of LEVELS) await choose(user(on, 'ann'), shared(on), adding(level));
    expect(await levelsHere()).toEqual([null, ...LEVELS]);
    for (const level of LEVELS) {
      const [id] = CHARACTERS_BY_LEVEL[level];
      const name = t(`players-${id}`);
      const line = shared(on)
        .content.split('\n')
        .find((each) => each.includes(name));
      expect(line).toContain(t(`players-level-${level}`));
      expect(line).toContain(t(`players-${id}.trait`));
      expect(line).toMatch(/^- \p{Emoji_Presentation}|^- \p{Emoji}\uFE0F/u);
    }
    const controls = entries(shared(on)).map(({ label }) => label);
    for (const level of LEVELS) {
      expect(controls).not.toContain(adding(level));
      expect(controls).toContain(t('people-options-remove', { name: nameOf(level) }));
    }
  });

  it('are added by nobody but the host', async () => {
    await command(on, 'ann', 'table open', { game: 'artus' });
    const refused = await choose(user(on, 'ben'), shared(on), adding('knight'));
    expect((await refused.messageWhere(isPrivate)).content).toBe(t('errors-host-only', { hostName: 'Ann' }));
    expect(await levelsHere()).toEqual([null]);
  });

  it('change their level in the options, which the lobby shows', async () => {
    await command(on, 'ann', 'table open', { game: 'quests', computers: 2, level: 'page' });
    const own = await optionsOf('ann');
    await select(
      'ann',
      own,
      t('people-options-replace', { name: nameOf('page', 1), level: t('players-level-knight') }),
    );
    expect(await levelsHere()).toEqual([null, 'page', 'knight']);
    await vi.waitFor(() => expect(shared(on).content).toContain(nameOf('knight')));
    expect(shared(on).content).not.toContain(nameOf('page', 1));
  });

  it('do not change by an old menu, whose seats may have moved up', async () => {
    await command(on, 'ann', 'table open', { game: 'artus', computers: 2, level: 'page' });
    const [own, old] = [await optionsOf('ann'), await optionsOf('ann')];
    await select('ann', own, t('people-options-remove', { name: nameOf('page') }));
    const outcome = await select(
      'ann',
      old,
      t('people-options-replace', { name: nameOf('page', 1), level: t('players-level-knight') }),
    );
    const told = await outcome.messageWhere((message) => message.content === t('errors-stale'));
    expect(isPrivate(told)).toBe(true);
    expect(await levelsHere()).toEqual([null, 'page']);
  });

  it('keep to the limits of a message when there are as many as can be', async () => {
    await command(on, 'ann', 'table open', { game: 'quests', variant: 'seals', computers: 2 });
    for (const name of ['ben', 'cleo']) await press(user(on, name), shared(on), t('discord-button-join'));
    await optionsOf('ann');
    await command(on, 'ben', 'table leave');
    await command(on, 'cleo', 'table leave');
    for (const level of ['page', 'knight'] as const) await choose(user(on, 'ann'), shared(on), adding(level));
    const labels = entries(await optionsOf('ann')).map(({ label }) => label);
    expect(labels.filter((label) => label.startsWith(nameOf('knight')))).toHaveLength(LEVELS.length);
    expect(new Set(labels).size).toBe(labels.length);
  });
});

describe('the table’s message', () => {
  it('begins with names and levels in words, which a notification can show', async () => {
    await command(on, 'ann', 'table open', { game: 'artus', computers: 3 });
    const { id } = await table();
    await press(user(on, 'ann'), shared(on), t('discord-button-start'));
    await on.tables.settled(id);
    const named = (await table()).seats
      .slice(1)
      .map(({ name }) =>
        t('players-named', { name: toPlainName(name, t), level: t('players-level-squire') }),
      );
    expect(shared(on).content).toContain(
      t('discord-table-started', { names: t('discord-list', { items: ['Ann', ...named] }) }),
    );
  });
});

describe('whoever takes an abandoned seat', () => {
  it('has the level that the host has chosen', async () => {
    await command(on, 'ann', 'table open', { game: 'court' });
    await press(user(on, 'ben'), shared(on), t('discord-button-join'));
    expect(shared(on).content).not.toContain(t('people-lobby-stand-in', { level: t('players-level-page') }));
    const own = await optionsOf('ann');
    expect(own.content).toContain(
      t('people-options-line', { name: t('people-options-stand-in'), value: t('players-level-squire') }),
    );
    const chosen = await optionsOf('ann', { standIn: 'page' });
    expect(chosen.content).toContain(
      t('people-options-line', { name: t('people-options-stand-in'), value: t('players-level-page') }),
    );
    await vi.waitFor(() =>
      expect(shared(on).content).toContain(t('people-lobby-stand-in', { level: t('players-level-page') })),
    );
    const { id } = await table();
    await press(user(on, 'ann'), shared(on), t('discord-button-start'));
    await on.tables.settled(id);
    const asked = await command(on, 'ben', 'table leave');
    await press(user(on, 'ben'), asked.message!, t('people-button-depart'));
    await on.tables.settled(id);
    expect((await on.tables.info(id)).seats[1]).toMatchObject({ player: 'page', name: { character: 'tom' } });
    const text = (await press(user(on, 'cleo'), shared(on), t('discord-button-text'))).message!;
    expect(text.content).toContain(
      t('players-named', { name: nameOf('page'), level: t('players-level-page') }),
    );
  });
});

describe('/table open', () => {
  it('sets the level of the computer players', async () => {
    await command(on, 'ann', 'table open', { game: 'artus', computers: 3, level: 'knight' });
    expect(await levelsHere()).toEqual([null, 'knight', 'knight', 'knight']);
  });

  it('opens with Squires if nobody says more', async () => {
    await command(on, 'ann', 'table open', { game: 'artus', computers: 1 });
    expect(await levelsHere()).toEqual([null, 'squire']);
  });

  it('keeps the levels in a new table like this', async () => {
    await command(on, 'ann', 'table open', { game: 'artus', computers: 1, level: 'page' });
    await choose(user(on, 'ann'), shared(on), adding('knight'));
    await optionsOf('ann', { standIn: 'knight' });
    await vi.waitFor(() =>
      expect(shared(on).content).toContain(t('people-lobby-stand-in', { level: 'Knight' })),
    );
    const { id, shown } = await table();
    await on.tables.told(id, { shown });
    const asked = await command(on, 'ann', 'table close');
    await press(user(on, 'ann'), asked.message!, t('discord-button-close'));
    await vi.waitFor(() =>
      expect(enabled(shared(on)).map(({ label }) => label)).toContain(t('discord-button-reopen')),
    );
    await press(user(on, 'ann'), shared(on), t('discord-button-reopen'));
    expect(await levelsHere()).toEqual([null, 'page', 'knight']);
    expect((await table()).standIn).toBe('knight');
  });
});
