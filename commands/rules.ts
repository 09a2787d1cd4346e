import { ApplicationCommandOptionType } from 'discord.js';
import { anywhere, type Command, choice, entry } from '../src/discord/handlers/command.ts';
import { lookUp, suggestRules } from '../src/discord/handlers/rules.ts';
import { guideOf } from '../src/faces/registry.ts';
import { games } from '../src/games/registry.ts';

const game = entry('commands-rules-game');
const about = entry('commands-rules-about');

export const rules: Command = {
  data: {
    ...anywhere,
    ...entry('commands-rules'),
    options: [
      {
        type: ApplicationCommandOptionType.String,
        ...game,
        choices: [...games.keys()].map((id) => choice(id, (say) => guideOf(id).title(say))),
      },
      { type: ApplicationCommandOptionType.String, ...about, autocomplete: true },
    ],
  },
  audience: () => 'oneself',
  run: (request) => {
    const { options } = request.interaction;
    return lookUp(request, { game: options.getString(game.name), about: options.getString(about.name) });
  },
  complete: (request) => suggestRules(request, request.interaction.options.getString(game.name)),
};
