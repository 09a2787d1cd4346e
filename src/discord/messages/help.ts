import { games } from '../../games/registry.ts';
import type { Words } from '../../i18n/index.ts';
import type { Message } from '../answers/message.ts';
import { button, buttonRows, menuRow } from '../choices/controls.ts';
import type { HelpPage } from '../guides/guide.ts';
import { guideOf } from '../guides/registry.ts';

/** All pages: an introduction to the bot, then each game's. */
export function helpPages(words: Words): readonly HelpPage[] {
  const say = words.discord.help;
  const about = [...games.keys()].map((id) => {
    const guide = guideOf(id);
    return `**${guide.title(words)}**: ${guide.about(words)}`;
  });
  const ofGames = [...games.keys()].flatMap((id) => {
    const guide = guideOf(id);
    return guide
      .help(words)
      .map(({ title, text }) => ({ title: say.heading(guide.title(words), title), text }));
  });
  return [{ title: say.title, text: say.overview(about) }, ...ofGames];
}

/** Number of a game's first page. */
export function helpPageOf(game: string, words: Words): number {
  let page = 1;
  for (const id of games.keys()) {
    if (id === game) return page;
    page += guideOf(id).help(words).length;
  }
  return 0;
}

/** One page, with a menu of all pages and buttons to the next and previous. Out of range, it's the first. */
export function helpMessage(page: number, words: Words): Message {
  const pages = helpPages(words);
  const at = pages[page] ? page : 0;
  const { title, text } = pages[at]!;
  const { button: names, help } = words.discord;
  const press = (...args: string[]) => ({ tableId: null, revision: 0, verb: 'help' as const, args });
  const turn = (to: number, label: string) => button(press(String(to)), { text: label }, !pages[to]);
  return {
    content: [`## ${title}`, text, '', help.page(at + 1, pages.length)].join('\n'),
    rows: [
      menuRow(
        press(),
        help.choose,
        pages.slice(0, 25).map((each, index) => ({ value: String(index), text: each.title })),
      ),
      ...buttonRows([turn(at - 1, names.previous), turn(at + 1, names.next)]),
    ],
  };
}
