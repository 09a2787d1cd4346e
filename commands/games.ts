import { ApplicationCommandOptionType } from 'discord.js';
import { type Command, choice, entry, inServers } from '../src/discord/command.ts';
import { GAMES_FILTERS } from '../src/discord/messages/games.ts';
import { listGames } from '../src/discord/presses/lists.ts';

const filter = entry(({ commands }) => commands.games.filter);

export const games: Command = {
  data: {
    ...inServers,
    ...entry(({ commands }) => commands.games),
    options: [
      {
        type: ApplicationCommandOptionType.String,
        ...filter,
        choices: GAMES_FILTERS.map((id) => choice(id, ({ commands }) => commands.games.filter.choices[id])),
      },
    ],
  },
  audience: () => 'oneself',
  run: async (call) => {
    const asked = call.interaction.options.getString(filter.name);
    await listGames(call, GAMES_FILTERS.find((id) => id === asked) ?? GAMES_FILTERS[0], 0);
  },
};
