import {
  type APIButtonComponentWithCustomId,
  type APISelectMenuComponent,
  type AutocompleteInteraction,
  ComponentType,
} from 'discord.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toPayload } from '../../../src/discord/answers/message.ts';
import {
  button,
  buttonRows,
  type ComponentData,
  encodeCustomId,
  isLong,
  menuRow,
} from '../../../src/discord/choices/controls.ts';
import { buildDecision, choicesAt } from '../../../src/discord/choices/decision.ts';
import { choiceRows, type Offer, offerRows, stepsAndBest } from '../../../src/discord/choices/offers.ts';
import { completeEnded } from '../../../src/discord/handlers/look-back.ts';
import type { BaseRequest } from '../../../src/discord/handlers/request.ts';
import { suggestRules } from '../../../src/discord/handlers/rules.ts';
import { dateWords, MY_FORMS, SERVER_FORMS } from '../../../src/discord/handlers/settings/desk.ts';
import { numberActions, numberedFromOne } from '../../../src/discord/messages/numbering.ts';
import { channelMenu, roleMenu, settingsForm } from '../../../src/discord/messages/settings/controls.ts';
import { serverMessage } from '../../../src/discord/messages/settings/server.ts';
import { wordLines } from '../../../src/discord/messages/shuffles.ts';
import { tableSettingsForm } from '../../../src/discord/messages/table-settings.ts';
import type { GameAction } from '../../../src/games/game.ts';
import { games } from '../../../src/games/registry.ts';
import { translations, translator } from '../../../src/i18n/index.ts';
import { awayUntil, parseName } from '../../../src/settings/entries.ts';
import { SERVER, serverSettingsCollection } from '../../../src/settings/server.ts';
import { MAX_LABEL, ROOM_FOR_NUMBER } from '../../../src/telling/guide.ts';
import { plainName } from '../../../src/telling/markdown.ts';
import { getGuide } from '../../../src/telling/registry.ts';
import { altFits, joinAlt, joinText, textFits } from '../../../src/telling/text.ts';
import { RawClient } from '../../playground/raw-client.ts';
import { ada, CHANNEL, GUILD, room } from '../../table/fixtures/room.ts';
import { newStage } from '../reliability/scene.ts';

const t = translator('en-US');
const at = { id: 'abcdefghij', revision: 7 };
const component: ComponentData = { tableId: at.id, revision: 7, verb: 'hand', args: [] };
const times = <T>(count: number, make: (at: number) => T): T[] =>
  Array.from({ length: count }, (_, at) => make(at));

const menuOf = (row: unknown) => (row as { components: [APISelectMenuComponent] }).components[0];
const firstOption = (option: { text: string; detail?: string }) => {
  const menu = menuOf(menuRow(component, 'Choose…', [{ value: 'a', ...option }]));
  return 'options' in menu ? menu.options[0]! : null;
};
const picker = (placeholder: string) => ({ field: 'channels', placeholder, chosen: [] });

/** What's cut, where, and how it gets there. */
const CUT: readonly [what: string, most: number, made: (text: string) => string | undefined][] = [
  ['a message', 2000, (content) => toPayload({ content }, null).content],
  [
    'an alt text',
    1024,
    (alt) =>
      toPayload({ content: '', file: { name: 'a.png', data: Buffer.alloc(0), alt } }, null).files[0]!
        .description,
  ],
  ['a button', 80, (text) => button(component, { text }).label],
  ['an option', 100, (text) => firstOption({ text })?.label],
  ['an option’s description', 100, (detail) => firstOption({ text: 'a', detail })?.description],
  ['a menu', 150, (text) => menuOf(menuRow(component, text, [{ value: 'a', text: 'A' }])).placeholder],
  ['a menu of channels', 150, (text) => menuOf(channelMenu(picker(text), [])).placeholder],
  ['a menu of roles', 150, (text) => menuOf(roleMenu(picker(text))).placeholder],
  ['a name', 24, plainName],
];

describe('texts', () => {
  it.each(CUT)('of %s have %i characters and no more', (_what, most, made) => {
    const full = 'x'.repeat(most);
    expect(made(full)).toBe(full);
    expect(made(`${full}x`)).toBe(`${'x'.repeat(most - 1)}…`);
  });

  it.each([
    ['alternative texts', 1024, joinAlt, altFits],
    ['tables as texts', 1900, joinText, textFits],
  ] as const)('of pictures, %s, have %i characters and no more', (_what, most, made, fits) => {
    const [fitting, long] = [0, 1].map((more) => ['a', 'x'.repeat(most - 2 + more)]);
    expect([fits(fitting!), fits(long!)]).toEqual([true, false]);
    expect([made(fitting!).length, made(long!)]).toEqual([most, 'a']);
  });

  it('leave room for the number that a picture may give a choice', () => {
    const text = 'x'.repeat(MAX_LABEL - ROOM_FOR_NUMBER);
    const actions = times(100, () => ({}) as GameAction);
    const numbered = numberActions(numberedFromOne(actions), getGuide('artus'), t);
    expect(numbered([actions.at(-1)!], { text }).text.length).toBeLessThanOrEqual(80);
    expect(numbered([actions.at(-1)!], { text: `${text}x` }).text.length).toBeGreaterThan(80);
  });

  it('of one’s own name have 32 characters and no more', () => {
    expect(parseName('x'.repeat(32))).toBe('x'.repeat(32));
    expect(() => parseName('x'.repeat(33))).toThrow(expect.objectContaining({ data: { most: 32 } }));
  });
});

describe('custom IDs', () => {
  it('have 100 characters and no more', () => {
    const room = 100 - encodeCustomId({ ...component, args: ['x'] }).length + 1;
    expect(encodeCustomId({ ...component, args: ['x'.repeat(room)] })).toHaveLength(100);
    expect(() => encodeCustomId({ ...component, args: ['x'.repeat(room + 1)] })).toThrow(RangeError);
  });
});

const choices = (count: number, text = '') =>
  times(count, (i) => ({ path: [`k${i}`], label: { text: text || `${i}` } }));
/** How many buttons or options there are in each row. */
const sizesOf = (rows: readonly { components: readonly unknown[] }[] | undefined) =>
  rows?.map(({ components }) => {
    const [first] = components as [{ options?: readonly unknown[] }];
    return first.options ? `${first.options.length} options` : components.length;
  });
const sizes = (count: number, text?: string) => sizesOf(choiceRows(at, [], choices(count, text), 0, t).rows);

const offers = (count: number, parts: readonly string[] = [], text = 'a'): Offer[] =>
  times(count, (i) => ({ path: [`k${i}`], label: () => ({ text }), parts }));
const offered = (all: Offer[]) =>
  sizesOf(
    offerRows(at, [{ heading: null, offers: all, ask: null, labelOf: (text) => ({ text }) }], t, 0)?.rows,
  );

describe('rows', () => {
  it('have five buttons and no more', () => {
    const buttons = (count: number) =>
      sizesOf(buttonRows(times(count, (i) => button({ ...component, args: [`${i}`] }, { text: 'a' }))));
    expect([buttons(5), buttons(6)]).toEqual([[5], [5, 1]]);
  });

  it('leave one of five for what isn’t a choice', () => {
    const { rows, more } = choiceRows(at, [], choices(100), 0, t);
    expect(sizesOf(rows)).toEqual(times(4, () => '25 options'));
    expect(more).toBeNull();
    expect(choiceRows(at, [], choices(101), 0, t).more).not.toBeNull();
  });

  it('are buttons up to 15 choices, and a menu beyond', () => {
    expect([sizes(15), sizes(16)]).toEqual([[5, 5, 5], ['16 options']]);
  });

  it('are buttons up to 65 words, and a menu beyond', () => {
    const words = (count: number) => times(count, () => 'a').join(' ');
    expect([sizes(5, words(13)), sizes(5, words(14))]).toEqual([[5], ['5 options']]);
    expect(
      sizesOf(choiceRows(at, [], [...choices(4, words(13)), ...choices(1, words(14))], 0, t).rows),
    ).toEqual(['5 options']);
  });

  it('have three buttons with labels of 27 characters, which phones would cut', () => {
    expect([isLong('x'.repeat(26)), isLong('x'.repeat(27))]).toEqual([false, true]);
    expect([sizes(5, 'x'.repeat(26)), sizes(5, 'x'.repeat(27))]).toEqual([[5], [3, 2]]);
  });

  it('have whole actions as two rows of buttons, as one menu or two, or by their parts', () => {
    expect([offered(offers(10)), offered(offers(11))]).toEqual([[5, 5], ['11 options']]);
    const long = 'x'.repeat(27);
    expect([offered(offers(6, [], long)), offered(offers(7, [], long))]).toEqual([[3, 3], ['7 options']]);
    expect([offered(offers(25)), offered(offers(26))]).toEqual([['25 options'], ['25 options', '1 options']]);
    const sets = (count: number) =>
      times(count, (i) => offers(1, [`p${i % 8}`, `q${Math.floor(i / 8)}`])[0]!);
    expect(offered(sets(50))).toEqual(['25 options', '25 options']);
    expect(offered(sets(51))?.length).toBe(2);
    expect(offered(sets(51))?.[0]).toBe('25 options');
    expect(offered(sets(51))?.[1]).not.toBe('25 options');
  });

  it('have the best 25 whole actions below the first choices', () => {
    expect(sizesOf(stepsAndBest(at, choices(3), offers(26), t) ?? [])).toEqual([3, '25 options']);
    expect(stepsAndBest(at, choices(76), offers(26), t)).toBeNull();
    expect(sizesOf(stepsAndBest(at, choices(75), offers(26), t) ?? [])).toHaveLength(4);
  });

  it('have what 25 options can show as one choice, and more part by part', () => {
    const paths = (count: number) => times(count, (i) => `use/${Math.floor(i / 5)}/${i % 5}`);
    const split = { pathOf: (path: string) => path.split('/'), tailOf: () => 1 };
    expect([25, 26].map((count) => choicesAt(buildDecision(paths(count), split)).length)).toEqual([25, 6]);
  });
});

describe('autocompletions', () => {
  const seats = times(4, (at) => ({
    holder: { kind: 'person', userId: `${at}`, name: 'x'.repeat(24) },
    before: [],
  }));
  const ended = (count: number) =>
    times(count, (at) => ({ tableId: `${at}`, channelId: '2', game: 'artus', endedAt: 0, seats }));
  const request = (rows: readonly object[], typed = '') =>
    ({
      context: { tables: { ended: async () => rows, inChannel: async () => ({}) } },
      interaction: { guildId: '1', channelId: '2', options: { getFocused: () => typed } },
      person: { userId: '1', name: 'Ann' },
      t,
    }) as unknown as BaseRequest<AutocompleteInteraction>;

  it('have 25 games and no more', async () => {
    const offered = async (count: number) => (await completeEnded(request(ended(count)))).length;
    expect([await offered(25), await offered(26)]).toEqual([25, 25]);
  });

  it('have 25 pages of rules and no more', async () => {
    expect(await suggestRules(request([]), null)).toHaveLength(25);
  });

  it('have names of whole words, of 100 characters and no more', async () => {
    const [{ name } = { name: '' }] = await completeEnded(request(ended(1)));
    // Three names of 24 characters; the fourth would be cut.
    expect([name.length, name.at(-1)]).toEqual([82, '…']);
  });
});

describe('settings', () => {
  const channels = (count: number) => times(count, (at) => `${at}`);

  it('have 25 channels for tables and no more', () => {
    const stored = (count: number) => () =>
      serverSettingsCollection.parse({ ...SERVER, channels: channels(count) }, async () => []);
    expect(stored(25)).not.toThrow();
    expect(stored(26)).toThrow();
    const scene = {
      settings: SERVER,
      quotas: { perPerson: 1, perServer: 1 },
      mayAppoint: true,
      exists: () => true,
    };
    const menus = serverMessage(scene, 0, t, []).rows!.map(menuOf);
    expect(menus.find(({ type }) => type === ComponentType.ChannelSelect)?.max_values).toBe(25);
  });

  it('have absences of 60 days and no more', () => {
    const away = (days: string) => () => awayUntil(days, 0, 'UTC', dateWords(t));
    expect(away('60')).not.toThrow();
    expect(away('61')).toThrow(expect.objectContaining({ data: { typed: '61', days: 60 } }));
  });
});

describe('Discord itself', () => {
  let raw: RawClient;
  beforeAll(async () => {
    raw = await RawClient.start();
  });
  afterAll(() => raw.close());

  it('takes all of that at its largest', async () => {
    const long = 'x'.repeat(3_000);
    const options = times(25, (i) => ({ value: `${i}`, text: long, detail: long }));
    const rows = [
      ...times(4, (i) => menuRow({ ...component, args: [`${i}`] }, long, options)),
      ...buttonRows(
        times(
          5,
          (i) => button({ ...component, args: [`b${i}`] }, { text: long }) as APIButtonComponentWithCustomId,
        ),
      ),
    ];
    const { content, components } = toPayload({ content: long, rows }, null);
    expect((await raw.message({ content, components })).status).toBe(200);
  });

  it('takes every form in every language', async () => {
    await raw.commands([{ name: 'settings', description: 'Settings' }]);
    for (const speak of [t, ...translations.values()]) {
      const ours = [...MY_FORMS.values(), ...SERVER_FORMS.values()].map(({ title, lines }) => ({
        title: title(speak),
        lines: lines(speak),
      }));
      for (const { title, lines } of [
        ...ours,
        { title: speak('shuffles-form-title'), lines: wordLines(speak) },
      ]) {
        const next = raw.nextInteraction();
        const asking = raw.discord.user('ann').command(raw.hall, 'settings');
        const data = settingsForm(component, title, lines, {});
        expect(await raw.callback(await next, { type: 9, data })).toMatchObject({ status: 204 });
        await asking;
      }
      for (const game of games.keys()) {
        const next = raw.nextInteraction();
        const asking = raw.discord.user('ann').command(raw.hall, 'settings');
        const lobby = await room().tables.open({
          ...{ guildId: GUILD, channelId: CHANNEL, host: ada, game, theme: 'court', computers: 0 },
        });
        const data = tableSettingsForm(component, lobby, speak);
        expect(await raw.callback(await next, { type: 9, data })).toMatchObject({ status: 204 });
        await asking;
      }
    }
  });
});

it('a thread’s name has 100 characters and no more', async () => {
  const family = '👩‍👩‍👧‍👦';
  const room = 101 - t('discord-table-thread', { game: 'Artus', host: '' }).length;
  const families = Math.floor(room / family.length) - 1;
  const displayName = family.repeat(families) + 'x'.repeat(room - families * family.length);
  const on = await newStage({ playground: { users: [{ name: 'ann', displayName }] } });
  await on.playground.discord
    .user('ann')
    .command(on.channelId, 'table open', { game: 'artus', thread: true });
  const names = [...on.playground.discord.world.channels.values()].map(({ name }) => name.length);
  // Whole families; the word after them doesn't fit.
  expect(Math.max(...names)).toBe(86);
  await on.close();
});
