import { type Command, entry, inServers } from '../src/discord/handlers/command.ts';
import { hand as openHand } from '../src/discord/handlers/play.ts';

export const hand: Command = {
  data: { ...inServers, ...entry(({ commands }) => commands.hand) },
  audience: () => 'oneself',
  run: async (request) => {
    const table = await request.context.tables.inChannel(request.interaction.channelId);
    await openHand(request, table.id);
  },
};
