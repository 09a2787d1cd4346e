import { ApplicationCommandOptionType } from 'discord.js';
import { type Command, entry, inServers } from '../src/discord/handlers/command.ts';
import { showMe } from '../src/discord/handlers/settings/me.ts';
import { showServer } from '../src/discord/handlers/settings/server.ts';

const me = entry('commands-settings-me');
const server = entry('commands-settings-server');

export const settings: Command = {
  data: {
    ...inServers,
    ...entry('commands-settings'),
    options: [me, server].map((names) => ({ type: ApplicationCommandOptionType.Subcommand, ...names })),
  },
  audience: () => 'oneself',
  run: async (request) => {
    const isServers = request.interaction.options.getSubcommand() === server.name;
    await (isServers ? showServer(request) : showMe(request));
  },
};
