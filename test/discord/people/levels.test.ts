import type { APIMessage } from 'discord-api-types/v10';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { plainNameOf } from '../../../src/discord/answers/names.ts';
import type { ModalValues } from '../../../src/playground/users/interaction-data.ts';
import { CHARACTERS } from '../../../src/table/characters.ts';
import { LEVELS, type Level } from '../../../src/table/document.ts';
import type { Stage } from '../fixtures/stage.ts';
import { choose, enabled, fillIn, isPrivate, press } from '../fixtures/stranger.ts';
import { command, newStage, say, shared, user } from '../reliability/scene.ts';

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
const adding = (level: Level) => say('discord-button-add-computer', { level: say(`players-level-${level}`) });
const nameOf = (level: Level, at = 0) => say(`players-${CHARACTERS[level][at]!}`);

/** What the host has after the options' form. */
const optionsOf = async (name: string, values: ModalValues = {}): Promise<APIMessage> =>
  (await fillIn(user(on, name), shared(on), say('people-button-options'), values)).message!;

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
      const [id] = CHARACTERS[level];
      const name = say(`players-${id}`);
      const line = shared(on)
        .content.split('\n')
        .find((each) => each.includes(name));
      expect(line).toContain(say(`players-level-${level}`));
      expect(line).toContain(say(`players-${id}.trait`));
      expect(line).toMatch(/^- \p{Emoji_Presentation}|^- \p{Emoji}\uFE0F/u);
    }
    const controls = entries(shared(on)).map(({ label }) => label);
    for (const level of LEVELS) {
      expect(controls).not.toContain(adding(level));
      expect(controls).toContain(say('people-options-remove', { name: nameOf(level) }));
    }
  });

  it('are added by nobody but the host', async () => {
    await command(on, 'ann', 'table open', { game: 'artus' });
    const refused = await choose(user(on, 'ben'), shared(on), adding('knight'));
    expect((await refused.messageWhere(isPrivate)).content).toBe(
      say('errors-host-only', { hostName: 'Ann' }),
    );
    expect(await levelsHere()).toEqual([null]);
  });

  it('change their level in the options, which the lobby shows', async () => {
    await command(on, 'ann', 'table open', { game: 'quests', computers: 2, level: 'page' });
    const own = await optionsOf('ann');
    await select(
      'ann',
      own,
      say('people-options-replace', { name: nameOf('page', 1), level: say('players-level-knight') }),
    );
    expect(await levelsHere()).toEqual([null, 'page', 'knight']);
    await vi.waitFor(() => expect(shared(on).content).toContain(nameOf('knight')));
    expect(shared(on).content).not.toContain(nameOf('page', 1));
  });

  it('do not change by an old menu, whose seats may have moved up', async () => {
    await command(on, 'ann', 'table open', { game: 'artus', computers: 2, level: 'page' });
    const [own, old] = [await optionsOf('ann'), await optionsOf('ann')];
    await select('ann', own, say('people-options-remove', { name: nameOf('page') }));
    const outcome = await select(
      'ann',
      old,
      say('people-options-replace', { name: nameOf('page', 1), level: say('players-level-knight') }),
    );
    const told = await outcome.messageWhere((message) => message.content === say('errors-stale'));
    expect(isPrivate(told)).toBe(true);
    expect(await levelsHere()).toEqual([null, 'page']);
  });

  it('keep to the limits of a message when there are as many as can be', async () => {
    await command(on, 'ann', 'table open', { game: 'quests', variant: 'seals', computers: 2 });
    for (const name of ['ben', 'cleo']) await press(user(on, name), shared(on), say('discord-button-join'));
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
    await press(user(on, 'ann'), shared(on), say('discord-button-start'));
    await on.tables.settled(id);
    const named = (await table()).seats
      .slice(1)
      .map(({ name }) =>
        say('players-named', { name: plainNameOf(name, say), level: say('players-level-squire') }),
      );
    expect(shared(on).content).toContain(
      say('discord-table-started', { names: say('discord-list', { items: ['Ann', ...named] }) }),
    );
  });
});

describe('whoever takes an abandoned seat', () => {
  it('has the level that the host has chosen', async () => {
    await command(on, 'ann', 'table open', { game: 'court' });
    await press(user(on, 'ben'), shared(on), say('discord-button-join'));
    expect(shared(on).content).not.toContain(
      say('people-lobby-stand-in', { level: say('players-level-page') }),
    );
    const own = await optionsOf('ann');
    expect(own.content).toContain(
      say('people-options-line', {
        name: say('people-options-stand-in'),
        value: say('players-level-squire'),
      }),
    );
    const chosen = await optionsOf('ann', { standIn: 'page' });
    expect(chosen.content).toContain(
      say('people-options-line', { name: say('people-options-stand-in'), value: say('players-level-page') }),
    );
    await vi.waitFor(() =>
      expect(shared(on).content).toContain(
        say('people-lobby-stand-in', { level: say('players-level-page') }),
      ),
    );
    const { id } = await table();
    await press(user(on, 'ann'), shared(on), say('discord-button-start'));
    await on.tables.settled(id);
    const asked = await command(on, 'ben', 'table leave');
    await press(user(on, 'ben'), asked.message!, say('people-button-depart'));
    await on.tables.settled(id);
    expect((await on.tables.info(id)).seats[1]).toMatchObject({ player: 'page', name: { character: 'tom' } });
    const text = (await press(user(on, 'cleo'), shared(on), say('discord-button-text'))).message!;
    expect(text.content).toContain(
      say('players-named', { name: nameOf('page'), level: say('players-level-page') }),
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
      expect(shared(on).content).toContain(say('people-lobby-stand-in', { level: 'Knight' })),
    );
    const { id, shown } = await table();
    await on.tables.told(id, { shown });
    const asked = await command(on, 'ann', 'table close');
    await press(user(on, 'ann'), asked.message!, say('discord-button-close'));
    await vi.waitFor(() =>
      expect(enabled(shared(on)).map(({ label }) => label)).toContain(say('discord-button-reopen')),
    );
    await press(user(on, 'ann'), shared(on), say('discord-button-reopen'));
    expect(await levelsHere()).toEqual([null, 'page', 'knight']);
    expect((await table()).standIn).toBe('knight');
  });
});
