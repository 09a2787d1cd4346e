import { type Command, entry, inServers } from '../src/discord/handlers/command.ts';
import { practiseOwn } from '../src/discord/handlers/practise.ts';

export const practise: Command = {
  data: { ...inServers, ...entry('commands-practise') },
  audience: () => 'oneself',
  run: (request) => practiseOwn(request),
};
