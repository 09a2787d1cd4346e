import type { APIButtonComponentWithCustomId } from 'discord.js';
import type { AnyPainter, Setting } from '../../../render/painter.ts';
import { painters } from '../../../render/painters.ts';
import type { GameId } from '../../games/game.ts';
import { games } from '../../games/registry.ts';
import type { Say } from '../../i18n/fluent/say.ts';
import { type PlacedPage, pagesOf } from '../../telling/guide.ts';
import { sign, signInText } from '../../telling/markdown.ts';
import { guideOf, lessons } from '../../telling/registry.ts';
import type { LatePicture, Message, Row } from '../answers/message.ts';
import { button, buttonRows, menuRow, type Press } from '../choices/controls.ts';
import { pagePicture } from './example.ts';
import type { Pictures } from './pictures.ts';

/** Who reads the rules, and with what pictures are drawn. */
export interface Reading extends Setting {
  readonly pictures: Pictures;
}

/** ID of the chapter that names the places on the table, in games that have one. */
const TABLE = 'table';

const press = (...args: string[]): Press => ({ tableId: null, revision: 0, verb: 'rules', args });

export const gameOf = (id: string | null | undefined): GameId | null =>
  [...games.keys()].find((game) => game === id) ?? null;

/** Opens a game's first chapter. */
export function howToPlay(game: GameId, say: Say): APIButtonComponentWithCustomId {
  const [first] = Object.keys(guideOf(game).handbook(say).chapters);
  return button(press(game, first!), { text: say('people-button-how-to-play') });
}

/** A button for each game's rules. */
const rulesButtons = (say: Say): Row[] =>
  buttonRows(
    [...games.keys()].map((game) =>
      button(press(game), { text: say('rules-button-of', { game: guideOf(game).title(say) }) }),
    ),
  );

/** The rules of all games. */
export const allRules = (say: Say, note = say('rules-which-game')): Message => ({
  content: [say('rules-title'), note].join('\n'),
  rows: rulesButtons(say),
});

/** A page of a game's rules with its picture and ways to the others; the overview if there's no such page. */
export function rulesMessage(game: GameId, id: string | null, reading: Reading): Message {
  const { say } = reading;
  const guide = guideOf(game);
  const pages = pagesOf(guide.handbook(say));
  const at = pages.findIndex((page) => page.id === id);
  const page = pages[at] ?? null;
  const mark = page ? signOf(game, page, painters.get(game)!) : undefined;
  const lines = page ? pageLines(page, pages, say) : overviewLines(game, pages, say);
  return {
    content: [
      say('rules-heading', {
        game: guide.title(say),
        page: page ? titled(page.title, mark) : say('rules-overview'),
      }),
      ...(page || id === null ? [] : [say('rules-gone'), '']),
      ...lines,
    ].join('\n'),
    picture: pictureOf(game, page, reading),
    rows: [...menus(game, pages, page, painters.get(game)!, say), ...turning(game, pages, at, say)],
  };
}

/** The sign of the card, character or piece that a page is about; absent if there's none. */
function signOf(game: GameId, { id }: PlacedPage, { emoji }: AnyPainter): string | undefined {
  const [pile = id] = id.split(':');
  const found = [id, pile].map((each) => `${game}_${each}`).find((each) => emoji.has(each));
  return found && sign(found, emoji.get(found)!.unicode);
}

const titled = (title: string, mark: string | undefined): string =>
  mark === undefined ? title : `${signInText(mark)} ${title}`;

/** A page's picture; without a page, the table with a legend. */
export function pictureOf(game: GameId, page: PlacedPage | null, reading: Reading): LatePicture {
  const { say, theme, pictures } = reading;
  const guide = guideOf(game);
  const shown = page ?? pagesOf(guide.handbook(say)).find(({ id }) => id === TABLE) ?? null;
  return pictures.late(`${game}-rules`, pagePicture(game, guide, shown, painters.get(game)!, { say, theme }));
}

/** A page's text, and where it stands among those of its kind. */
function pageLines(page: PlacedPage, pages: readonly PlacedPage[], say: Say): string[] {
  const same = pages.filter(({ group }) => group === page.group);
  const kind = page.group?.title ?? say('rules-chapters');
  return [
    page.text,
    '',
    say('rules-page', { group: kind, page: same.indexOf(page) + 1, pages: same.length }),
  ];
}

function overviewLines(game: GameId, pages: readonly PlacedPage[], say: Say): string[] {
  const chapters = pages.filter(({ group }) => group === null);
  return [
    guideOf(game).about(say),
    '',
    chapters
      .map(({ title }) => title)
      .map((title, index) => say('rules-contents-line', { number: index + 1, title }))
      .join('\n'),
    '',
    say('rules-search'),
  ];
}

/** A menu of chapters, and one for each group. */
function menus(
  game: GameId,
  pages: readonly PlacedPage[],
  now: PlacedPage | null,
  painter: AnyPainter,
  say: Say,
): Row[] {
  return [...new Set(pages.map(({ group }) => group))].map((group, index) =>
    menuRow(
      press(game, `menu${index}`),
      say('rules-menu', { group: group?.title ?? say('rules-chapters') }),
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
function turning(game: GameId, pages: readonly PlacedPage[], at: number, say: Say): Row[] {
  const turn = (to: number, text: string, name: string) =>
    button(press(game, pages[to]?.id ?? '', name), { text }, !pages[to]);
  return buttonRows([
    turn(at - 1, say('discord-button-previous'), 'previous'),
    turn(at + 1, say('discord-button-next'), 'next'),
    button(press(game), { text: say('rules-button-overview') }, at < 0),
  ]);
}

/** The value of a press that asks for the bot itself, whatever the channel plays. */
export const ABOUT_THE_BOT = 'bot';

/** What the bot is and where the rules are. */
export function helpMessage(say: Say): Message {
  const abouts = [...games.keys()].map((id) => {
    const guide = guideOf(id);
    return say('language-colon', { head: `**${guide.title(say)}**`, text: guide.about(say) });
  });
  return {
    content: [
      `## ${say('discord-help-title')}`,
      [
        say('discord-help-about'),
        ...abouts,
        say('discord-help-learn'),
        say('discord-help-begin'),
        say('discord-help-play'),
        say('discord-help-rules'),
        say('discord-help-commands'),
        say('discord-help-privacy'),
      ].join('\n\n'),
    ].join('\n'),
    rows: [
      ...rulesButtons(say),
      ...buttonRows([button(learnPress(LEARN.menu), { text: say('learn-button-learn') })]),
    ],
  };
}

/** The same for one game, with a picture that names what's on its table. */
export function gameHelp(game: GameId, reading: Reading): Message {
  const { say } = reading;
  const guide = guideOf(game);
  const open = `/${say('commands-table')} ${say('commands-table-open')} ${say('commands-table-open-game')}:${guide.title(say)}`;
  const about = { tableId: null, revision: 0, verb: 'help', args: [ABOUT_THE_BOT] } as const;
  return {
    content: [
      say('rules-heading', { game: say('discord-help-title'), page: guide.title(say) }),
      [
        guide.about(say),
        say('discord-help-learn'),
        say('discord-help-begin-game', { open }),
        say('discord-help-play'),
        say('discord-help-rules-game'),
      ].join('\n\n'),
    ].join('\n'),
    picture: pictureOf(game, null, reading),
    rows: buttonRows([
      howToPlay(game, say),
      ...learnButton(game, say),
      button(about, { text: say('rules-button-about') }),
    ]),
  };
}

/** What a button of a lesson does; its args begin with one of these. */
export const LEARN = { menu: 'menu', at: 'at', answer: 'say', stop: 'stop', open: 'open' } as const;

/** A press that says all about itself: game, step, answer. */
export const learnPress = (...args: string[]): Press => ({ tableId: null, revision: 0, verb: 'learn', args });

/** The button that begins a game's lesson; none if it has no lesson. */
export function learnButton(game: GameId, say: Say) {
  if (!lessons.has(game)) return [];
  return [button(learnPress(LEARN.at, game), { text: say('learn-button-learn') })];
}
