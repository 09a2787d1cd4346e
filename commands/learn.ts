import { ApplicationCommandOptionType } from 'discord.js';
import { anywhere, type Command, choice, entry } from '../src/discord/handlers/command.ts';
import { learnGame } from '../src/discord/handlers/learning.ts';
import { guideOf, lessons } from '../src/faces/registry.ts';

const game = entry('commands-learn-game');

export const learn: Command = {
  data: {
    ...anywhere,
    ...entry('commands-learn'),
    options: [
      {
        type: ApplicationCommandOptionType.String,
        ...game,
        choices: [...lessons.values()].map((lesson) =>
          choice(lesson.game, (say) => guideOf(lesson.game).title(say)),
        ),
      },
    ],
  },
  audience: () => 'oneself',
  run: (request) => learnGame(request, request.interaction.options.getString(game.name)),
};
