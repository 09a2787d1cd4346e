import { ApplicationCommandOptionType } from 'discord.js';
import { type Command, choiceOption, entry, inServers } from '../src/discord/handlers/command.ts';
import { listGames, listResults } from '../src/discord/handlers/lists.ts';
import { GAMES_FILTERS } from '../src/discord/messages/games.ts';

const filter = entry('commands-games-filter');
const person = entry('commands-games-person');

export const games: Command = {
  data: {
    ...inServers,
    ...entry('commands-games'),
    options: [
      choiceOption(filter, GAMES_FILTERS, (id, t) => t(`commands-games-filter.${id}`)),
      { type: ApplicationCommandOptionType.User, ...person },
    ],
  },
  audience: () => 'oneself',
  run: async (request) => {
    const of = request.interaction.options.getUser(person.name);
    if (of) return listResults(request, { userId: of.id, name: of.displayName });
    const asked = request.interaction.options.getString(filter.name);
    await listGames(request, GAMES_FILTERS.find((id) => id === asked) ?? GAMES_FILTERS[0], 0);
  },
};
