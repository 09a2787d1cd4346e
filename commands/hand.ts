import { type Command, entry, inServers, tableMeant } from '../src/discord/handlers/command.ts';
import { showOwnHand as openHand } from '../src/discord/handlers/hand.ts';

export const hand: Command = {
  data: { ...inServers, ...entry('commands-hand') },
  audience: () => 'oneself',
  run: async (request) => openHand(request, await tableMeant(request)),
};
