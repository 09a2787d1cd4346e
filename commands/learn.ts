import { anywhere, type Command, entry, gameOption } from '../src/discord/handlers/command.ts';
import { learnGame } from '../src/discord/handlers/learning.ts';
import { lessons } from '../src/telling/registry.ts';

const game = entry('commands-learn-game');

export const learn: Command = {
  data: {
    ...anywhere,
    ...entry('commands-learn'),
    options: [
      gameOption(
        game,
        [...lessons.values()].map((lesson) => lesson.game),
      ),
    ],
  },
  audience: () => 'oneself',
  run: (request) => learnGame(request, request.interaction.options.getString(game.name)),
};
