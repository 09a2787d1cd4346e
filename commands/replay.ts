import { ApplicationCommandOptionType } from 'discord.js';
import { type Command, entry, inServers } from '../src/discord/handlers/command.ts';
import { completeFinished, replayGame } from '../src/discord/handlers/look-back.ts';

const game = entry('commands-replay-game');

export const replay: Command = {
  data: {
    ...inServers,
    ...entry('commands-replay'),
    options: [{ type: ApplicationCommandOptionType.String, ...game, autocomplete: true }],
  },
  audience: () => 'oneself',
  run: (request) => replayGame(request, request.interaction.options.getString(game.name)),
  complete: completeFinished,
};
