import { guideOf } from '../../faces/registry.ts';
import type { GameId } from '../../games/game.ts';
import { games } from '../../games/registry.ts';
import type { Words } from '../../i18n/index.ts';
import type { Message } from '../answers/message.ts';
import { button, buttonRows } from '../choices/controls.ts';
import { howToPlay, pictureOf, type Reading, rulesButtons } from './rules.ts';

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
