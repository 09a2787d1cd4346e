import { type Command, entry, inServers } from '../src/discord/handlers/command.ts';
import { hand as openHand } from '../src/discord/handlers/play.ts';
import { tableMeant } from '../src/discord/handlers/table-meant.ts';

export const hand: Command = {
  data: { ...inServers, ...entry('commands-hand') },
  audience: () => 'oneself',
  run: async (request) => openHand(request, await tableMeant(request)),
};
