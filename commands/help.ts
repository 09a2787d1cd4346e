import { ApplicationCommandOptionType } from 'discord.js';
import { anywhere, type Command, choice, entry } from '../src/discord/handlers/command.ts';
import { helpOn } from '../src/discord/handlers/rules.ts';
import { guideOf } from '../src/faces/registry.ts';
import { games } from '../src/games/registry.ts';

const game = entry('commands-help-game');

export const help: Command = {
  data: {
    ...anywhere,
    ...entry('commands-help'),
    options: [
      {
        type: ApplicationCommandOptionType.String,
        ...game,
        choices: [...games.keys()].map((id) => choice(id, (say) => guideOf(id).title(say))),
      },
    ],
  },
  audience: () => 'oneself',
  run: async (request) => {
    const asked = request.interaction.options.getString(game.name);
    await request.answer.toOneself(await helpOn(request, asked));
  },
};
