import type { APIButtonComponentWithCustomId } from 'discord.js';
import type { AnyPainter, Style } from '../../../render/painter.ts';
import { painters } from '../../../render/painters.ts';
import type { GameId } from '../../games/game.ts';
import { games } from '../../games/registry.ts';
import type { Translate } from '../../i18n/fluent/translate.ts';
import { allPages, type PlacedPage } from '../../telling/guide.ts';
import { emojiName, signInText } from '../../telling/markdown.ts';
import { getGuide, lessons } from '../../telling/registry.ts';
import type { LatePicture, Message, Row } from '../answers/message.ts';
import { button, buttonRows, type ComponentData, menuRow } from '../choices/controls.ts';
import { pagePicture } from './example.ts';
import type { Pictures } from './pictures.ts';

/** Who reads the rules, and what draws the pictures. */
export interface Reading extends Style {
  readonly pictures: Pictures;
}

/** ID of the chapter that names the places on the table, in games that have one. */
const TABLE = 'table';

const press = (...args: string[]): ComponentData => ({ tableId: null, revision: 0, verb: 'rules', args });

export const parseGameId = (id: string | null | undefined): GameId | null =>
  [...games.keys()].find((game) => game === id) ?? null;

/** Opens a game's first chapter. */
export function howToPlay(game: GameId, t: Translate): APIButtonComponentWithCustomId {
  const [first] = Object.keys(getGuide(game).handbook(t).chapters);
  return button(press(game, first!), { text: t('people-button-how-to-play') });
}

/** A button for each game's rules. */
const rulesButtons = (t: Translate): Row[] =>
  buttonRows(
    [...games.keys()].map((game) =>
      button(press(game), { text: t('rules-button-of', { game: getGuide(game).title(t) }) }),
    ),
  );

/** The rules of all games. */
export const allRules = (t: Translate, note = t('rules-which-game')): Message => ({
  content: [t('rules-title'), note].join('\n'),
  rows: rulesButtons(t),
});

/** A page of a game's rules with its picture and ways to the others; the overview if there's no such page. */
export function rulesMessage(game: GameId, id: string | null, reading: Reading): Message {
  const { t } = reading;
  const guide = getGuide(game);
  const pages = allPages(guide.handbook(t));
  const at = pages.findIndex((page) => page.id === id);
  const page = pages[at] ?? null;
  const mark = page ? signOf(game, page, painters.get(game)!) : undefined;
  const lines = page ? pageLines(page, pages, t) : overviewLines(game, pages, t);
  return {
    content: [
      t('rules-heading', {
        game: guide.title(t),
        page: page ? titled(page.title, mark) : t('rules-overview'),
      }),
      ...(page || id === null ? [] : [t('rules-gone'), '']),
      ...lines,
    ].join('\n'),
    picture: rulePicture(game, page, reading),
    rows: [...menus(game, pages, page, painters.get(game)!, t), ...turning(game, pages, at, t)],
  };
}

/** The sign of the card, character or piece that a page is about; absent if there's none. */
function signOf(game: GameId, { id }: PlacedPage, { emoji }: AnyPainter): string | undefined {
  const [pile = id] = id.split(':');
  const found = [id, pile].map((each) => `${game}_${each}`).find((each) => emoji.has(each));
  return found && emojiName(found, emoji.get(found)!.unicode);
}

const titled = (title: string, mark: string | undefined): string =>
  mark === undefined ? title : `${signInText(mark)} ${title}`;

/** A page's picture; without a page, the table with a legend. */
export function rulePicture(game: GameId, page: PlacedPage | null, reading: Reading): LatePicture {
  const { t, theme, pictures } = reading;
  const guide = getGuide(game);
  const shown = page ?? allPages(guide.handbook(t)).find(({ id }) => id === TABLE) ?? null;
  return pictures.late(`${game}-rules`, pagePicture(game, guide, shown, painters.get(game)!, { t, theme }));
}

/** A page's text, and where it stands among those of its kind. */
function pageLines(page: PlacedPage, pages: readonly PlacedPage[], t: Translate): string[] {
  const same = pages.filter(({ group }) => group === page.group);
  const kind = page.group?.title ?? t('rules-chapters');
  return [page.text, '', t('rules-page', { group: kind, page: same.indexOf(page) + 1, pages: same.length })];
}

function overviewLines(game: GameId, pages: readonly PlacedPage[], t: Translate): string[] {
  const chapters = pages.filter(({ group }) => group === null);
  return [
    getGuide(game).about(t),
    '',
    chapters
      .map(({ title }) => title)
      .map((title, index) => t('rules-contents-line', { number: index + 1, title }))
      .join('\n'),
    '',
    t('rules-search'),
  ];
}

/** A menu of chapters, and one for each group. */
function menus(
  game: GameId,
  pages: readonly PlacedPage[],
  now: PlacedPage | null,
  painter: AnyPainter,
  t: Translate,
): Row[] {
  return [...new Set(pages.map(({ group }) => group))].map((group, index) =>
    menuRow(
      press(game, `menu${index}`),
      t('rules-menu', { group: group?.title ?? t('rules-chapters') }),
      pages
        .filter((page) => page.group === group)
        .map((page) => {
          const emoji = signOf(game, page, painter);
          return { value: page.id, text: page.title, chosen: page === now, ...(emoji ? { emoji } : {}) };
        }),
    ),
  );
}

/** The last part of an ID keeps the three apart. @param at -1 for the overview, before the first page */
function turning(game: GameId, pages: readonly PlacedPage[], at: number, t: Translate): Row[] {
  const turn = (to: number, text: string, name: string) =>
    button(press(game, pages[to]?.id ?? '', name), { text }, !pages[to]);
  return buttonRows([
    turn(at - 1, t('discord-button-previous'), 'previous'),
    turn(at + 1, t('discord-button-next'), 'next'),
    button(press(game), { text: t('rules-button-overview') }, at < 0),
  ]);
}

/** The value of a press that asks for the bot itself, whatever the channel plays. */
export const ABOUT_THE_BOT = 'bot';

/** What the bot is and where the rules are. */
export function helpMessage(t: Translate): Message {
  const abouts = [...games.keys()].map((id) => {
    const guide = getGuide(id);
    return t('language-colon', { head: `**${guide.title(t)}**`, text: guide.about(t) });
  });
  return {
    content: [
      `## ${t('discord-help-title')}`,
      [
        t('discord-help-about'),
        ...abouts,
        t('discord-help-learn'),
        t('discord-help-begin'),
        t('discord-help-play'),
        t('discord-help-rules'),
        t('discord-help-commands'),
        t('discord-help-privacy'),
      ].join('\n\n'),
    ].join('\n'),
    rows: [
      ...rulesButtons(t),
      ...buttonRows([button(learnComponent(LEARN.menu), { text: t('learn-button-learn') })]),
    ],
  };
}

/** The same for one game, with a picture that names what's on its table. */
export function gameHelp(game: GameId, reading: Reading): Message {
  const { t } = reading;
  const guide = getGuide(game);
  const open = `/${t('commands-table')} ${t('commands-table-open')} ${t('commands-table-open-game')}:${guide.title(t)}`;
  const about = { tableId: null, revision: 0, verb: 'help', args: [ABOUT_THE_BOT] } as const;
  return {
    content: [
      t('rules-heading', { game: t('discord-help-title'), page: guide.title(t) }),
      [
        guide.about(t),
        t('discord-help-learn'),
        t('discord-help-begin-game', { open }),
        t('discord-help-play'),
        t('discord-help-rules-game'),
      ].join('\n\n'),
    ].join('\n'),
    picture: rulePicture(game, null, reading),
    rows: buttonRows([
      howToPlay(game, t),
      ...learnButton(game, t),
      button(about, { text: t('rules-button-about') }),
    ]),
  };
}

/** What a button of a lesson does; its args begin with one of these. */
export const LEARN = { menu: 'menu', at: 'at', answer: 'say', stop: 'stop', open: 'open' } as const;

/** A press that says all about itself: game, step, answer. */
export const learnComponent = (...args: string[]): ComponentData => ({
  tableId: null,
  revision: 0,
  verb: 'learn',
  args,
});

/** The button that begins a game's lesson; none if it has no lesson. */
export function learnButton(game: GameId, t: Translate) {
  if (!lessons.has(game)) return [];
  return [button(learnComponent(LEARN.at, game), { text: t('learn-button-learn') })];
}
