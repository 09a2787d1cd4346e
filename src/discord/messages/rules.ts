import type { APIButtonComponentWithCustomId } from 'discord.js';
import type { AnyPainter, Setting } from '../../../render/painter.ts';
import { pagePicture } from '../../faces/example.ts';
import { type PlacedPage, pagesOf } from '../../faces/guide.ts';
import { sign, signInText } from '../../faces/markdown.ts';
import { guideOf, lessons } from '../../faces/registry.ts';
import type { GameId } from '../../games/game.ts';
import { games } from '../../games/registry.ts';
import type { Words } from '../../i18n/index.ts';
import type { LatePicture, Message, Row } from '../answers/message.ts';
import { button, buttonRows, menuRow, type Press } from '../choices/controls.ts';
import type { PainterOf, Pictures } from './pictures.ts';

/** Who reads the rules, and with what pictures are drawn. */
export interface Reading extends Setting {
  readonly pictures: Pictures;
  readonly painterOf: PainterOf;
}

/** ID of the chapter that names the places on the table, in games that have one. */
const TABLE = 'table';

const press = (...args: string[]): Press => ({ tableId: null, revision: 0, verb: 'rules', args });

export const gameOf = (id: string | null | undefined): GameId | null =>
  [...games.keys()].find((game) => game === id) ?? null;

/** Opens a game's first chapter. */
export function howToPlay(game: GameId, words: Words): APIButtonComponentWithCustomId {
  const [first] = Object.keys(guideOf(game).handbook(words).chapters);
  return button(press(game, first!), { text: words.people.button.howToPlay });
}

/** A button for each game's rules. */
const rulesButtons = (words: Words): Row[] =>
  buttonRows(
    [...games.keys()].map((game) =>
      button(press(game), { text: words.rules.button.of(guideOf(game).title(words)) }),
    ),
  );

/** The rules of all games. */
export const allRules = (words: Words, note = words.rules.whichGame): Message => ({
  content: [words.rules.title, note].join('\n'),
  rows: rulesButtons(words),
});

/** A page of a game's rules with its picture and ways to the others; the overview if there's no such page. */
export function rulesMessage(game: GameId, id: string | null, reading: Reading): Message {
  const { words, painterOf } = reading;
  const guide = guideOf(game);
  const pages = pagesOf(guide.handbook(words));
  const at = pages.findIndex((page) => page.id === id);
  const page = pages[at] ?? null;
  const mark = page ? signOf(game, page, painterOf(game)) : undefined;
  const lines = page ? pageLines(page, pages, words) : overviewLines(game, pages, words);
  return {
    content: [
      words.rules.heading(guide.title(words), page ? titled(page.title, mark) : words.rules.overview),
      ...(page || id === null ? [] : [words.rules.gone, '']),
      ...lines,
    ].join('\n'),
    picture: pictureOf(game, page, reading),
    rows: [...menus(game, pages, page, painterOf(game), words), ...turning(game, pages, at, words)],
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
  const { words, theme, pictures, painterOf } = reading;
  const guide = guideOf(game);
  const shown = page ?? pagesOf(guide.handbook(words)).find(({ id }) => id === TABLE) ?? null;
  return pictures.late(`${game}-rules`, pagePicture(game, guide, shown, painterOf(game), { words, theme }));
}

/** A page's text, and where it stands among those of its kind. */
function pageLines(page: PlacedPage, pages: readonly PlacedPage[], words: Words): string[] {
  const same = pages.filter(({ group }) => group === page.group);
  const kind = page.group?.title ?? words.rules.chapters;
  return [page.text, '', words.rules.page(kind, same.indexOf(page) + 1, same.length)];
}

function overviewLines(game: GameId, pages: readonly PlacedPage[], words: Words): string[] {
  const chapters = pages.filter(({ group }) => group === null);
  return [
    guideOf(game).about(words),
    '',
    words.rules.contents(chapters.map(({ title }) => title)),
    '',
    words.rules.search,
  ];
}

/** A menu of chapters, and one for each group. */
function menus(
  game: GameId,
  pages: readonly PlacedPage[],
  now: PlacedPage | null,
  painter: AnyPainter,
  words: Words,
): Row[] {
  return [...new Set(pages.map(({ group }) => group))].map((group, index) =>
    menuRow(
      press(game, `menu${index}`),
      words.rules.menu(group?.title ?? words.rules.chapters),
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
function turning(game: GameId, pages: readonly PlacedPage[], at: number, words: Words): Row[] {
  const { previous, next } = words.discord.button;
  const turn = (to: number, text: string, name: string) =>
    button(press(game, pages[to]?.id ?? '', name), { text }, !pages[to]);
  return buttonRows([
    turn(at - 1, previous, 'previous'),
    turn(at + 1, next, 'next'),
    button(press(game), { text: words.rules.button.overview }, at < 0),
  ]);
}

/** The value of a press that asks for the bot itself, whatever the channel plays. */
export const ABOUT_THE_BOT = 'bot';

/** What the bot is and where the rules are. */
export function helpMessage(words: Words): Message {
  const { title, overview } = words.discord.help;
  const abouts = [...games.keys()].map((id) => {
    const guide = guideOf(id);
    return words.language.colon(`**${guide.title(words)}**`, guide.about(words));
  });
  return { content: [`## ${title}`, overview(abouts)].join('\n'), rows: rulesButtons(words) };
}

/** The same for one game, with a picture that names what's on its table. */
export function gameHelp(game: GameId, reading: Reading): Message {
  const { words } = reading;
  const { title, game: text } = words.discord.help;
  const guide = guideOf(game);
  const { table } = words.commands;
  const open = `/${table.name} ${table.open.name} ${table.open.game.name}:${guide.title(words)}`;
  const about = { tableId: null, revision: 0, verb: 'help', args: [ABOUT_THE_BOT] } as const;
  return {
    content: [words.rules.heading(title, guide.title(words)), text(guide.about(words), open)].join('\n'),
    picture: pictureOf(game, null, reading),
    rows: buttonRows([howToPlay(game, words), button(about, { text: words.rules.button.about })]),
  };
}

/** What a button of a lesson does; its args begin with one of these. */
export const LEARN = { menu: 'menu', at: 'at', answer: 'say', stop: 'stop', open: 'open' } as const;

/** A press that says all about itself: game, step, answer. */
export const learnPress = (...args: string[]): Press => ({
  tableId: null,
  revision: 0,
  verb: 'learn',
  args,
});

/** The button that begins a game's lesson; none if it has no lesson. */
export function learnButton(game: GameId, words: Words) {
  if (!lessons.has(game)) return [];
  return [button(learnPress(LEARN.at, game), { text: words.learn.button.learn })];
}
