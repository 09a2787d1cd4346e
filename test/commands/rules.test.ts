import { type APIMessage, MessageFlags } from 'discord-api-types/v10';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { encodeCustomId } from '../../src/discord/choices/controls.ts';
import { GAME_IDS, type GameId } from '../../src/games/game.ts';
import { games } from '../../src/games/registry.ts';
import { translator } from '../../src/i18n/index.ts';
import { cardName } from '../../src/telling/artus/sentences.ts';
import { allPages } from '../../src/telling/guide.ts';
import { getGuide } from '../../src/telling/registry.ts';
import { startTable } from '../discord/fixtures/random-game.ts';
import { type Stage, stage } from '../discord/fixtures/stage.ts';
import { enabled, isPrivate, press } from '../discord/fixtures/stranger.ts';

const t = translator('en-US');

let on: Stage;
beforeEach(async () => {
  on = await stage({ playground: { limits: { requests: 100_000 } } });
});
afterEach(async () => {
  expect(on.playground.discord.refusals).toEqual([]);
  expect(on.faults()).toEqual([]);
  await on.close();
});

const ann = () => on.playground.discord.user('ann');
const pages = (game: GameId) => allPages(getGuide(game).handbook(t));
const titleOf = (game: GameId) => getGuide(game).title(t);
/** A page's heading, with or without the sign of what it's about. */
const heading = (game: GameId, title: string) => {
  const [before = '', after = ''] = t('rules-heading', { game: titleOf(game), page: '\n' }).split('\n');
  const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`${literal(before)}(\\S+ )?${literal(title + after)}\n`);
};

async function rules(values = {}, channelId = on.channelId): Promise<APIMessage> {
  return (await ann().command(channelId, 'rules', values)).message!;
}
async function suggested(typed: string, values = {}): Promise<string[]> {
  return (await ann().autocomplete(on.channelId, 'rules', 'about', typed, values)).choices!.map(
    ({ name }) => name,
  );
}
const picture = ({ attachments }: APIMessage) => attachments[0]?.description ?? '';

describe('/rules', () => {
  it.each(GAME_IDS)(
    'has every page of %s, each with a picture in words',
    { timeout: 60_000 },
    async (game) => {
      for (const { id, title, text } of pages(game)) {
        const message = await rules({ about: `${game}/${id}` });
        expect(message.content).toMatch(heading(game, title));
        expect(message.content).toContain(text);
        expect(picture(message).length).toBeGreaterThan(20);
        expect(isPrivate(message)).toBe(true);
      }
    },
  );

  it.each(GAME_IDS)('turns all pages of %s, and back to the overview', { timeout: 60_000 }, async (game) => {
    let message = await rules({ game });
    expect(message.content).toMatch(heading(game, t('rules-overview')));
    for (const { title } of pages(game)) {
      expect(message.content).not.toMatch(heading(game, title));
      message = (await press(ann(), message, t('discord-button-next'))).message!;
      expect(message.content).toMatch(heading(game, title));
    }
    expect(enabled(message).map(({ label }) => label)).not.toContain(t('discord-button-next'));
    message = (await press(ann(), message, t('discord-button-previous'))).message!;
    expect(message.content).toMatch(heading(game, pages(game).at(-2)!.title));
    message = (await press(ann(), message, t('rules-button-overview'))).message!;
    expect(message.content).toMatch(heading(game, t('rules-overview')));
    expect(picture(message).length).toBeGreaterThan(20);
  });

  it('has menus to all pages of a game', async () => {
    const message = await rules({ about: 'artus/goal' });
    const menus = enabled(message).filter(({ options }) => options);
    expect(menus.flatMap(({ options }) => options!.map(({ value }) => value))).toEqual(
      pages('artus').map(({ id }) => id),
    );
    const joker = (await ann().select(message, menus[1]!.custom_id, ['scoring:joker'])).message!;
    expect(joker.id).toBe(message.id);
    expect(joker.content).toContain(t('artus-card-help', { card: cardName('scoring:joker') }));
  });

  it('finds what somebody types without choosing from the list', async () => {
    expect((await rules({ about: 'coronation' })).content).toMatch(heading('artus', t('artus-rules-kings')));
    expect((await rules({ about: 'Excalibur' })).content).toMatch(heading('quests', 'Excalibur'));
    expect((await rules({ about: 'merlin', game: 'court' })).content).toMatch(heading('court', 'Merlin'));
    const none = await rules({ about: 'Monopoly *money*!' });
    expect(none.content).toContain('Nothing in the rules matches **Monopoly \\*money\\*\\!**');
    expect((await press(ann(), none, t('rules-button-of', { game: 'Artus' }))).message!.content).toMatch(
      heading('artus', t('rules-overview')),
    );
  });

  it('asks for the game where none is known, also in a direct message', async () => {
    for (const message of [await rules(), await rules({}, ann().directMessageId)]) {
      expect(message.content).toContain(t('rules-which-game'));
      expect(enabled(message).map(({ label }) => label)).toEqual(
        GAME_IDS.map((game) => t('rules-button-of', { game: titleOf(game) })),
      );
    }
    expect((await rules({ game: 'court' }, ann().directMessageId)).content).toContain(t('court-about'));
  });

  it('begins with the game of the channel', async () => {
    await ann().command(on.channelId, 'table open', { game: 'court' });
    expect((await rules()).content).toMatch(heading('court', t('rules-overview')));
    expect((await suggested('merlin'))[0]).toBe(
      t('rules-suggestion', { page: 'Merlin', game: t('court-title') }),
    );
    expect((await suggested(''))[0]).toContain(t('court-title'));
  });
});

describe('the search of /rules', () => {
  const inGame = (title: string, game: GameId) => t('rules-suggestion', { page: title, game: titleOf(game) });

  it.each([
    ['excalibur', [inGame('Excalibur', 'quests')]],
    ['Éxcalibùr', [inGame('Excalibur', 'quests')]],
    ['merlin', [inGame('Merlin', 'court'), inGame('Merlin', 'quests')]],
    ['joker', [inGame('Joker', 'artus'), inGame('Merlin', 'quests')]],
    ['3-6', [inGame('Knight 3–6', 'artus')]],
    ['displacement', [inGame('Moving and pushing', 'artus')]],
    ['black die', [inGame('With two, three or four players', 'court'), inGame('Dice', 'court')]],
    ['anticlockwise', [inGame('The table', 'artus'), inGame('Moving and pushing', 'artus')]],
    ['counter clockwise', [inGame('The table', 'artus'), inGame('Moving and pushing', 'artus')]],
  ])('finds “%s”', async (typed, best) => {
    expect((await suggested(typed)).slice(0, best.length)).toEqual(best);
  });

  it('keeps to the chosen game, whose pages need no name', async () => {
    expect((await suggested('merlin', { game: 'quests' }))[0]).toBe('Merlin');
    expect(await suggested('excalibur', { game: 'artus' })).toEqual([]);
    expect(await suggested('?!')).toEqual([]);
  });

  it('suggests at most as many as Discord shows', async () => {
    expect(await suggested('')).toHaveLength(25);
    expect(await suggested('the')).toHaveLength(25);
  });
});

describe('How to play', () => {
  it('opens the first chapter from the lobby and from the table, for oneself', async () => {
    const opened = await ann().command(on.channelId, 'table open', { game: 'quests', computers: 1 });
    const cleo = on.playground.discord.user('cleo');
    const first = heading('quests', pages('quests')[0]!.title);
    const fromLobby = (await press(cleo, opened.message!, t('people-button-how-to-play'))).message!;
    expect(fromLobby.flags! & MessageFlags.Ephemeral).toBeTruthy();
    expect(fromLobby.content).toMatch(first);
    const started = await press(ann(), opened.message!, t('discord-button-start'));
    const table = await started.messageWhere(({ attachments }) => attachments.length > 0);
    const fromTable = (await press(cleo, table, t('people-button-how-to-play'))).message!;
    expect(isPrivate(fromTable)).toBe(true);
    expect(fromTable.content).toMatch(first);
  });

  it.each(GAME_IDS)('is on the message of a running table of %s', async (game) => {
    await startTable(on, ['ann', 'ben'], { game, variant: games.get(game)!.variants[0]! });
    const table = ann()
      .visibleMessages(on.channelId)
      .findLast((message) => !isPrivate(message) && message.attachments.length > 0)!;
    expect(enabled(table).map(({ label }) => label)).toContain(t('people-button-how-to-play'));
  });
});

describe('a control that leads nowhere any more', () => {
  const id = (...args: string[]) => encodeCustomId({ tableId: null, revision: 0, verb: 'rules', args });

  it.each([
    ['a page that is gone', id('artus', 'no-such-page'), heading('artus', t('rules-overview'))],
    ['a game that is gone', id('chess', 'goal'), t('rules-title')],
    ['nothing at all', id(), t('rules-title')],
  ])('says so: %s', async (_, customId, title) => {
    const old = await rules({ game: 'artus' });
    const data = { custom_id: customId, component_type: 2 };
    const { message } = await ann().interact(on.channelId, { type: 3, message: old, data });
    expect(message!.content).toMatch(title);
    expect(message!.content).toContain(t('rules-gone'));
    expect(enabled(message!).length).toBeGreaterThan(2);
  });
});

describe('/help', () => {
  it('is short, and leads to the rules of each game, also in a direct message', async () => {
    const { message } = await ann().command(ann().directMessageId, 'help');
    expect(message!.content).toContain(t('discord-help-title'));
    const rulesOf = await press(ann(), message!, t('rules-button-of', { game: t('court-title') }));
    expect(rulesOf.message!.content).toMatch(heading('court', t('rules-overview')));
  });

  it('leads to the lessons, and to that of a game', async () => {
    const { message } = await ann().command(ann().directMessageId, 'help');
    const menu = await press(ann(), message!, t('learn-button-learn'));
    expect(menu.message!.content).toBe(t('learn-menu'));
    const help = await ann().command(on.channelId, 'help', { game: 'artus' });
    const lesson = await press(ann(), help.message!, t('learn-button-learn'));
    expect(lesson.message!.content).toContain(t('artus-lesson-table'));
  });

  it('answers buttons of older messages, which counted pages', async () => {
    const { message } = await ann().command(on.channelId, 'help');
    const custom_id = encodeCustomId({ tableId: null, revision: 0, verb: 'help', args: ['7'] });
    const data = { custom_id, component_type: 2 };
    const old = await ann().interact(on.channelId, { type: 3, message: message!, data });
    expect(old.message!.content).toContain(t('quests-about'));
  });

  it('opens with the game asked for, or with that of the channel', async () => {
    const help = async (values = {}) => (await ann().command(on.channelId, 'help', values)).message!;
    const title = (game: GameId) =>
      t('rules-heading', { game: t('discord-help-title'), page: titleOf(game) });
    expect((await help({ game: 'artus' })).content).toContain(title('artus'));
    await ann().command(on.channelId, 'table open', { game: 'quests' });
    const here = await help();
    expect(here.content).toContain(title('quests'));
    // Its picture names what's on the table.
    expect(picture(here)).toContain(`1: ${t('quests-rules-table.note-display')}`);
    expect((await press(ann(), here, t('people-button-how-to-play'))).message!.content).toMatch(
      heading('quests', pages('quests')[0]!.title),
    );
    const about = await press(ann(), await help(), t('rules-button-about'));
    expect(about.message!.content).toContain(t('artus-about'));
    expect(about.message!.content).toContain(t('quests-about'));
  });
});
