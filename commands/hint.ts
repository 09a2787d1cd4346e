import { type Command, entry, inServers, tableMeant } from '../src/discord/handlers/command.ts';
import { showHint as giveHint } from '../src/discord/handlers/play.ts';

export const hint: Command = {
  data: { ...inServers, ...entry('commands-hint') },
  audience: () => 'oneself',
  run: async (request) => giveHint(request, await tableMeant(request)),
};
