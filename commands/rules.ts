import { ApplicationCommandOptionType } from 'discord.js';
import { anywhere, type Command, entry, gameOption } from '../src/discord/handlers/command.ts';
import { lookUp, suggestRules } from '../src/discord/handlers/rules.ts';

const game = entry('commands-rules-game');
const about = entry('commands-rules-about');

export const rules: Command = {
  data: {
    ...anywhere,
    ...entry('commands-rules'),
    options: [gameOption(game), { type: ApplicationCommandOptionType.String, ...about, autocomplete: true }],
  },
  audience: () => 'oneself',
  run: (request) => {
    const { options } = request.interaction;
    return lookUp(request, { game: options.getString(game.name), about: options.getString(about.name) });
  },
  complete: (request) => suggestRules(request, request.interaction.options.getString(game.name)),
};
