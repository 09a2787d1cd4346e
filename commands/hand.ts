import { type Command, entry, inServers } from '../src/discord/command.ts';
import { hand as openHand } from '../src/discord/presses/play.ts';

export const hand: Command = {
  data: { ...inServers, ...entry(({ commands }) => commands.hand) },
  audience: () => 'oneself',
  run: async (call) => {
    const table = await call.desk.tables.inChannel(call.interaction.channelId);
    await openHand(call, table.id);
  },
};
