import { ApplicationCommandOptionType } from 'discord.js';
import { guideOf } from '../src/discord/guides/registry.ts';
import { anywhere, type Command, choice, entry } from '../src/discord/handlers/command.ts';
import { helpMessage, helpPageOf } from '../src/discord/messages/help.ts';
import { games } from '../src/games/registry.ts';

const game = entry(({ commands }) => commands.help.game);

export const help: Command = {
  data: {
    ...anywhere,
    ...entry(({ commands }) => commands.help),
    options: [
      {
        type: ApplicationCommandOptionType.String,
        ...game,
        choices: [...games.keys()].map((id) => choice(id, (words) => guideOf(id).title(words))),
      },
    ],
  },
  audience: () => 'oneself',
  run: async ({ interaction, answer, words }) => {
    const asked = interaction.options.getString(game.name);
    await answer.toOneself(helpMessage(asked === null ? 0 : helpPageOf(asked, words), words));
  },
};
