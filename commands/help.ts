import { anywhere, type Command, entry, gameOption } from '../src/discord/handlers/command.ts';
import { helpOn } from '../src/discord/handlers/rules.ts';

const game = entry('commands-help-game');

export const help: Command = {
  data: { ...anywhere, ...entry('commands-help'), options: [gameOption(game)] },
  audience: () => 'oneself',
  run: async (request) => {
    const asked = request.interaction.options.getString(game.name);
    await request.answer.toOneself(await helpOn(request, asked));
  },
};
