import { guideOf } from '../../faces/registry.ts';
import type { GameId } from '../../games/game.ts';
import { games } from '../../games/registry.ts';
import type { Say } from '../../i18n/fluent/say.ts';
import type { Message } from '../answers/message.ts';
import { button, buttonRows } from '../choices/controls.ts';
import { howToPlay, pictureOf, type Reading, rulesButtons } from './rules.ts';

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
      ].join('\n\n'),
    ].join('\n'),
    rows: rulesButtons(say),
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
    rows: buttonRows([howToPlay(game, say), button(about, { text: say('rules-button-about') })]),
  };
}
